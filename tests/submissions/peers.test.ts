// Several portals for the same readers: a puzzle of one of them is taken once by all together, and each takes its share of what an address may send.

import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import fc from 'fast-check';
import { afterAll, afterEach, describe, expect, it } from 'vitest';

import { computeShare } from '../../engine/api/submissions/allowance.ts';
import { freePort } from '../../scripts/start/address.ts';
import { readPeers } from '../../scripts/start/peers.ts';
import { bodyOf, openOffice, send, solved, type Office } from './post.ts';

const MEGABYTE = 1024 * 1024;

let opened: Office[] = [];
afterEach(async () => {
  for (const office of opened) await office.stop();
  opened = [];
});

type Opening = NonNullable<Parameters<typeof openOffice>[0]>;

/** So many portals with one secret; `asked: false`: only their number is told. */
async function together(
  count: number,
  { asked = true, more = {} }: { asked?: boolean; more?: Opening } = {},
): Promise<{ offices: Office[]; addresses: string[] }> {
  const addresses: string[] = [];
  const peers = { secret: 'shared '.repeat(6), count, addresses };
  const offices: Office[] = [];
  for (let i = 0; i < count; i++) offices.push(await open({ ...more, peers }));
  if (asked) addresses.push(...offices.map(({ origin }) => origin));
  return { offices, addresses };
}

async function open(options: Opening): Promise<Office> {
  const office = await openOffice(options);
  opened.push(office);
  return office;
}

/** What a portal says of a message that brings this puzzle. */
async function post(office: Office, challenge: string, key: string = randomUUID()) {
  const { status, body } = await send(office, await bodyOf(office.origin, { challenge, key }));
  return { status, code: body['code'], id: body['id'] };
}

const USED = { status: 403, code: 'challenge-used', id: undefined };
const NOT_OURS = { status: 403, code: 'challenge-wrong', id: undefined };

describe('a puzzle of one portal', () => {
  it('is taken by another, and then by none', async () => {
    const { offices } = await together(3);
    const [maker, other] = offices as [Office, Office];
    const puzzle = await solved(maker.origin);
    expect(await post(other, puzzle)).toMatchObject({ status: 202 });
    for (const office of offices) expect(await post(office, puzzle)).toEqual(USED);
  });

  it('is taken once where it comes to all of them at the same moment', async () => {
    const { offices } = await together(3);
    for (const { origin } of offices) {
      const puzzle = await solved(origin);
      const all = [...offices, ...offices, ...offices, ...offices];
      const said = await Promise.all(all.map(async (office) => await post(office, puzzle)));
      expect(said.filter(({ status }) => status === 202)).toHaveLength(1);
      expect(said.filter(({ code }) => code === 'challenge-used')).toHaveLength(11);
    }
  });

  it('brings one message to one of them, however often that is sent', async () => {
    const { offices } = await together(2);
    const [maker, other] = offices as [Office, Office];
    const [puzzle, key] = [await solved(maker.origin), randomUUID()];
    const { id } = await post(other, puzzle, key);
    expect(await post(other, puzzle, key)).toMatchObject({ status: 202, id });
    expect(await post(maker, puzzle, key)).toEqual(USED);
    // with a puzzle of its own it is one more copy, which bears the same number
    expect(await post(maker, await solved(other.origin), key)).toMatchObject({ status: 202, id });
  });

  it('is not used up by a message that was filled in wrongly', async () => {
    const { offices } = await together(2);
    const [maker, other] = offices as [Office, Office];
    const fields = { challenge: await solved(maker.origin), key: randomUUID() };
    const wrong = await send(other, await bodyOf(other.origin, { ...fields, name: '' }));
    expect(wrong.status).toBe(400);
    expect(await post(other, fields.challenge, fields.key)).toMatchObject({ status: 202 });
  });

  it('is refused where its portal was started anew since, and a new one is taken', async () => {
    const { offices, addresses } = await together(2);
    const [maker, other] = offices as [Office, Office];
    const [used, unused] = [await solved(maker.origin), await solved(maker.origin)];
    expect(await post(other, used)).toMatchObject({ status: 202 });
    const again = await open({ peers: { secret: 'shared '.repeat(6), count: 2, addresses } });
    addresses.splice(0, 1, again.origin);
    for (const office of [again, other])
      for (const puzzle of [used, unused]) expect(await post(office, puzzle)).toEqual(NOT_OURS);
    expect(await post(other, await solved(again.origin))).toMatchObject({ status: 202 });
  });

  it('is refused by others where these cannot ask, and still serves at its own', async () => {
    const { offices } = await together(2, { asked: false });
    const [maker, other] = offices as [Office, Office];
    const puzzle = await solved(maker.origin);
    expect(await post(other, puzzle)).toEqual(NOT_OURS);
    expect(await post(maker, puzzle)).toMatchObject({ status: 202 });
  });

  it('is not waited for where its portal is away', async () => {
    const { offices, addresses } = await together(2);
    const [maker, other] = offices as [Office, Office];
    const puzzle = await solved(maker.origin);
    addresses.splice(0, 1, `http://127.0.0.1:${await freePort()}`);
    expect(await post(other, puzzle)).toEqual(NOT_OURS);
    expect(await post(other, await solved(other.origin))).toMatchObject({ status: 202 });
  });

  it('is refused when it is too old, wherever it comes to', async () => {
    const { offices } = await together(2, {
      more: { puzzle: { cost: 1, fewest: 1, most: 2, seconds: -1 } },
    });
    const puzzle = await solved(offices[0]!.origin);
    for (const office of offices)
      expect(await post(office, puzzle)).toMatchObject({ code: 'challenge-expired' });
  });
});

