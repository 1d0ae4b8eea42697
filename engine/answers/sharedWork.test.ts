// Readers who wait for the same: one leaves and takes nothing from the others.

import { describe, expect, it } from 'vitest';

import { SharedWork } from './keptByCall.ts';

/** Work that ends when the test says so: what was given up fails then, whatever else has an answer. */
function heldWork() {
  const shared = new SharedWork<number>();
  const held: (() => void)[] = [];
  let begun = 0;
  const begin = async (signal: AbortSignal) => {
    const mine = ++begun;
    await new Promise<void>((go) => held.push(go));
    signal.throwIfAborted();
    return mine;
  };
  return {
    begun: () => begun,
    join: (signal?: AbortSignal) => shared.join('same', signal, begin),
    letGo: () => {
      for (const go of held.splice(0)) go();
    },
  };
}

describe('work that is shared', () => {
  it('is done once for all who wait, and anew for those who come later', async () => {
    const work = heldWork();
    const all = Promise.all([work.join(), work.join(), work.join()]);
    work.letGo();
    expect(await all).toEqual([1, 1, 1]);
    const later = work.join();
    work.letGo();
    expect(await later).toBe(2);
  });

  it('goes on while one reader stays', async () => {
    const work = heldWork();
    const leaving = new AbortController();
    const both = Promise.all([work.join(leaving.signal), work.join(new AbortController().signal)]);
    leaving.abort();
    work.letGo();
    expect(await both).toEqual([1, 1]);
  });

  it('is given up when the last has left; who comes then is answered', async () => {
    const work = heldWork();
    const leaving = new AbortController();
    const left = expect(work.join(leaving.signal)).rejects.toThrow();
    leaving.abort();
    const later = work.join();
    work.letGo();
    await left;
    expect(await later).toBe(2);
  });

  it('is not begun for a reader who has left already', async () => {
    const work = heldWork();
    await expect(work.join(AbortSignal.abort())).rejects.toThrow();
    expect(work.begun()).toBe(0);
  });
});
