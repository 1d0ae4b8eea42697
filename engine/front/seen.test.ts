// Refusals in the log: counted, one line a minute, what is left at the end.

import Fastify, { type FastifyRequest } from 'fastify';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { logAccess, logRefusals, type RequestSeen } from './seen.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const seen = (kind: RequestSeen['kind'], status: number): RequestSeen => ({
  request: {} as FastifyRequest,
  kind,
  status,
  whole: true,
  seconds: 0,
  bytes: 0,
});

function logged() {
  const lines: unknown[] = [];
  const app = Fastify();
  const watch = logRefusals({ warn: (fields: unknown) => void lines.push(fields) } as never, app);
  return { lines, app, watch };
}

it('are one line a minute, however many there were', () => {
  const { lines, watch } = logged();
  for (let nth = 0; nth < 4228; nth++) watch(seen('page', 503));
  for (const status of [200, 304, 404, 429, 500]) watch(seen('message', status));
  expect(lines).toEqual([]);
  vi.advanceTimersByTime(60_000);
  expect(lines).toEqual([{ refused: { 'page 503': 4228, 'message 429': 1 } }]);
  vi.advanceTimersByTime(600_000);
  expect(lines).toHaveLength(1);
  watch(seen('call', 503));
  vi.advanceTimersByTime(60_000);
  expect(lines[1]).toEqual({ refused: { 'call 503': 1 } });
});

it('that are left at the end are told then', async () => {
  const { lines, app, watch } = logged();
  watch(seen('file', 503));
  await app.close();
  expect(lines).toEqual([{ refused: { 'file 503': 1 } }]);
});

it.each([
  [{ 'sec-purpose': 'prefetch;prerender' }, true],
  [{ 'sec-purpose': 'prefetch' }, true],
  [{}, undefined],
])('a page that a browser asks for ahead of its reader is no visit: %o', (headers, ahead) => {
  const lines: Record<string, unknown>[] = [];
  const log = logAccess({ info: (fields: object) => void lines.push({ ...fields }) } as never);
  const request = { method: 'GET', raw: { url: '/', headers }, ip: '127.0.0.1', id: '1' };
  log({ ...seen('page', 200), request: request as unknown as FastifyRequest });
  expect(lines.map((line) => line['ahead'])).toEqual([ahead]);
});
