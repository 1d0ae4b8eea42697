// What is told of questions to whoever watches: each once, whatever came of it; nothing changes for who asks.

import { subscribe, unsubscribe } from 'node:diagnostics_channel';

import { afterEach, beforeEach, expect, it } from 'vitest';

import { ConnectionPool, QUESTIONS, type ToldQuestion } from './connectionPool.ts';
import { LedgerBusy, LedgerTimeout } from './store.ts';

let told: ToldQuestion[];
const hear = (question: unknown) => void told.push(question as ToldQuestion);
beforeEach(() => {
  told = [];
  subscribe(QUESTIONS.name, hear);
});
afterEach(() => {
  unsubscribe(QUESTIONS.name, hear);
});

it('is told of each question when it has ended, waiting included', async () => {
  const pool = new ConnectionPool([1], 1);
  const first = Promise.withResolvers<string>();
  const asked = [pool.run(async () => await first.promise), pool.run(async () => 'second')];
  await expect(pool.run(async () => 'third')).rejects.toBeInstanceOf(LedgerBusy);
  expect(told).toMatchObject([{ error: expect.any(LedgerBusy) }]);
  first.resolve('first');
  expect(await Promise.all(asked)).toEqual(['first', 'second']);
  expect(told.slice(1)).toMatchObject([{ error: null }, { error: null }]);
  for (const { seconds } of told) expect(seconds).toBeGreaterThanOrEqual(0);
});

it('is told what a question failed with, and so is who asked', async () => {
  const pool = new ConnectionPool([1], 1);
  const broken = new Error('broken');
  await expect(pool.run(async () => await Promise.reject(broken))).rejects.toBe(broken);
  await expect(pool.run(async () => 1, AbortSignal.abort())).rejects.toBeInstanceOf(LedgerTimeout);
  expect(told.map(({ error }) => error)).toEqual([broken, expect.any(LedgerTimeout)]);
});
