// The bench says what it finds at once, goes on where something fails, keeps it all in a file, and compares two of them.

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, expect, it, vi } from 'vitest';

import { compareCommand, compareRecords } from '../scripts/bench/compare.ts';
import type { BenchFigure, Measuring } from '../scripts/harness/lines.ts';
import { privateMegabytes, takenBy } from '../scripts/harness/processes.ts';
import { openRecord, readRecord } from '../scripts/bench/record.ts';
import { BenchReport, type Section } from '../scripts/bench/report.ts';
import { standing } from '../scripts/bench/standing.ts';
import { bytesUntil, stylesOf } from '../scripts/bench/streamed.ts';
import { compress } from '../scripts/bench/limit.ts';

const folder = mkdtempSync(join(tmpdir(), 'bench-'));
afterAll(() => rmSync(folder, { recursive: true }));

const figure = (what: string, value: number, most?: number): BenchFigure => ({
  of: '/',
  what,
  value,
  unit: 'ms',
  ...(most === undefined ? {} : { most }),
});

function section(part: string, ...found: readonly (BenchFigure | Error)[]): Section {
  async function* measuring(): Measuring {
    for (const one of found)
      if (one instanceof Error) throw one;
      else yield one;
  }
  return { part, of: '/', open: measuring };
}

async function reported(...sections: readonly Section[]) {
  const said: string[] = [];
  const report = new BenchReport((line) => said.push(line));
  const after: number[] = [];
  const code = await report.take(sections, async () => void after.push(said.length));
  return { report, said, after, code };
}

it('a line is printed as soon as it is measured, with its goal and whether it is reached', async () => {
  const said: string[] = [];
  const seen: number[] = [];
  async function* measuring(): Measuring {
    yield figure('quick', 90, 100);
    seen.push(said.length);
    yield figure('slow', 110, 100);
    seen.push(said.length);
    yield figure('free', 7);
  }
  const report = new BenchReport((line) => said.push(line));
  const sections = [{ part: 'pages', of: '/', open: measuring }];
  expect(await report.take(sections, async () => {})).toBe(0);
  expect(seen).toEqual([2, 3]);
  expect(said.map((line) => line.trim().split(/\s{2,}/))).toEqual([
    ['pages · /'],
    ['quick', '≤ 100 ms', '90.0 ms', 'reached'],
    ['slow', '≤ 100 ms', '110 ms', 'MISSED'],
    ['free', '7.00 ms'],
  ]);
  expect(report.summary()).toEqual(['3 lines measured, 1 goals missed, 0 FAILED']);
});

it('what fails is a line with its reason, what comes after it is measured, and the exit code is 1', async () => {
  const { report, said, after, code } = await reported(
    section('pages', figure('first', 1), new Error('nothing came\nCall log: …')),
    section('server', figure('second', 2)),
  );
  expect(code).toBe(1);
  expect(said).toContain('  FAILED  nothing came');
  expect(report.lines.map(({ id }) => id)).toEqual(['pages · / · first', 'server · / · second']);
  expect(report.failed).toEqual([{ id: 'pages · /', reason: 'nothing came' }]);
  expect(report.summary()).toContain('FAILED  pages · /: nothing came');
  expect(after).toEqual([3, 5]);
});

it('the file of a run tells the commit, the machine and every line', async () => {
  const { report } = await reported(section('pages', figure('a', 90, 100), figure('b', NaN)));
  const { file, save } = openRecord(folder, ['quick'], 3);
  save(report);
  const record = readRecord(file);
  expect(file).toMatch(/\d{4}-\d{2}-\d{2}T\d{6}-\w+\.json$/);
  expect(record).toMatchObject({ asked: ['quick'], runs: 3, node: process.versions.node });
  expect(record.machine.cores).toBeGreaterThan(0);
  expect(record.machine.loadBefore).toHaveLength(3);
  expect(record.machine.loadAfter).toHaveLength(3);
  expect(typeof record.dirty).toBe('boolean');
  expect(record.lines).toEqual([
    { id: 'pages · / · a', value: 90, unit: 'ms', goal: 100 },
    { id: 'pages · / · b', value: null, unit: 'ms', goal: null },
  ]);
});

