// A portal that takes messages, on a socket; another server that takes its mail, and fails as it is told to.

import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { SMTPServer } from 'smtp-server';

import { buildApp } from '../../engine/api/app.ts';
import { AnswerCache } from '../../engine/api/answerCache.ts';
import type { BodyPace } from '../../engine/api/submissions/upload.ts';
import type { Peers } from '../../engine/api/submissions/peers.ts';
import type { Challenge, Puzzle } from '../../engine/api/submissions/proofOfWork.ts';
import { mountMessages } from '../../engine/api/submissions/mount.ts';
import { CurrentLedger } from '../../engine/ledger/current.ts';
import type { Pace } from '../../engine/mail/delivery.ts';
import { Mailbox } from '../../engine/mail/mailbox.ts';
import { openMailService } from '../../engine/mail/mailService.ts';
import type { RoomOptions } from '../../engine/mail/room.ts';
import type { Form, Portal } from '../../engine/model/portal.ts';
import type { Bounds } from '../../engine/model/site.ts';
import { portalOf } from '../portals.ts';
import { SILENT } from '../served.ts';

export const EASY: Puzzle = { cost: 1, fewest: 1, most: 3, seconds: 60 };
const TO = 'desk@portal.example';
const FROM = 'portal@portal.example';
const QUICK: Pace = { first: 20, longest: 100, look: 20, refusals: 4 };

export interface Mail {
  readonly id: string;
  readonly to: readonly string[];
  readonly raw: string;
}

export interface PostServer {
  readonly url: string;
  readonly taken: Mail[];
  /** Reply to the next letters: 250, or a failure; `slow` waits so many milliseconds before any reply. */
  reply: number;
  slow: number;
  tried: number;
  readonly close: () => Promise<void>;
}

/** `port` 0 takes any; the same port again is the same server coming back. */
export async function openSmtp(port = 0): Promise<PostServer> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    onData: (stream, session, callback) => {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on(
        'end',
        () =>
          void answer(
            Buffer.concat(parts).toString('utf8'),
            session.envelope.rcptTo.map((one) => one.address),
            callback,
          ),
      );
    },
  });
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', () => resolve()));
  const self: PostServer = {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    taken: [],
    reply: 250,
    slow: 0,
    tried: 0,
    close: async () => await new Promise<void>((resolve) => server.close(() => resolve())),
  };
  const answer = async (raw: string, to: string[], callback: (error?: Error | null) => void) => {
    self.tried++;
    if (self.slow > 0) await new Promise((resolve) => setTimeout(resolve, self.slow));
    if (self.reply !== 250)
      return callback(Object.assign(new Error('not now'), { responseCode: self.reply }));
    self.taken.push({ id: /^Message-ID: <([0-9a-f]+)@/im.exec(raw)?.[1] ?? '', to, raw });
    callback();
  };
  return self;
}

export interface Office {
  readonly origin: string;
  readonly portal: Portal;
  readonly form: Form;
  readonly box: Mailbox;
  readonly folder: string;
  readonly log: string[];
  readonly stop: () => Promise<void>;
}

/** All that tests send comes from one address. */
const WIDE: Partial<Bounds> = {
  sendersOfAddress: 1000,
  messagesPerHour: 1_000_000,
  messageMegabytesPerDay: 1_000_000,
};
/** How full the disk of whoever runs the tests is does not matter. */
const ROOMY: RoomOptions = { diskOf: async () => null };

/** A portal on a free port; without `smtp` messages wait. Settings of the form, and bounds, may be replaced. */
export async function openOffice({
  smtp = '',
  folder = '',
  puzzle = EASY,
  form = {},
  pace = {},
  bounds = {},
  bodies = {},
  room = {},
  requestTimeout,
  peers,
}: {
  smtp?: string;
  folder?: string;
  puzzle?: Partial<Puzzle>;
  form?: Partial<Form>;
  pace?: Partial<Pace>;
  bounds?: Partial<Bounds>;
  /** Pace of bodies that come in. */
  bodies?: Partial<BodyPace>;
  room?: RoomOptions;
  /** How long a request may take to come in, in milliseconds. */
  requestTimeout?: number;
  /** Of several portals together. */
  peers?: Peers;
} = {}): Promise<Office> {
  const root = folder === '' ? mkdtempSync(join(tmpdir(), 'messages-')) : folder;
  const loaded = portalOf('product');
  const [name] = Object.keys(loaded.forms);
  const settings = {
    ...loaded.settings,
    bounds: { ...loaded.settings.bounds, ...WIDE, ...bounds },
  };
  const portal = { ...loaded, settings, forms: { [name!]: { ...loaded.forms[name!]!, ...form } } };
  const log: string[] = [];
  const write = (fields: object, message: string) =>
    log.push(JSON.stringify({ ...fields, message }));
  const env = smtp === '' ? {} : { PORTAL_SMTP: smtp, PORTAL_MAIL_TO: TO, PORTAL_MAIL_FROM: FROM };
  const mail = await openMailService(
    root,
    env,
    { info: write, error: write },
    { pace: { ...QUICK, ...pace }, room: { ...ROOMY, ...room } },
  );
  const app = buildApp(
    new AnswerCache(portal, new CurrentLedger(join(root, 'none'), portal.model, SILENT)),
    { log: false, headers: {}, proxies: ['127.0.0.1'] },
  );
  if (requestTimeout !== undefined) app.server.requestTimeout = requestTimeout;
  await mountMessages(app, {
    portal,
    box: mail,
    origin: '',
    ...(peers && { peers }),
    puzzle,
    pace: bodies,
  });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    origin,
    portal,
    form: portal.forms[name!]!,
    box: await Mailbox.open(root, false),
    folder: root,
    log,
    stop: async () => {
      const closed = app.close();
      // who was answered before the body had come keeps the connection
      app.server.closeAllConnections();
      await closed;
      await mail.stop();
      if (folder === '') rmSync(root, { recursive: true, force: true });
    },
  };
}

/** A puzzle fetched and solved, as the form field that proves it. */
export async function solved(origin: string, path = '/api/message/challenge'): Promise<string> {
  return await solvedOf((await (await fetch(origin + path)).json()) as Challenge);
}

/** The form field that proves that this one is solved. */
export async function solvedOf(challenge: Challenge): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey });
  return JSON.stringify({ challenge, solution });
}

export const FILLED = {
  name: 'Олена Коваль',
  email: 'olena@example.ua',
  subject: 'Про показник',
  message: 'Доброго дня!\nЧому число інше?',
} as const;

export interface Attached {
  readonly name: string;
  readonly bytes: Buffer | string;
}

/** A body as the page's own script makes it. */
export async function bodyOf(
  origin: string,
  fields: Readonly<Record<string, string>> = {},
  files: readonly Attached[] = [],
): Promise<FormData> {
  const body = new FormData();
  const all = {
    key: randomUUID(),
    challenge: fields['challenge'] ?? (await solved(origin)),
    ...FILLED,
    ...fields,
  };
  for (const [name, value] of Object.entries(all)) body.append(name, value);
  for (const { name, bytes } of files)
    body.append('files', new Blob([new Uint8Array(Buffer.from(bytes))]), name);
  return body;
}

export interface Answer {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
  readonly headers: Headers;
}

export async function send(
  { origin, form }: Pick<Office, 'origin' | 'form'>,
  body: BodyInit,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer> {
  const response = await fetch(origin + form.path, { method: 'POST', body, headers });
  return {
    status: response.status,
    body: (await response.json()) as Record<string, unknown>,
    headers: response.headers,
  };
}

export async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 600; tries++) {
    if (await holds()) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error('it did not come about');
}
