// A portal of its own for a measurement, started as `npm start` starts it, and what can be seen of it from outside.

import { spawn, type ChildProcess } from 'node:child_process';
import { connect } from 'node:net';
import { join } from 'node:path';

import { freePort } from '../start/address.ts';
import { residentOf, type Resident } from './resident.ts';
import { startGenerator } from './generators.ts';
import type { LoadTally, Times } from './tally.ts';

export interface Running {
  readonly base: string;
  readonly port: number;
  /** Resident memory of its processes. */
  readonly resident: () => Resident;
  /** SIGTERM; returns the seconds that it took to end. */
  readonly stop: () => Promise<number>;
}

export interface RunningOptions {
  /** Left out: one that is free. */
  readonly port?: number;
  /** Folder of data; left out: the one that the environment names. */
  readonly data?: string;
  /** By npm, which gets the signals in the place of the portal. */
  readonly npm?: boolean;
  /** A module that is loaded before the portal, in each of its threads. */
  readonly preload?: string;
}

/** A first start builds the pages and makes a ledger where there is none. */
const START_MS = 300_000;
const LOOK_MS = 250;
/** Probes of health in a second. */
const PROBES = 25;
/** What is ended by hand is over then in any case. */
const LONGEST_SECONDS = 3600;

/** Throws where it does not become ready. */
export async function startRunning(options: RunningOptions = {}): Promise<Running> {
  const port = options.port ?? (await freePort());
  const base = `http://127.0.0.1:${port}`;
  const child = spawnPortal(port, options);
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const stop = async () => {
    const begun = performance.now();
    child.kill('SIGTERM');
    await ended;
    // npm may end before what it has started
    while (await isListening(port)) await wait(LOOK_MS / 5);
    return (performance.now() - begun) / 1000;
  };
  const until = Date.now() + START_MS;
  while (!(await isReady(base))) {
    if (child.exitCode !== null || Date.now() > until) {
      await stop();
      throw new Error('the portal did not become ready');
    }
    await wait(LOOK_MS);
  }
  return { base, port, resident: () => residentOf(child.pid ?? 0), stop };
}

/** Its words are not shown, what goes wrong is. */
export function spawnPortal(port: number, { data, npm, preload }: RunningOptions): ChildProcess {
  const [command, ...args] = npm
    ? ['npm', 'start']
    : [process.execPath, ...guards(preload), 'scripts/start.ts'];
  return spawn(command, args, {
    cwd: join(import.meta.dirname, '../..'),
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      PORTAL_ORIGIN: `http://127.0.0.1:${port}`,
      ...(data === undefined ? {} : { PORTAL_DATA: data }),
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

function guards(preload: string | undefined): string[] {
  const modules = ['./scripts/guard.mjs', ...(preload === undefined ? [] : [preload])];
  return modules.flatMap((path) => ['--import', path]);
}

async function isListening(port: number): Promise<boolean> {
  return await new Promise((resolve) => {
    const socket = connect({ host: '127.0.0.1', port });
    socket.once('connect', () => resolve(true));
    socket.once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}

async function isReady(base: string): Promise<boolean> {
  return await fetch(`${base}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** `by` says of the process that asked for `/livez` how far it can be believed. */
export interface Watched {
  readonly livez: Times;
  readonly by: Pick<LoadTally, 'late' | 'nice'>;
  /** In megabytes. */
  readonly peak: number;
}

/** Looks at the health and the memory of a portal until it is ended; `/livez` is asked by a process of its own. */
export function watch(running: Running): () => Promise<Watched> {
  const probe = startGenerator('measures');
  const asked = probe.ask({
    base: running.base,
    paths: ['/livez'],
    pace: { rate: PROBES },
    seconds: LONGEST_SECONDS,
  });
  let peak = 0;
  const look = () => {
    peak = Math.max(peak, running.resident().megabytes);
  };
  const looking = setInterval(look, LOOK_MS);
  return async () => {
    look();
    clearInterval(looking);
    probe.end();
    const { good, late, nice } = await asked;
    probe.stop();
    return { livez: good, by: { late, nice }, peak };
  };
}

export async function wait(ms: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, ms));
}