it('of every goal the worst line is told, with how many lines reach it', () => {
  const line = (id: string, value: number | null, goal: number | null) =>
    ({ id, value, unit: '', goal }) as const;
  const rows = standing([
    line('pages · / · figures visible / limit', 1.1, 1.15),
    line('pages · /words · text visible / limit', 1.3, 1.15),
    line('pages · /, waking when idle · figures visible / limit', 9, 1.15),
    line('pages · / · layout shift', 0, 0),
    line('pages · /words · layout shift', 0, 0),
    line('pages · / · repeat visit, bytes of bodies', 0, 0),
    line('pages · /words · repeat visit, bytes of bodies', 12, 0),
    line('alive · /table, asleep · filter changed by key', 231, 232),
    line('alive · /table, alive · filter changed by key', null, 232),
    line('alive · /table, alive · node opened by pointer', 1, null),
    line('server · anything else', 9, 1),
  ]);
  expect(rows).toEqual([
    ['figures visible / limit', '≤ 1.15', '1.30', 'MISSED', '1 of 2', '/words'],
    ['repeat visit, bytes of bodies', '≤ 0', '12.0', 'MISSED', '1 of 2', '/words'],
    ['layout shift', '≤ 0', '0.00', 'reached', '2 of 2', '/'],
    [
      'woken when idle: figures visible / limit',
      '≤ 1.15',
      '9.00',
      'MISSED',
      '0 of 1',
      '/, waking when idle',
    ],
    ['filter changed', '≤ 232', '–', 'MISSED', '1 of 2', '/table, alive'],
  ]);
});

it('two runs are compared line by line', async () => {
  const record = async (...found: readonly (BenchFigure | Error)[]) => {
    const { report } = await reported(section('pages', ...found));
    const { file, save } = openRecord(folder, [], 5);
    save(report);
    return readRecord(file);
  };
  const a = await record(
    figure('same', 100),
    figure('worse', 100),
    figure('gone', 1),
    figure('zero', 0),
  );
  const b = await record(
    figure('same', 109),
    figure('worse', 111),
    figure('zero', 1),
    figure('new', 2),
    new Error('it fails'),
  );
  expect(compareRecords(a, b)).toEqual([
    ['pages · / · same', '100 ms', '109 ms', '1.09', ''],
    ['pages · / · worse', '100 ms', '111 ms', '1.11', 'WORSE'],
    ['pages · / · gone', '1.00 ms', '', '', 'only A'],
    ['pages · / · zero', '0.00 ms', '1.00 ms', '', 'WORSE'],
    ['pages · / · new', '', '2.00 ms', '', 'only B'],
    ['pages · /', '', 'FAILED', '', 'only B'],
  ]);
});

it('the last two runs are compared where none are named, and what is no run is refused', async () => {
  const { report } = await reported(section('pages', figure('a', 3)));
  const { file, save } = openRecord(folder, [], 5);
  save(report);
  const [three, runs] = [readRecord(file), join(folder, 'runs')];
  mkdirSync(runs);
  for (const [i, value] of [1, 2, 3].entries()) {
    const lines = three.lines.map((line) => ({ ...line, value }));
    writeFileSync(join(runs, `${i}.json`), JSON.stringify({ ...three, lines }));
  }
  const print = vi.spyOn(console, 'log').mockImplementation(() => {});
  compareCommand(runs, []);
  const said = print.mock.calls.join('\n');
  print.mockRestore();
  expect(said).toMatch(/pages · \/ · a +2\.00 ms +3\.00 ms +1\.50 +WORSE/);
  expect(said).toContain('1 of 1 lines are worse');
  expect(() => compareCommand(runs, ['package.json', 'package.json'])).toThrow('no file of');
  expect(() => compareCommand(runs, [join(runs, '1.json')])).toThrow('two runs');
});

it.runIf(process.platform === 'linux')(
  'reads what a process takes, with those it has started',
  () => {
    const taken = takenBy(process.pid);
    expect(taken.cpuSeconds).toBeGreaterThan(0);
    expect(taken.megabytes).toBeGreaterThan(10);
    expect(takenBy(1).megabytes).toBeGreaterThanOrEqual(taken.megabytes);
    expect(privateMegabytes(process.pid)).toBeGreaterThan(10);
    expect(privateMegabytes(process.pid)).toBeLessThan(taken.megabytes);
    expect(privateMegabytes(0)).toBeNaN();
  },
);

it('of a page, its styles are counted together, and so much of it as has to come before it is read so far', () => {
  const html = '<style>a{b:c}</style><p>words</p><style media="print">d{e:f}</style>';
  expect(stylesOf(html)).toBe('a{b:c}\nd{e:f}');
  const packed = compress(html.repeat(40));
  expect(bytesUntil(packed, html)).toBeLessThanOrEqual(packed.length);
  expect(bytesUntil(packed, html)).toBeGreaterThan(0);
});
