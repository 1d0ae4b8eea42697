// The measurement under load: what it counts, and what it refuses to begin.

import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import { Fresh } from '../../scripts/load/addresses.ts';
import { goodput, tallyOf, timesOf } from '../../scripts/load/tally.ts';

it('counts what was answered, refused, lost and else, each by itself', () => {
  const tally = tallyOf(
    [
      [200, 10],
      [200, 30],
      [503, 2],
      [429, 4],
      [0, 10_000],
      [404, 5],
      [404, 6],
    ],
    2,
  );
  expect(tally.asked).toBe(7);
  expect(tally.good).toEqual({ count: 2, p50: 30, p99: 30, max: 30 });
  expect(tally.refused).toEqual({ count: 2, p50: 4, p99: 4, max: 4 });
  expect([tally.lost, tally.other]).toEqual([1, { 404: 2 }]);
  expect(goodput(tally)).toBe(1);
});

it('has noughts for times where nothing was timed', () => {
  expect(timesOf([])).toEqual({ count: 0, p50: 0, p99: 0, max: 0 });
});

it('gives out each address once before the first comes again', () => {
  const fresh = new Fresh(['/a', '/b', '/c']);
  expect([fresh.take(2), fresh.take(2)]).toEqual([
    ['/a', '/b'],
    ['/c', '/a'],
  ]);
});

it.each([
  [['nosuch'], 'there is no phase “nosuch”'],
  [['cached', '--seconds', '0'], '--seconds is a number up to 600'],
  [['--nosuch'], "Unknown option '--nosuch'"],
])('refuses %j before anything is started', (args, words) => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', './scripts/guard.mjs', 'scripts/load.ts', ...args],
    { cwd: join(import.meta.dirname, '../..'), encoding: 'utf8' },
  );
  expect([status, stdout]).toEqual([2, '']);
  expect(stderr).toContain(words);
  expect(stderr).toContain('usage: npm run load');
});