it('others are asked only of what is signed and solved', async () => {
  let asked = 0;
  const server = createServer((_, response) => {
    asked++;
    response.writeHead(204).end();
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  const addresses = [`http://127.0.0.1:${port}`];
  const mine = await open({ peers: { secret: 'mine '.repeat(8), count: 2, addresses } });
  const maker = await open({ peers: { secret: 'mine '.repeat(8), count: 2, addresses: [] } });
  const strange = await open({ peers: { secret: 'theirs '.repeat(8), count: 2, addresses: [] } });
  const good = await solved(maker.origin);
  const { challenge, solution } = JSON.parse(good) as Record<string, Record<string, unknown>>;
  const forged = {
    ...challenge,
    parameters: { ...(challenge!['parameters'] as object), data: { by: 'x' } },
  };
  for (const puzzle of [
    await solved(strange.origin),
    JSON.stringify({ challenge: forged, solution }),
    JSON.stringify({ challenge, solution: { ...solution, derivedKey: '00' } }),
    '{}',
    'x',
  ])
    expect(await post(mine, puzzle)).toEqual(NOT_OURS);
  expect(asked).toBe(0);
  expect(await post(mine, good)).toMatchObject({ status: 202 });
  expect(asked).toBe(1);
  await new Promise((closed) => server.close(closed));
});

it('nothing but a puzzle of its own is taken from others', async () => {
  const { offices } = await together(2);
  const [maker, other] = offices as [Office, Office];
  const say = async (office: Office, body: unknown) => {
    const response = await fetch(`${office.origin}/api/message/challenge`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return response.status;
  };
  const challenge = await solved(maker.origin);
  for (const body of [
    null,
    [],
    {},
    { challenge },
    { challenge, by: 1 },
    { challenge: {}, by: 'x' },
  ])
    expect(await say(maker, body)).toBe(403);
  expect(await say(other, { challenge, by: 'x' })).toBe(403);
  expect(await say(maker, { challenge, by: 'x' })).toBe(204);
  expect(await say(maker, { challenge, by: 'x' })).toBe(204);
  expect(await say(maker, { challenge, by: 'y' })).toBe(403);
  expect(await post(maker, challenge)).toEqual(USED);
});

describe('what an address may send', () => {
  it('is divided among the portals', async () => {
    const { offices } = await together(2, { more: { bounds: { messagesPerHour: 5 } } });
    const taken = { 202: 0, 429: 0 };
    for (let i = 0; i < 4; i++)
      for (const office of offices) {
        const { status } = await post(office, await solved(office.origin));
        taken[status as keyof typeof taken]++;
      }
    expect(taken).toEqual({ 202: 4, 429: 4 });
  });

  it('is no more in all than one portal would take, but a message at each', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 500 }),
        fc.integer({ min: 1, max: 2000 }),
        fc.integer({ min: 1, max: 999 }),
        (messagesPerHour, messageMegabytesPerDay, count) => {
          const bounds = { messagesPerHour, messageMegabytesPerDay };
          const { messages, bytes } = computeShare(bounds, { count, largest: 6 * MEGABYTE });
          expect(messages).toBeGreaterThanOrEqual(1);
          if (count <= messagesPerHour)
            expect(messages * count).toBeLessThanOrEqual(messagesPerHour);
          const all = messageMegabytesPerDay * MEGABYTE;
          expect(bytes).toBeGreaterThanOrEqual(Math.min(all, 6 * MEGABYTE));
          if (bytes > 6 * MEGABYTE) expect(bytes * count).toBeLessThanOrEqual(all);
          expect(computeShare(bounds, { count: 1, largest: 6 * MEGABYTE })).toEqual({
            messages: messagesPerHour,
            bytes: all,
          });
        },
      ),
    );
  });
});

