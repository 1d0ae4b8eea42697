// Kills the portal at random moments while messages are posted: every acknowledged one is on disk once and is delivered. `npm run crash:messages -- [KILLS] [MESSAGES]`.

import { fork, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { first, foldersFrom, loadPortal } from '../engine/serve.ts';
import { KINDS } from '../site/kinds.ts';
import { sendUntilTaken, takeMail, type Sent } from './crash/mail.ts';
import { freePort } from './start/address.ts';

const kills = Number(process.argv[2] ?? 100);
const messages = Number(process.argv[3] ?? 500);
if (![kills, messages].every((count) => Number.isInteger(count) && count > 0)) {
  console.error(
    'usage: npm run crash:messages -- [KILLS] [MESSAGES]   100 kills and 500 messages by default',
  );
  process.exit(2);
}

/** A kill falls somewhere within so many milliseconds of a running portal. */
const LIFE_MS = 400;
const form = first(Object.values(loadPortal(foldersFrom(process.env), KINDS).forms));
const folder = mkdtempSync(join(tmpdir(), 'messages-'));
const mail = await takeMail();
const port = await freePort();
const origin = `http://127.0.0.1:${port}`;

try {
  await crash();
} finally {
  mail.close();
  rmSync(folder, { recursive: true, force: true });
}

async function crash(): Promise<void> {
  const sending: Promise<Sent>[] = [];
  let died = 0;
  for (let nth = 1; nth <= kills; nth++) {
    const child = await begin();
    const moment = Math.random() * LIFE_MS;
    while (sending.length < (messages * nth) / kills && sending.length < messages)
      sending.push(sendLater(Math.random() * moment, sending.length + 1));
    await later(moment);
    died += await kill(child);
    if (nth % 20 === 0)
      console.log(
        `${String(nth).padStart(4)} kills   ${readdirSync(join(folder, 'cur')).length} delivered, ${readdirSync(join(folder, 'new')).length} waiting`,
      );
  }
  const last = await begin();
  const sent = await Promise.all(sending);
  for (let tries = 0; tries < 3000 && readdirSync(join(folder, 'new')).length > 0; tries++)
    await later(50);
  await later(300);
  await kill(last);
  check(sent);
  const twice = [...mail.letters.values()].filter((texts) => texts.length > 1).length;
  console.log(
    `${died} kills: ${sent.length} messages acknowledged, each on disk exactly once and delivered; ${twice} delivered twice under one Message-ID, none under two`,
  );
}

async function sendLater(ms: number, nth: number): Promise<Sent> {
  await later(ms);
  return await sendUntilTaken(origin, form.path, nth);
}

function check(sent: readonly Sent[]): void {
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

async function begin(): Promise<ChildProcess> {
  const child = fork(join(import.meta.dirname, 'crash', 'messages.ts'), [folder, String(port)], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: {
      ...process.env,
      PORTAL_SMTP: mail.url,
      PORTAL_MAIL_TO: 'desk@portal.example',
      PORTAL_MAIL_FROM: 'portal@portal.example',
    },
  });
  await new Promise((resolve, reject) => {
    child.once('message', resolve);
    child.once('exit', () => reject(new Error('the portal ended before it listened')));
  });
  return child;
}

async function kill(child: ChildProcess): Promise<number> {
  child.kill('SIGKILL');
  if (child.exitCode === null && child.signalCode === null)
    await new Promise((resolve) => child.once('exit', resolve));
  return child.signalCode === 'SIGKILL' ? 1 : 0;
}

async function later(ms: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, ms));
}
