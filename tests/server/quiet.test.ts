// When the memory of a portal goes back to the system, and what is made ready meanwhile.

import { EventEmitter } from 'node:events';
import { Server } from 'node:http';

import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { afterPages, clearWhenQuiet } from '../../scripts/start/quiet.ts';

const MINUTE_MS = 60_000;
const server = new Server();
const clear = vi.fn(async () => {});
const spare = vi.fn(async () => {});
let clearing: NodeJS.Timeout;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  clearing = clearWhenQuiet(server, { clear, spare });
});
afterEach(() => {
  clearInterval(clearing);
  server.removeAllListeners('request');
  vi.useRealTimers();
  vi.clearAllMocks();
});

const pass = async (ms: number) => await vi.advanceTimersByTimeAsync(ms);
const ask = () => server.emit('request');

it('is cleared up soon after the start, once, and then given back', async () => {
  await pass(4000);
  expect(clear).not.toHaveBeenCalled();
  await pass(3000);
  expect([clear.mock.calls.length, spare.mock.calls.length]).toEqual([1, 1]);
  await pass(60 * MINUTE_MS);
  expect([clear.mock.calls.length, spare.mock.calls.length]).toEqual([1, 1]);
});

it('is cleared up anew when it has been quiet for long after a question', async () => {
  await pass(MINUTE_MS);
  ask();
  await pass(1.5 * MINUTE_MS);
  expect(clear).toHaveBeenCalledOnce();
  await pass(MINUTE_MS);
  expect(clear).toHaveBeenCalledTimes(2);
});

it('is never cleared up while readers ask; what is free goes back all the same', async () => {
  for (let second = 0; second < 300; second++) {
    ask();
    await pass(1000);
  }
  expect(clear).not.toHaveBeenCalled();
  expect(spare.mock.calls.length).toBeGreaterThanOrEqual(4);
  expect(spare.mock.calls.length).toBeLessThanOrEqual(5);
});

it('makes ready what a reader may want next when a page has been sent, and only then', () => {
  const prepare = vi.fn();
  afterPages(server, prepare);
  const send = (accept?: string) => {
    const response = new EventEmitter();
    server.emit('request', { headers: accept === undefined ? {} : { accept } }, response);
    return () => response.emit('close');
  };
  for (const accept of ['application/json', undefined]) send(accept)();
  const sent = send('text/html,*/*;q=0.8');
  expect(prepare).not.toHaveBeenCalled();
  sent();
  expect(prepare).toHaveBeenCalledOnce();
});
