// How long a start takes, seen from outside: the first answer, alive, ready, and what the processes take.

import { mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { get } from 'node:http';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { last } from '../../engine/serve.ts';
import { spawnPortal } from '../load/running.ts';
import { freePort } from '../start/address.ts';
import { median, type BenchFigure, type Measuring } from './figures.ts';
import { takenBy } from './processes.ts';

interface Start {
  /** Seconds to an answer of any status, to `/livez`, to `/readyz`. */
  readonly answered: number;
  readonly alive: number;
  readonly ready: number;
  readonly cpu: number;
  readonly megabytes: number;
}

const LOOK_MS = 20;
const LONGEST_MS = 300_000;
/** What a start leaves to be done is done by then. */
const REST_MS = 8000;

/** On a folder in which everything has been built; its site and its ledgers lie elsewhere. */
export async function* startLines(
  of: string,
  { folder, site, ledgers }: Readonly<Record<'folder' | 'site' | 'ledgers', string>>,
  runs: number,
): Measuring {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  symlinkSync(resolve(site), join(folder, 'site'), 'junction');
  symlinkSync(resolve(ledgers), join(folder, 'ledgers'), 'junction');
  // the first one makes what later ones find, some of it after it is ready
  await startOnce(folder, REST_MS);
  const found: Start[] = [];
  for (let run = 1; run <= runs; run++)
    found.push(await startOnce(folder, run < runs ? 0 : REST_MS));
  const seconds = (what: string, pick: (start: Start) => number, most?: number): BenchFigure => {
    const value = median(found.map(pick));
    return { of, what, value, unit: 's', ...(most === undefined ? {} : { most }) };
  };
  yield seconds('first answer on the port', ({ answered }) => answered);
  yield seconds('/livez', ({ alive }) => alive, 1);
  yield seconds('/readyz', ({ ready }) => ready, 3);
  yield seconds('processor time until ready', ({ cpu }) => cpu, 4);
  const { megabytes } = last(found);
  yield { of, what: 'resident memory of all processes', value: megabytes, unit: 'MB', most: 300 };
}

/** On a folder with nothing in it: scripts and figures are made first. */
export async function* firstStartLines(folder: string): Measuring {
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
async function startOnce(data: string, rest: number): Promise<Start> {
  const port = await freePort();
  const begun = performance.now();
  const child = spawnPortal(port, { data });
  const pid = child.pid ?? 0;
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  const after = () => (performance.now() - begun) / 1000;
  let [answered, alive] = [Number.NaN, Number.NaN];
  try {
    for (;;) {
      const [livez, readyz] = await Promise.all([ask(port, '/livez'), ask(port, '/readyz')]);
      if (Number.isNaN(answered) && livez > 0) answered = after();
      if (Number.isNaN(alive) && livez === 200) alive = after();
      if (readyz === 200) break;
      if (child.exitCode !== null || after() * 1000 > LONGEST_MS)
        throw new Error('the portal did not become ready');
      await sleep(LOOK_MS);
    }
    const ready = after();
    const cpu = takenBy(pid)?.cpuSeconds ?? Number.NaN;
    await sleep(rest);
    return { answered, alive, ready, cpu, megabytes: takenBy(pid)?.megabytes ?? Number.NaN };
  } finally {
    child.kill('SIGTERM');
    await ended;
  }
}

/** The status, or 0 where nobody answers. */
async function ask(port: number, path: string): Promise<number> {
  return await new Promise((done) => {
    get({ host: '127.0.0.1', port, path, agent: false }, (response) => {
      response.resume();
      done(response.statusCode ?? 0);
    }).on('error', () => done(0));
  });
}
