// A body that comes in: how large, in what parts.

import type { IncomingMessage } from 'node:http';
import { PassThrough } from 'node:stream';

import { expect, it } from 'vitest';

import type { ApiProblem } from '../../answers/problem.ts';
import { BodyWatch, PACE } from './bodyWatch.ts';

/** Sends parts of one size, and answers what was said of them. */
function watched(parts: number, bytes: number): string[] {
  const raw = new PassThrough() as unknown as IncomingMessage;
  const said = new Set<string>();
  const watch = new BodyWatch(raw, { most: 1_000_000, pace: PACE }, (problem: ApiProblem) =>
    said.add(problem.more.detail?.say ?? problem.code),
  );
  for (let nth = 0; nth < parts; nth++) raw.emit('data', Buffer.alloc(bytes));
  expect(watch.came).toBe(parts * bytes);
  raw.emit('end');
  return [...said];
}

it('a body in crumbs is refused, one in small parts is not', () => {
  expect(watched(4000, 1)).toEqual([]);
  expect(watched(5000, 1)).toEqual(['crumbs']);
  expect(watched(10_000, 64)).toEqual([]);
});

it('a body that is too large is refused', () => {
  expect(watched(10, 100_000)).toEqual([]);
  expect(watched(11, 100_000)).toEqual(['too-large']);
});
