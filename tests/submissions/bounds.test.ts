// Bounds of what readers send: slow senders, many at once, much from one address, much in all; the form stays free for others.

import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

import { afterEach, describe, expect, it } from 'vitest';

import { bodyOf, openOffice, send, until, type Office } from './post.ts';
import { answerTo, begin, seated, type SlowSender } from './slowSender.ts';

const MEGABYTE = 1024 * 1024;
const here = '192.0.2.1';
const there = '198.51.100.7';

let opened: Office[] = [];
let slow: SlowSender[] = [];
afterEach(async () => {
  for (const sender of slow) sender.leave();
  for (const office of opened) await office.stop();
  opened = [];
  slow = [];
});

async function open(options: Parameters<typeof openOffice>[0]): Promise<Office> {
  const office = await openOffice(options);
  opened.push(office);
  return office;
}

function hold(sender: SlowSender): SlowSender {
  slow.push(sender);
  return sender;
}

/** Sends a whole message from an address; `kilobytes` of a file are added. */
async function post(
  of: Office,
  from: string,
  { fields = {}, kilobytes = 0 }: { fields?: Record<string, string>; kilobytes?: number } = {},
) {
  const files =
    kilobytes === 0
      ? []
      : [
          {
            name: 'a.pdf',
            bytes: Buffer.concat([Buffer.from('%PDF-'), Buffer.alloc(kilobytes * 1024)]),
          },
        ];
  const { status, body, headers } = await send(of, await bodyOf(of.origin, fields, files), {
    'x-forwarded-for': from,
  });
  return { status, code: body['code'], id: body['id'], again: Number(headers.get('retry-after')) };
}

const MANY = { status: 429, code: 'too-many-messages' };
const FULL = { status: 503, code: 'too-many-senders' };

describe('a sender that is slow', () => {
  it('takes no seat before its puzzle is solved', async () => {
    const office = await open({ form: { mostSenders: 2 } });
    for (let i = 0; i < 20; i++) hold(begin(office)).write('--x\r\n');
    expect(await post(office, here)).toMatchObject({ status: 202 });
  });

  it('is not waited for when its fields do not come', async () => {
    const office = await open({ bodies: { fields: 100 } });
    const sender = hold(begin(office));
    sender.write('--x\r\ncontent-disposition: form-data; name="name"\r\n\r\nA');
    expect(await answerTo(sender)).toMatchObject({
      status: 408,
      code: 'late-body',
    });
  });

  it('loses its seat and its connection when a request has its time, however it goes on', async () => {
    const office = await open({ form: { mostSenders: 1 }, requestTimeout: 500 });
    const sender = hold(await seated(office));
    const drip = setInterval(() => sender.write('a'), 20);
    try {
      await until(() => sender.heard().startsWith('HTTP/1.1 408'));
      await until(() => sender.isClosed());
      await until(async () => (await post(office, here)).status === 202);
    } finally {
      clearInterval(drip);
    }
  });

  it('is let go when it is silent', async () => {
    const office = await open({ bodies: { silent: 100 } });
    expect(await answerTo(hold(await seated(office)))).toMatchObject({
      status: 408,
      code: 'late-body',
    });
  });

  it('is refused when its body comes in crumbs', async () => {
    const office = await open({});
    const sender = hold(await seated(office, here, 'transfer-encoding: chunked'));
    for (let i = 0; i < 100; i++) sender.write('1\r\na\r\n'.repeat(100));
    expect(await answerTo(sender)).toMatchObject({ status: 400, code: 'broken-upload' });
  });

  it('is refused when more comes than a form may have, however long it says it is', async () => {
    const office = await open({});
    const sender = hold(begin(office, here, 'transfer-encoding: chunked'));
    const chunk = `10000\r\n${'a'.repeat(65_536)}\r\n`;
    for (let i = 0; i < 100; i++) sender.write(chunk);
    expect(await answerTo(sender)).toMatchObject({ status: 413, code: 'too-large' });
  });
});

