// Delivery where something fails for long: nothing is sent twice for it, and no message holds up the others.

import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { Delivery, type Pace } from './delivery.ts';
import { Mailbox, type MailMessage } from './mailbox.ts';

const QUICK: Pace = { first: 10, longest: 40, look: 10, refusals: 3 };
/** Older than any that is added now. */
const OLDEST = `1000000000000.${'a'.repeat(16)}.${'b'.repeat(32)}`;

let folder: string;
let box: Mailbox;
let delivery: Delivery | null = null;
let sent: string[];
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'messages-'));
  box = await Mailbox.open(folder);
  sent = [];
});
afterEach(async () => {
  await delivery?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const add = async (key: string) =>
  await box.add(key, (id, at) => ({ id, at, form: 'contact', subject: 'A', text: key, files: [] }));
const start = (send: (letter: MailMessage) => void = () => {}) => {
  delivery = new Delivery(
    box,
    {
      send: async (letter) => {
        sent.push(letter.id);
        send(letter);
      },
      close: () => {},
    },
    { info() {}, error() {} },
    QUICK,
  );
  delivery.start();
};
const failure = (code: string, responseCode: number) =>
  Object.assign(new Error(code), { code, responseCode });
const receipts = () =>
  readdirSync(join(folder, 'cur')).filter((name) =>
    readFileSync(join(folder, 'cur', name), 'utf8').startsWith('{"delivered"'),
  );

describe('a message that was sent', () => {
  it('is not sent again while the disk takes no note of it', async () => {
    const id = await add('one');
    const delivered = vi.spyOn(box, 'delivered');
    for (let i = 0; i < 3; i++)
      delivered.mockRejectedValueOnce(Object.assign(new Error('read-only'), { code: 'EROFS' }));
    start();
    await vi.waitUntil(() => receipts().length === 1, { timeout: 10_000 });
    expect(sent).toEqual([id]);
    expect(readdirSync(join(folder, 'new'))).toEqual([]);
  });

  it('loses its text as soon as the disk has room for a receipt', async () => {
    const id = await add('one');
    rmSync(join(folder, 'tmp'), { recursive: true });
    start();
    await vi.waitUntil(() => readdirSync(join(folder, 'cur')).length === 1, { timeout: 10_000 });
    mkdirSync(join(folder, 'tmp'));
    await vi.waitUntil(() => receipts().length === 1, { timeout: 10_000 });
    expect(sent).toEqual([id]);
  });
});

describe('no other message waits for the oldest', () => {
  it('that cannot be read', async () => {
    writeFileSync(join(folder, 'new', OLDEST), '{"text');
    const id = await add('one');
    start();
    await vi.waitUntil(() => receipts().length === 1, { timeout: 10_000 });
    expect(sent).toEqual([id]);
    expect(readdirSync(join(folder, 'new'))).toEqual([OLDEST]);
  });

  it('at which the server hangs up each time', async () => {
    const bad: MailMessage = {
      id: 'a'.repeat(16),
      at: '',
      form: 'contact',
      subject: 'A',
      text: '',
      files: [],
    };
    writeFileSync(join(folder, 'new', OLDEST), JSON.stringify(bad));
    const ids = [await add('one'), await add('two')];
    start((letter) => {
      if (letter.id === bad.id) throw failure('ECONNECTION', 0);
    });
    await vi.waitUntil(() => receipts().length === 2, { timeout: 10_000 });
    expect(new Set(sent.filter((id) => id !== bad.id))).toEqual(new Set(ids));
    expect(readdirSync(join(folder, 'new'))).toEqual([OLDEST]);
  });
});

describe('a refusal', () => {
  const refuse = async (code: string, status: number) => {
    const id = await add('one');
    start(() => {
      throw failure(code, status);
    });
    // as often as would be enough to give a message up, and once more
    const most = QUICK.refusals + 2;
    await vi.waitUntil(() => sent.length > most || readdirSync(join(folder, 'new')).length === 0, {
      timeout: 10_000,
    });
    await delivery?.stop();
    return { id, waits: readdirSync(join(folder, 'new')).length === 1 };
  };

  it.each([
    ['EENVELOPE', 550],
    ['EMESSAGE', 554],
    ['EMESSAGE', 500],
    ['EMESSAGE', 599],
  ])('for good of the message itself is given up after some: %s %i', async (code, status) => {
    const { id, waits } = await refuse(code, status);
    expect(waits).toBe(false);
    expect(sent).toEqual(Array.from({ length: QUICK.refusals }, () => id));
  });

  it.each([
    ['EAUTH', 535],
    ['EAUTH', 530],
    ['EPROTOCOL', 421],
    ['ECONNECTION', 0],
    ['ETIMEDOUT', 0],
    ['EMESSAGE', 450],
    ['EMESSAGE', 499],
  ])('that is about the server, or for now, gives no message up: %s %i', async (code, status) => {
    expect((await refuse(code, status)).waits).toBe(true);
  });
});
