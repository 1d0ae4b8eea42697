// Kills the portal at random moments while messages are posted: every acknowledged one is on disk once and is delivered.

import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { first, foldersFrom, loadPortal } from '../../engine/serve.ts';
import { KINDS } from '../own.ts';
import { startChild, type Child } from '../harness/child.ts';
import { judged, type BenchLine } from '../harness/lines.ts';
import { sendUntilTaken, takeMail, type Sent, type Taken } from './killed/mail.ts';
import { freePort } from '../start/address.ts';

/** Messages for each kill. */
const EACH = 8;
/** A kill falls somewhere within so many milliseconds of a running portal. */
const LIFE_MS = 400;

interface Post {
  readonly folder: string;
  readonly mail: Taken;
  readonly port: number;
}

/** So many kills. Throws where a message is lost, or is another. */
export async function messages(kills = 60): Promise<BenchLine[]> {
  const folder = mkdtempSync(join(tmpdir(), 'messages-'));
  const mail = await takeMail();
  const post = { folder, mail, port: await freePort() };
  try {
    return [await crash(post, kills, kills * EACH)];
  } finally {
    mail.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function crash(post: Post, kills: number, all: number): Promise<BenchLine> {
  const { folder, mail, port } = post;
  const form = first(Object.values(loadPortal(foldersFrom(process.env), KINDS).forms));
  const sendLater = async (ms: number, nth: number) => {
    await wait(ms);
    return await sendUntilTaken(`http://127.0.0.1:${port}`, form.path, nth);
  };
  const sending: Promise<Sent>[] = [];
  let died = 0;
  for (let nth = 1; nth <= kills; nth++) {
    const child = await begin(post);
    const moment = Math.random() * LIFE_MS;
    while (sending.length < (all * nth) / kills && sending.length < all)
      sending.push(sendLater(Math.random() * moment, sending.length + 1));
    await wait(moment);
    died += (await child.kill('SIGKILL')) ? 1 : 0;
    if (nth % 20 === 0)
      console.error(
        `${String(nth).padStart(4)} kills   ${readdirSync(join(folder, 'cur')).length} delivered, ${readdirSync(join(folder, 'new')).length} waiting`,
      );
  }
  const last = await begin(post);
  const sent = await Promise.all(sending);
  for (let tries = 0; tries < 3000 && readdirSync(join(folder, 'new')).length > 0; tries++)
    await wait(50);
  await wait(300);
  await last.kill('SIGKILL');
  check(post, sent);
  const twice = [...mail.letters.values()].filter((texts) => texts.length > 1).length;
  return judged(
    [`messages, ${died} kills`, 'none lost, none twice'],
    `${sent.length} acknowledged, each on disk once and delivered; ${twice} delivered twice under one Message-ID, none under two`,
    true,
  );
}

function check({ folder, mail }: Post, sent: readonly Sent[]): void {
  const names = ['new', 'cur', 'refused'].flatMap((name) => readdirSync(join(folder, name)));
  for (const { id, hash, text } of sent) {
    const files = names.filter((name) => name.endsWith(`.${hash}`));
    if (files.length !== 1 || !first(files).includes(`.${id}.`))
      throw new Error(`${text} is on disk ${files.length} times: ${files.join(', ')}`);
    const letters = mail.letters.get(id) ?? [];
    if (letters.length === 0 || !letters.every((letter) => letter.includes(text)))
      throw new Error(`${text} was delivered ${letters.length} times, or as another`);
  }
  if (names.length !== sent.length || mail.letters.size !== sent.length)
    throw new Error(
      `${sent.length} were acknowledged, ${names.length} lie on disk, ${mail.letters.size} were delivered`,
    );
  if (readdirSync(join(folder, 'new')).length > 0) throw new Error('something still waits');
}

async function begin({ folder, mail, port }: Post): Promise<Child> {
  const env = {
    PORTAL_SMTP: mail.url,
    PORTAL_MAIL_TO: 'desk@portal.example',
    PORTAL_MAIL_FROM: 'portal@portal.example',
  };
  return await startChild('chaos/killed/messages', env, [folder, String(port)]);
}
