// A reader who leaves takes nothing from the others: a question that was given up is asked anew, in process and over a socket.

import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';

import { buildApp } from '../api/app.ts';
import { AnswerCache } from '../api/answerCache.ts';
import { AnswerService } from './answerService.ts';
import { readParams } from './params.ts';
import type { CurrentLedger } from '../ledger/current.ts';
import type { Ledger } from '../ledger/ledger.ts';
import { LedgerTimeout } from '../ledger/stores/store.ts';
import { portalOf } from '../../tests/portals.ts';

const portal = portalOf('product');
const call = Object.values(portal.calls).find((declared) => declared.lists === 'exceptions')!;
const params = readParams(portal, call, { path: {}, query: new URLSearchParams() });

interface HeldLedger {
  readonly ledger: Ledger;
  readonly asked: () => number;
  /** How many of those that were asked nobody waits for any more. */
  readonly givenUp: () => number;
  readonly letGo: () => void;
}

/** A ledger that answers at once, or, `held`, when the test says so: what was given up fails then. */
function ledgerOf({ held = false } = {}): HeldLedger {
  const waiting: (() => void)[] = [];
  let asked = 0;
  let givenUp = 0;
  const store = {
    async ask(_statement: unknown, signal?: AbortSignal) {
      asked++;
      signal?.addEventListener('abort', () => givenUp++);
      if (held) await new Promise<void>((go) => waiting.push(go));
      if (signal?.aborted) throw new LedgerTimeout('given up');
      return [];
    },
  };
  const manifest = { created: '2026-01-01T00:00:00Z' };
  const ledger = { id: 'held', store, latest: [], members: { has: () => true }, manifest };
  return {
    ledger: ledger as unknown as Ledger,
    asked: () => asked,
    givenUp: () => givenUp,
    letGo: () => {
      for (const go of waiting.splice(0)) go();
    },
  };
}

it('an answer is kept until it is forgotten', async () => {
  const { ledger, asked } = ledgerOf();
  const service = new AnswerService(portal, ledger);
  await service.ask(call, params);
  await service.ask(call, params);
  expect(asked()).toBe(1);
  service.forgetKept();
  await service.ask(call, params);
  expect(asked()).toBe(2);
});

describe('the last reader of a question leaves', () => {
  it('and another who asks the same meanwhile is answered', async () => {
    const { ledger, asked, letGo } = ledgerOf({ held: true });
    const service = new AnswerService(portal, ledger);
    const leaving = new AbortController();
    const first = service.ask(call, params, { signal: leaving.signal });
    const failed = expect(first).rejects.toMatchObject({ code: 'too-slow' });
    await expect.poll(asked).toBe(1);
    leaving.abort();
    const second = service.ask(call, params, { signal: new AbortController().signal });
    const third = service.ask(call, params);
    await expect.poll(asked).toBe(2);
    letGo();
    await failed;
    expect(await second).toMatchObject({ items: [] });
    expect(await third).toBe(await second);
    expect(asked()).toBe(2);
  });

  it('and one who stays keeps the question going', async () => {
    const { ledger, asked, letGo } = ledgerOf({ held: true });
    const service = new AnswerService(portal, ledger);
    const leaving = new AbortController();
    const [one, other] = [
      service.ask(call, params, { signal: leaving.signal }),
      service.ask(call, params),
    ];
    leaving.abort();
    await expect.poll(asked).toBe(1);
    letGo();
    expect(await other).toBe(await one);
    expect(asked()).toBe(1);
  });

  it('before asking, and nothing is asked', async () => {
    const { ledger, asked } = ledgerOf();
    await expect(
      new AnswerService(portal, ledger).ask(call, params, { signal: AbortSignal.abort() }),
    ).rejects.toMatchObject({ code: 'too-slow' });
    expect(asked()).toBe(0);
  });
});

describe('a call that says how many of its answers are kept', () => {
  const few = { ...call, kept: 2 };
  const of = (year: number) => ({ ...params, year });

  it('keeps the latest asked of them, and takes no place from other calls', async () => {
    const { ledger, asked } = ledgerOf();
    const service = new AnswerService(portal, ledger);
    const other = { ...call, id: 'other' };
    await service.ask(other, of(2020));
    for (const year of [2021, 2022, 2021, 2023]) await service.ask(few, of(year));
    expect(asked()).toBe(4);
    for (const year of [2021, 2023]) await service.ask(few, of(year));
    await service.ask(other, of(2020));
    expect(asked()).toBe(4);
    await service.ask(few, of(2022));
    expect(asked()).toBe(5);
  });

  it('keeps as many of them ready to be sent', async () => {
    const { ledger } = ledgerOf();
    const cache = new AnswerCache(portal, { get: () => ledger } as unknown as CurrentLedger);
    const send = async (year: number) =>
      await cache.send(few, '', { path: {}, query: new URLSearchParams({ year: String(year) }) });
    const [first, second] = [await send(2021), await send(2022)];
    expect(await send(2021)).toBe(first);
    await send(2023);
    expect(await send(2021)).toBe(first);
    expect(await send(2022)).not.toBe(second);
  });
});

describe('over a socket', () => {
  let close: () => Promise<void> = async () => {};
  afterEach(async () => await close());

  it('a reload of a slow address is answered', async () => {
    const { ledger, asked, givenUp, letGo } = ledgerOf({ held: true });
    const current = { get: () => ledger } as unknown as CurrentLedger;
    const app = buildApp(new AnswerCache(portal, current), { log: false, headers: {} });
    close = async () => await app.close();
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as AddressInfo;
    const url = `http://127.0.0.1:${port}${call.path}`;
    const first = request(url);
    first.on('error', () => {});
    first.end();
    await expect.poll(asked).toBe(1);
    first.destroy();
    await expect.poll(givenUp).toBe(1);
    const second = fetch(url);
    await expect.poll(asked).toBe(2);
    letGo();
    expect((await second).status).toBe(200);
    expect(asked()).toBe(2);
  });
});
