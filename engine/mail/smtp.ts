// Sends a letter by SMTP to the one address that messages go to. Nothing that a reader wrote stands in a header.

import type { MailMessage } from './mailbox.ts';

/** Why a letter was not taken, as nodemailer says it: `responseCode` is the server's reply, none where there was none. Its message may repeat the letter and the address. */
export interface SmtpFailure {
  readonly code?: string;
  readonly responseCode?: number;
}

export interface Sender {
  /** Settles once the other server has taken the letter; rejects with SmtpFailure. */
  readonly send: (letter: MailMessage) => Promise<void>;
  readonly close: () => void;
}

export interface SmtpSettings {
  readonly url: string;
  readonly to: string;
  readonly from: string;
}

/** A server may take its time after the last byte: to give up early would deliver twice. */
const PATIENCE = { connectionTimeout: 20_000, greetingTimeout: 30_000, socketTimeout: 600_000 };
const ADDRESS = /^[\p{L}\p{N}.!#$%&'*+/=?^_`{|}~-]+@[A-Za-z0-9.-]+$/u;

/** PORTAL_SMTP, PORTAL_MAIL_TO, PORTAL_MAIL_FROM; null without SMTP. Errors never repeat the address: it may hold a password. */
export function smtpFrom(env: Readonly<Record<string, string | undefined>>): SmtpSettings | null {
  const { PORTAL_SMTP: url = '', PORTAL_MAIL_TO: to = '', PORTAL_MAIL_FROM: from = '' } = env;
  if (url === '') return null;
  if (!/^smtps?:\/\//.test(url)) throw new Error('PORTAL_SMTP must begin with smtp:// or smtps://');
  if (!URL.canParse(url) || /%(?![0-9a-f]{2})/i.test(url))
    throw new Error(
      'PORTAL_SMTP is no address such as smtp://user:password@host:port; in a name or password %, :, /, @, ? and # are written as %25, %3A, %2F, %40, %3F and %23',
    );
  if (!ADDRESS.test(to))
    throw new Error('PORTAL_SMTP is set, and PORTAL_MAIL_TO is no mail address');
  if (!ADDRESS.test(from))
    throw new Error('PORTAL_SMTP is set, and PORTAL_MAIL_FROM is no mail address');
  return { url, to, from };
}

/** The mail library is loaded with the first letter. */
export function smtpSender({ url, to, from }: SmtpSettings): Sender {
  const open = async () => {
    // what sends letters is large, and there may be none to send
    const { createTransport } = await import('nodemailer');
    return createTransport({
      url: url.replace(/\?.*$/, ''),
      requireTLS: new URL(url).searchParams.get('tls') === 'required',
      ...PATIENCE,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  };
  let opened: ReturnType<typeof open> | null = null;
  const domain = from.slice(from.lastIndexOf('@') + 1);
  return {
    send: async ({ id, at, subject, text, files }) => {
      const transport = await (opened ??= open());
      await transport.sendMail({
        from,
        to,
        envelope: { from, to: [to] },
        subject,
        text,
        messageId: `<${id}@${domain}>`,
        date: new Date(at),
        attachments: files.map(({ name, type, content }) => ({
          filename: name,
          contentType: type,
          content: Buffer.from(content, 'base64'),
        })),
      });
    },
    close: () => void opened?.then((transport) => transport.close()),
  };
}
