// How long a start takes, seen from outside: the first answer, alive, ready, and what the processes take.

import { mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { last } from '../../engine/serve.ts';
import { median, type BenchFigure, type Measuring } from '../harness/lines.ts';
import { startRunning } from '../harness/portals.ts';
import type { Bench } from './sections.ts';

/** What a start leaves to be done is done by then. */
const REST_MS = 8000;

/** On a folder in which everything has been built; its site and its ledgers lie elsewhere. */
export async function* startLines(
  { data, site, runs: most }: Bench,
  of: string,
  ledgers: () => Promise<string>,
): Measuring {
  const runs = Math.min(most, 3);
  const folder = join(data, 'start');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  symlinkSync(resolve(site), join(folder, 'site'), 'junction');
  symlinkSync(resolve(await ledgers()), join(folder, 'ledgers'), 'junction');
  // the first one makes what later ones find, some of it after it is ready
  await startOnce(folder, REST_MS);
  const found: Awaited<ReturnType<typeof startOnce>>[] = [];
  for (let run = 1; run <= runs; run++)
    found.push(await startOnce(folder, run < runs ? 0 : REST_MS));
  const seconds = (
    what: string,
    pick: (start: (typeof found)[number]) => number,
    most?: number,
  ): BenchFigure => ({
    of,
    what,
    value: median(found.map(pick)),
    unit: 's',
    most,
  });
  yield seconds('first answer on the port', ({ answered }) => answered);
  yield seconds('/livez', ({ alive }) => alive, 1);
  yield seconds('/readyz', ({ ready }) => ready, 3);
  yield seconds('processor time until ready', ({ cpu }) => cpu, 4);
  const { megabytes } = last(found);
  yield { of, what: 'resident memory of all processes', value: megabytes, unit: 'MB', most: 300 };
}

/** On a folder with nothing in it: scripts and figures are made first. */
export async function* firstStartLines({ data }: Bench): Measuring {
  const folder = join(data, 'first');
  rmSync(folder, { recursive: true, force: true });
  try {
    const { ready, cpu } = await startOnce(folder, 0);
    const of = 'first start, empty folder';
    yield { of, what: '/readyz', value: ready, unit: 's', most: 25 };
    yield { of, what: 'processor time until ready', value: cpu, unit: 's' };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Throws where it does not become ready. */
async function startOnce(data: string, rest: number) {
  const { seconds, taken, stop } = await startRunning({ data });
  try {
    const cpu = taken().cpuSeconds;
    await wait(rest);
    return { ...seconds, cpu, megabytes: taken().megabytes };
  } finally {
    await stop();
  }
}