describe('what a portal is told of others', () => {
  const SECRET = 'a'.repeat(32);
  const root = mkdtempSync(join(tmpdir(), 'peers-'));
  afterAll(() => rmSync(root, { recursive: true, force: true }));
  const emptyData = () => mkdtempSync(join(root, 'data-'));

  it.each([
    ['', 1, []],
    ['1', 1, []],
    [' 3 ', 3, []],
    ['http://10.0.0.1:8080', 1, ['http://10.0.0.1:8080']],
    [
      'http://a:8080, https://B.example\nhttp://[::1]:80',
      3,
      ['http://a:8080', 'https://b.example', 'http://[::1]'],
    ],
  ])('%j: so many, there', (PORTAL_PEERS, count, addresses) => {
    const told = readPeers({ PORTAL_PEERS, PORTAL_SECRET: SECRET }, emptyData());
    expect(told).toEqual({ count, addresses, secret: SECRET });
  });

  it.each([
    '0',
    '-1',
    '1.5',
    '1000',
    'two',
    '10.0.0.1:8080',
    'http://a/b',
    'http://a,http://A',
    'http://u:pw@a',
    'ftp://a',
    'http://a?b',
  ])('PORTAL_PEERS=%s is refused in both languages', (PORTAL_PEERS) => {
    const read = () => readPeers({ PORTAL_PEERS, PORTAL_SECRET: SECRET }, emptyData());
    expect(read).toThrow(/^PORTAL_PEERS має бути .*\nPORTAL_PEERS must be /);
    expect(read).not.toThrow('u:pw');
  });

  it('a secret that could be guessed is refused, and not said', () => {
    const data = emptyData();
    const read = (env: Record<string, string>) => () => readPeers(env, data);
    expect(read({ PORTAL_SECRET: 'hunter2' })).toThrow(
      /^PORTAL_SECRET має .*\nPORTAL_SECRET must /,
    );
    expect(read({ PORTAL_SECRET: 'hunter2' })).not.toThrow('hunter2');
    writeFileSync(join(data, 'secret'), 'hunter2\n');
    expect(read({})).toThrow(/secret має .*\n.*secret must /);
    expect(read({ PORTAL_SECRET: SECRET })).not.toThrow();
  });

  it('one portal makes its secret at the first start, for its user alone, and keeps it', () => {
    const data = emptyData();
    const { secret } = readPeers({}, data);
    expect(secret).toMatch(/^[0-9a-f]{64}$/);
    expect(readdirSync(data)).toEqual(['secret']);
    expect(statSync(join(data, 'secret')).mode & 0o777).toBe(0o600);
    expect(readPeers({}, data).secret).toBe(secret);
    expect(readPeers({}, emptyData()).secret).not.toBe(secret);
  });

  it('several need a secret that they share, as a setting or as a file', () => {
    const data = emptyData();
    expect(() => readPeers({ PORTAL_PEERS: '2' }, data)).toThrow(
      /PORTAL_SECRET.*\n.*PORTAL_SECRET/,
    );
    expect(readdirSync(data)).toEqual([]);
    writeFileSync(join(data, 'secret'), `${SECRET}\n`);
    expect(readPeers({ PORTAL_PEERS: '2' }, data)).toEqual({
      count: 2,
      addresses: [],
      secret: SECRET,
    });
  });
});
