// A portal of its own for a measurement, started as `npm start` starts it, and what can be seen of it from outside.

import { spawn, type ChildProcess } from 'node:child_process';
import { Agent } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { freePort } from '../start/address.ts';
import { get } from './asking.ts';
import { takenBy, type ProcessTotals } from './processes.ts';

export interface Running {
  readonly base: string;
  readonly port: number;
  /** Seconds from the start to an answer of any status, to `/livez`, to `/readyz`. */
  readonly seconds: Readonly<Record<'answered' | 'alive' | 'ready', number>>;
  /** What its processes take. */
  readonly taken: () => ProcessTotals;
  /** SIGTERM; returns the seconds that it took to end. */
  readonly stop: () => Promise<number>;
}

export interface RunningOptions {
  /** Left out: one that is free. */
  readonly port?: number;
  /** Folder of data; left out: the one that the environment names. */
  readonly data?: string;
  /** A folder with `config` and `content`, by the portal that is written; left out: by the one that serves, over those of the environment. */
  readonly written?: string;
  /** By npm, which gets the signals in the place of the portal. */
  readonly npm?: boolean;
  /** A module that is loaded before the portal, in each of its threads. */
  readonly preload?: string;
}

/** A first start builds the pages and makes a ledger where there is none. */
const START_MS = 300_000;
const LOOK_MS = 20;
const ROOT = join(import.meta.dirname, '../..');

/** Throws where it does not become ready. */
export async function startRunning(options: RunningOptions = {}): Promise<Running> {
  const port = options.port ?? (await freePort());
  const base = `http://127.0.0.1:${port}`;
  const begun = performance.now();
  const since = (moment: number) => (performance.now() - moment) / 1000;
  const child = spawnPortal(port, options);
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const stop = async () => {
    const told = performance.now();
    child.kill('SIGTERM');
    await ended;
    // npm may end before what it has started
    while (await isListening(port)) await wait(LOOK_MS);
    return since(told);
  };
  let [answered, alive] = [NaN, NaN];
  for (;;) {
    const [livez, readyz] = await Promise.all([
      statusOf(base, '/livez'),
      statusOf(base, '/readyz'),
    ]);
    if (Number.isNaN(answered) && livez > 0) answered = since(begun);
    if (Number.isNaN(alive) && livez === 200) alive = since(begun);
    if (readyz === 200) break;
    if (child.exitCode !== null || since(begun) * 1000 > START_MS) {
      await stop();
      throw new Error('the portal did not become ready');
    }
    await wait(LOOK_MS);
  }
  const seconds = { answered, alive, ready: since(begun) };
  return { base, port, seconds, taken: () => takenBy(child.pid ?? 0), stop };
}

/** Its words are not shown, what goes wrong is. */
function spawnPortal(port: number, options: RunningOptions): ChildProcess {
  const { data, written, npm, preload } = options;
  const script = written === undefined ? 'scripts/start.ts' : 'scripts/dev.ts';
  const [command, ...args] = npm
    ? ['npm', 'start']
    : [process.execPath, ...guards(preload), script];
  return spawn(command, args, {
    cwd: ROOT,
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      PORTAL_ORIGIN: `http://127.0.0.1:${port}`,
      ...(data === undefined ? {} : { PORTAL_DATA: data }),
      ...(written === undefined
        ? {}
        : { PORTAL_CONFIG: join(written, 'config'), PORTAL_CONTENT: join(written, 'content') }),
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

/** A chore on a folder of data that is expected to refuse: its exit code, all that it says, and the last line of that. */
export async function tryChore(
  data: string,
  args: readonly string[],
): Promise<{ readonly code: number | null; readonly said: string; readonly last: string }> {
  const child = spawn(process.execPath, [...guards(), ...args], {
    cwd: ROOT,
    env: { ...process.env, PORT: String(await freePort()), PORTAL_DATA: data },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (text: Buffer) => (said += text.toString('utf8')));
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { code, said, last: said.trim().split('\n').at(-1) ?? '' };
}

function guards(preload?: string): string[] {
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

/** On a connection of its own; 0 where nobody answers. */
export async function statusOf(base: string, path: string): Promise<number> {
  const agent = new Agent();
  return await get(base + path, { agent }).then(
    ({ statusCode }) => statusCode,
    () => 0,
  );
}
