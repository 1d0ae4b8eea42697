// The counter of what a reader waits for: it comes back to nothing, whatever became of each fetch.

import { expect, it, vi } from 'vitest';

import { fetching, isFetching } from './fetching.ts';

it.each([['comes'], ['fails'], ['is given up']])(
  'a fetch that %s is waited for until then',
  async (how) => {
    const { promise, resolve, reject } = Promise.withResolvers<string>();
    const waited = fetching(promise).catch((error: Error) => error.message);
    expect(isFetching()).toBe(true);
    if (how === 'comes') resolve(how);
    else reject(new Error(how));
    expect(await waited).toBe(how);
    expect(isFetching()).toBe(false);
  },
);

it('of several the last one is waited for', async () => {
  const all = [1, 2, 3].map(() => Promise.withResolvers<void>());
  const waited = all.map(({ promise }) => fetching(promise).catch(() => {}));
  all[0]?.reject(new Error('gone'));
  all[1]?.resolve();
  await Promise.all(waited.slice(0, 2));
  expect(isFetching()).toBe(true);
  all[2]?.reject(new Error('gone'));
  await waited[2];
  expect(isFetching()).toBe(false);
});

it('what is only offered is waited for once it is slow', async () => {
  vi.useFakeTimers();
  const { promise, resolve } = Promise.withResolvers<void>();
  const waited = fetching(promise, 400);
  expect(isFetching()).toBe(false);
  vi.advanceTimersByTime(400);
  expect(isFetching()).toBe(true);
  resolve();
  await waited;
  expect(isFetching()).toBe(false);
  vi.useRealTimers();
});
