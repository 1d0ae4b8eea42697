// The measurement under load: what it counts, and what it refuses to begin.

import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import { Fresh } from '../../scripts/load/addresses.ts';
import { memoryLine } from '../../scripts/load/phase.ts';
import { treeIn } from '../../scripts/harness/processes.ts';
import { goodput, tallyOf, timesOf } from '../../scripts/harness/tally.ts';

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
  expect(tally.good).toEqual({ count: 2, p50: 30, p95: 30, p99: 30, max: 30 });
  expect(tally.refused).toEqual({ count: 2, p50: 4, p95: 4, p99: 4, max: 4 });
  expect([tally.lost, tally.other]).toEqual([1, { 404: 2 }]);
  expect(goodput(tally)).toBe(1);
});

it('has noughts for times where nothing was timed', () => {
  expect(timesOf([])).toEqual({ count: 0, p50: 0, p95: 0, p99: 0, max: 0 });
});

it('gives out each address once before the first comes again', () => {
  const fresh = new Fresh(['/a', '/b', '/c']);
  expect([fresh.take(2), fresh.take(2)]).toEqual([
    ['/a', '/b'],
    ['/c', '/a'],
  ]);
});

it('counts the memory of a process and of all that it started, and of no other', () => {
  const list = '  1 0 100\n 20 1 70\n 21 20 2\n 22 21 400\n 30 1 900\n';
  expect(treeIn(list, 20).map(({ rss }) => rss)).toEqual([70, 2, 400]);
});

it('says what is held beside its goal, and whether it is reached', () => {
  const held = { megabytes: 301, proportional: 250 };
  expect(memoryLine('after start', held, 300)).toMatchObject({ goal: '≤ 300 MB', good: false });
  expect(memoryLine('later', held)).toMatchObject({ goal: '', good: null });
});

it.each([
  [['nosuch'], 'there is no phase “nosuch”'],
  [['cached', '--seconds', '0'], '--seconds is a number up to 600'],
  [['varied', '--minutes', 'x'], '--minutes is a number up to 60'],
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
