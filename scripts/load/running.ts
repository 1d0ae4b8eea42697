// A portal of its own for a measurement, started as `npm start` starts it, and what can be seen of it from outside.

import { execFileSync, spawn } from 'node:child_process';
import { join } from 'node:path';

import { freePort } from '../start/address.ts';
import { timesOf, type Times } from './tally.ts';

export interface Running {
  readonly base: string;
  /** Resident memory of the process in megabytes. */
  readonly memory: () => number;
  readonly stop: () => Promise<void>;
}

/** A first start builds the pages and makes a ledger where there is none. */
const START_MS = 300_000;
const LOOK_MS = 250;
const PROBE_MS = 50;

/** On the data folder that the environment names. Throws where it does not become ready. */
export async function startRunning(): Promise<Running> {
  const root = join(import.meta.dirname, '../..');
  const port = await freePort();
  const base = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, ['--import', './scripts/guard.mjs', 'scripts/start.ts'], {
    cwd: root,
    env: { ...process.env, PORT: String(port), HOST: '127.0.0.1', PORTAL_ORIGIN: base },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  const until = Date.now() + START_MS;
  while (!(await isReady(base))) {
    if (child.exitCode !== null || Date.now() > until) {
      await stop();
      throw new Error('the portal did not become ready');
    }
    await wait(LOOK_MS);
  }
  return { base, memory: () => residentMegabytes(child.pid ?? 0), stop };
}

function residentMegabytes(pid: number): number {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024;
}

async function isReady(base: string): Promise<boolean> {
  return await fetch(`${base}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** Looks at the health and the memory of a portal until it is ended. */
export function watch(running: Running): () => Promise<{ livez: Times; peak: number }> {
  const ending = new AbortController();
  const times: number[] = [];
  let peak = 0;
  const looking = (async () => {
    for (let nth = 0; !ending.signal.aborted; nth++) {
      const begun = performance.now();
      await fetch(`${running.base}/livez`).then(
        async (response) => await response.arrayBuffer(),
        () => null,
      );
      times.push(performance.now() - begun);
      if (nth % 10 === 0) peak = Math.max(peak, running.memory());
      await wait(PROBE_MS);
    }
  })();
  return async () => {
    ending.abort();
    await looking;
    return { livez: timesOf(times), peak };
  };
}

export async function wait(ms: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, ms));
}
