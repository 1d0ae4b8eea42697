// Old ledgers: few at once, closed when nobody uses them, found or not.

import { afterEach, expect, it, vi } from 'vitest';

import { assertDefined } from '../model/lookup.ts';
import { IDLE_MS, KeptLedgers, LOOKED_MS, MOST_OPEN, type HeldLedger } from './keptLedgers.ts';
import type { Ledger } from './ledger.ts';

const KEPT = ['a', 'b', 'c', 'd', 'e'];

afterEach(() => {
  vi.useRealTimers();
});

/** A shelf that tells what was opened and closed, and how many were open at most. */
function shelf() {
  const told: string[] = [];
  const state = { open: 0, most: 0 };
  const open = async (id: string): Promise<Ledger> => {
    state.most = Math.max(state.most, ++state.open);
    told.push(`open ${id}`);
    const close = async () => {
      await new Promise((resolve) => setTimeout(resolve, 5));
      state.open--;
      told.push(`close ${id}`);
    };
    return await Promise.resolve({ id, close } as unknown as Ledger);
  };
  const kept = new KeptLedgers((id) => Promise.resolve(KEPT.includes(id) ? () => open(id) : null));
  const hold = async (id: string): Promise<HeldLedger> => assertDefined(await kept.hold(id));
  return { kept, told, state, hold };
}

it('one that is not kept is none', async () => {
  const { kept, told } = shelf();
  expect(await kept.hold('x')).toBeNull();
  expect(told).toEqual([]);
});

it('one is opened once for all who ask, and stays open after them', async () => {
  const { hold, told } = shelf();
  const [first, second] = await Promise.all([hold('a'), hold('a')]);
  expect(first.ledger).toBe(second.ledger);
  first.release();
  second.release();
  (await hold('a')).release();
  expect(told).toEqual(['open a']);
});

it('a fourth has the one closed that was asked longest ago', async () => {
  const { hold, told, state } = shelf();
  for (const id of ['a', 'b', 'c', 'a', 'd']) (await hold(id)).release();
  expect(told).toEqual(['open a', 'open b', 'open c', 'close b', 'open d']);
  expect(state.most).toBe(MOST_OPEN);
});

it('one in use is never closed: another is, or the fourth waits', async () => {
  const { hold, told, state } = shelf();
  const held = [await hold('a'), await hold('b'), await hold('c')];
  let came = false;
  const fourth = hold('d').then((ledger) => {
    came = true;
    return ledger;
  });
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect([came, told.length]).toEqual([false, 3]);
  assertDefined(held[1]).release();
  (await fourth).release();
  expect(told).toEqual(['open a', 'open b', 'open c', 'close b', 'open d']);
  expect(state.most).toBe(MOST_OPEN);
});

it('many who ask for many at once are all answered, three at a time', async () => {
  const { hold, state } = shelf();
  const ids = Array.from({ length: 40 }, (_, i) => assertDefined(KEPT[i % KEPT.length]));
  const answered = await Promise.all(
    ids.map(async (id, i) => {
      const { ledger, release } = await hold(id);
      await new Promise((resolve) => setTimeout(resolve, i % 3));
      release();
      return ledger.id;
    }),
  );
  expect(answered).toEqual(ids);
  expect(state.most).toBe(MOST_OPEN);
});

it('those who wait for the same one come together as soon as it is open', async () => {
  const { hold, told } = shelf();
  const held = [await hold('a'), await hold('b'), await hold('c')];
  const waiting = Promise.all([hold('d'), hold('d'), hold('d')]);
  await new Promise((resolve) => setTimeout(resolve, 5));
  assertDefined(held[0]).release();
  expect((await waiting).map(({ ledger }) => ledger.id)).toEqual(['d', 'd', 'd']);
  expect(told.at(-1)).toBe('open d');
});

it('one that could not be opened is tried anew', async () => {
  let times = 0;
  const kept = new KeptLedgers(() =>
    Promise.resolve(() =>
      times++ === 0
        ? Promise.reject(new Error('cut off'))
        : Promise.resolve({ id: 'a' } as unknown as Ledger),
    ),
  );
  await expect(kept.hold('a')).rejects.toThrow('cut off');
  expect((await kept.hold('a'))?.ledger.id).toBe('a');
});

it('all are closed at the end', async () => {
  const { kept, hold, state } = shelf();
  for (const id of ['a', 'b']) (await hold(id)).release();
  await kept.stop();
  expect(state.open).toBe(0);
});

it('one that cannot be closed makes room, and nobody hears of it', async () => {
  const open = (id: string) => () =>
    Promise.resolve({
      id,
      close: () => Promise.reject(new Error('the disk is gone')),
    } as unknown as Ledger);
  const kept = new KeptLedgers((id) => Promise.resolve(open(id)));
  for (const id of ['a', 'b', 'c', 'd', 'e']) assertDefined(await kept.hold(id)).release();
  await kept.stop();
});

it('one that nobody asks for a while is closed', async () => {
  const { hold, told } = shelf();
  vi.useFakeTimers();
  const held = await hold('a');
  await vi.advanceTimersByTimeAsync(2 * IDLE_MS);
  expect(told).toEqual(['open a']);
  held.release();
  await vi.advanceTimersByTimeAsync(IDLE_MS - 1);
  (await hold('a')).release();
  await vi.advanceTimersByTimeAsync(IDLE_MS - 1);
  expect(told).toEqual(['open a']);
  await vi.advanceTimersByTimeAsync(20);
  expect(told).toEqual(['open a', 'close a']);
});

it('one that is taken from the shelf is gone soon, though it is open', async () => {
  const shelved = new Set(['a']);
  const ledger = { id: 'a', close: () => Promise.resolve() } as unknown as Ledger;
  const kept = new KeptLedgers((id) =>
    Promise.resolve(shelved.has(id) ? () => Promise.resolve(ledger) : null),
  );
  vi.useFakeTimers();
  assertDefined(await kept.hold('a')).release();
  shelved.clear();
  assertDefined(await kept.hold('a')).release();
  await vi.advanceTimersByTimeAsync(LOOKED_MS);
  expect(await kept.hold('a')).toBeNull();
});

it('nobody waits for ever, however slowly others are closed', async () => {
  vi.useFakeTimers();
  const close = () => new Promise((resolve) => setTimeout(resolve, 60_000));
  const kept = new KeptLedgers((id) =>
    Promise.resolve(() => Promise.resolve({ id, close } as unknown as Ledger)),
  );
  for (const id of ['a', 'b', 'c']) assertDefined(await kept.hold(id)).release();
  const waiting = expect(kept.hold('d')).rejects.toThrow('old ledgers are open');
  await vi.advanceTimersByTimeAsync(10_000);
  await waiting;
});
