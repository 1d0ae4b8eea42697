// Readers who wait for the same: one leaves and takes nothing from the others.

import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';

import { SharedWork } from './sharedWork.ts';

/** Work that takes a while, counts how often it was begun, and fails some time after it was given up. */
function slow(takes: number) {
  const shared = new SharedWork<number>();
  let begun = 0;
  const begin = async (signal: AbortSignal) => {
    const mine = ++begun;
    const end = Date.now() + takes;
    while (Date.now() < end) {
      await wait(5);
      if (signal.aborted) {
        await wait(30);
        signal.throwIfAborted();
      }
    }
    return mine;
  };
  return {
    begun: () => begun,
    join: (signal?: AbortSignal) => shared.join('same', signal, begin),
  };
}

describe('work that is shared', () => {
  it('is done once for all who wait, and anew for those who come later', async () => {
    const work = slow(30);
    expect(await Promise.all([work.join(), work.join(), work.join()])).toEqual([1, 1, 1]);
    expect(await work.join()).toBe(2);
  });

  it('goes on while one reader stays', async () => {
    const work = slow(60);
    const leaving = new AbortController();
    const both = Promise.all([work.join(leaving.signal), work.join(new AbortController().signal)]);
    leaving.abort();
    expect(await both).toEqual([1, 1]);
  });

  it('is given up when the last has left; who comes then is answered', async () => {
    const work = slow(60);
    const leaving = new AbortController();
    const left = expect(work.join(leaving.signal)).rejects.toThrow();
    await wait(10);
    leaving.abort();
    const later = work.join();
    await left;
    expect(await later).toBe(2);
  });

  it('is not begun for a reader who has left already', async () => {
    const work = slow(10);
    await expect(work.join(AbortSignal.abort())).rejects.toThrow();
    expect(work.begun()).toBe(0);
  });
});