describe('senders at once', () => {
  it('have so many seats, and the next one is told to come again', async () => {
    const office = await open({ form: { mostSenders: 2 } });
    const [first] = [hold(await seated(office)), hold(await seated(office))];
    await until(async () => (await post(office, here)).status === 503);
    expect(await post(office, there)).toEqual({ ...FULL, id: undefined, again: 2 });
    first.leave();
    await until(async () => (await post(office, there)).status === 202);
  });

  it('of one address have so many, and other addresses the rest', async () => {
    const office = await open({ bounds: { sendersOfAddress: 2 } });
    for (let i = 0; i < 2; i++) hold(await seated(office, '2001:db8:1:2::1'));
    await until(async () => (await post(office, '2001:db8:1:2::1')).status === 429);
    expect(await post(office, '2001:db8:1:2:ffff::9')).toEqual({
      ...MANY,
      id: undefined,
      again: 5,
    });
    expect(await post(office, '2001:db8:1:3::1')).toMatchObject({ status: 202 });
  });

  it('of one address have as many before their puzzle is looked at', async () => {
    const office = await open({ bounds: { sendersOfAddress: 2 } });
    for (let i = 0; i < 2; i++) hold(begin(office, here));
    await until(async () => (await post(office, here)).status === 429);
    expect(await post(office, there)).toMatchObject({ status: 202 });
  });

  it('of many addresses cannot all wait before their puzzle is looked at', async () => {
    const office = await open({});
    for (let i = 0; i < 64; i++) hold(begin(office, `192.0.2.${i}`));
    await until(async () => (await post(office, there)).status === 503);
    for (const sender of slow) sender.leave();
    await until(async () => (await post(office, there)).status === 202);
  });

  it('do not keep a message from being acknowledged again, without a seat and without a puzzle', async () => {
    const office = await open({ form: { mostSenders: 1 } });
    const key = randomUUID();
    const { id } = await post(office, here, { fields: { key } });
    hold(await seated(office));
    await until(async () => (await post(office, here)).status === 503);
    expect(await post(office, here, { fields: { key, challenge: 'x' }, kilobytes: 500 })).toEqual({
      status: 202,
      code: undefined,
      id,
      again: 0,
    });
  });
});

describe('one address', () => {
  it('sends so many messages in an hour; what is sent again or filled in wrongly does not count', async () => {
    const office = await open({ bounds: { messagesPerHour: 2 } });
    const key = randomUUID();
    expect((await post(office, here, { fields: { key } })).status).toBe(202);
    for (let i = 0; i < 3; i++) {
      expect((await post(office, here, { fields: { key } })).status).toBe(202);
      expect((await post(office, here, { fields: { name: '' } })).status).toBe(400);
    }
    const twice = randomUUID();
    const both = await Promise.all(
      Array.from({ length: 2 }, async () => await post(office, there, { fields: { key: twice } })),
    );
    expect(new Set(both.map(({ id }) => id)).size).toBe(1);
    expect((await post(office, there)).status).toBe(202);
    expect((await post(office, here)).status).toBe(202);
    const refused = await post(office, here);
    expect(refused).toMatchObject(MANY);
    expect(refused.again).toBeGreaterThan(3500);
    expect(refused.again).toBeLessThanOrEqual(3600);
    expect(readdirSync(join(office.folder, 'new')).length).toBe(4);
  });

  it('has one message less for each that broke off', async () => {
    const office = await open({ bounds: { messagesPerHour: 1 } });
    const sender = await seated(office, here);
    await new Promise((resolve) => setTimeout(resolve, 100));
    sender.leave();
    await until(async () => (await post(office, here, { fields: { name: '' } })).status === 429);
    expect((await post(office, there)).status).toBe(202);
  });

  it('sends so many megabytes in a day', async () => {
    const office = await open({ bounds: { messageMegabytesPerDay: 1 } });
    expect((await post(office, here, { kilobytes: 600 })).status).toBe(202);
    const refused = await post(office, here, { kilobytes: 600 });
    expect(refused).toMatchObject(MANY);
    expect(refused.again).toBeGreaterThan(86_000);
    expect((await post(office, here, { kilobytes: 100 })).status).toBe(202);
    expect((await post(office, there, { kilobytes: 600 })).status).toBe(202);
  });
});

describe('all messages together', () => {
  it('take so much room, and no more is taken', async () => {
    const office = await open({ room: { most: MEGABYTE } });
    expect((await post(office, here, { kilobytes: 500 })).status).toBe(202);
    expect(await post(office, here, { kilobytes: 500 })).toMatchObject({
      status: 503,
      code: 'not-kept',
    });
    expect((await post(office, here)).status).toBe(202);
    expect(readdirSync(join(office.folder, 'tmp'))).toEqual([]);
  });

  it('leave something of the disk free, and are taken again when there is room', async () => {
    const disk = { free: 100 * MEGABYTE, all: 100_000 * MEGABYTE };
    const office = await open({ room: { diskOf: async () => disk } });
    expect(await post(office, here)).toMatchObject({ status: 503, code: 'not-kept' });
    disk.free = 1000 * MEGABYTE;
    expect((await post(office, here)).status).toBe(202);
  });
});
