// Sends a letter by SMTP to the one address that messages go to. Nothing that a reader wrote stands in a header.

import type { MailMessage } from './mailbox.ts';

export interface Sender {
  /** Settles once the other server has taken the letter; throws SmtpFailure. */
  readonly send: (letter: MailMessage) => Promise<void>;
  readonly close: () => void;
}

/** Why a letter was not taken, without a word of it: `status` is the server's reply, 0 where there was none. */
export class SmtpFailure extends Error {
  readonly code: string;
  readonly status: number;

  constructor(code: string, status: number) {
    super(`${code} ${status}`);
    this.name = 'SmtpFailure';
    this.code = code;
    this.status = status;
  }
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
  readServer(url);
  if (!ADDRESS.test(to))
    throw new Error('PORTAL_SMTP is set, and PORTAL_MAIL_TO is no mail address');
  if (!ADDRESS.test(from))
    throw new Error('PORTAL_SMTP is set, and PORTAL_MAIL_FROM is no mail address');
  return { url, to, from };
}

/** The URL's own errors would show the whole text, password and all, to whoever reads the log. */
function readServer(text: string) {
  try {
    const { hostname: host, port, protocol, username, password, searchParams } = new URL(text);
    const auth =
      username === ''
        ? {}
        : { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } };
    return {
      host,
      secure: protocol === 'smtps:',
      ...(port === '' ? {} : { port: Number(port) }),
      ...auth,
      requireTLS: searchParams.get('tls') === 'required',
    };
  } catch {
    throw new Error(
      'PORTAL_SMTP is no address such as smtp://user:password@host:port; in a name or password %, :, /, @, ? and # are written as %25, %3A, %2F, %40, %3F and %23',
    );
  }
}

/** Throws where `url` is no address of SMTP; the mail library is loaded with the first letter. `patience` are timeouts. */
export function smtpSender(
  { url, to, from }: SmtpSettings,
  patience: Partial<typeof PATIENCE> = {},
): Sender {
  const server = readServer(url);
  const opened = async () => {
    // what sends letters is large, and there may be none to send
    const { createTransport } = await import('nodemailer');
    return createTransport({
      ...server,
      ...PATIENCE,
      ...patience,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  };
  let transport: ReturnType<typeof opened> | null = null;
  const domain = from.slice(from.lastIndexOf('@') + 1);
  return {
    send: async (letter) => {
      try {
        const open = await (transport ??= opened());
        await open.sendMail({
          from,
          to,
          envelope: { from, to: [to] },
          subject: letter.subject,
          text: letter.text,
          messageId: `<${letter.id}@${domain}>`,
          date: new Date(letter.at),
          attachments: letter.files.map(({ name, type, content }) => ({
            filename: name,
            contentType: type,
            content: Buffer.from(content, 'base64'),
          })),
        });
      } catch (error) {
        const { code = 'EUNKNOWN', responseCode = 0 } = error as {
          code?: string;
          responseCode?: number;
        };
        throw new SmtpFailure(String(code), Number(responseCode) || 0);
      }
    },
    close: () => void transport?.then((open) => open.close()),
  };
}
