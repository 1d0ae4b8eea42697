// Kills publishing at random moments: the old ledger or the new one serves, whole, and nothing piles up.

import { fork, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { foldersFrom, loadPortal, type Portal } from '../../engine/serve.ts';
import type { BenchLine } from '../bench/figures.ts';
import { readVersion, writeVersion } from './killed/version.ts';
import { KINDS } from '../../site/kinds.ts';

/** Of the moments so many are taken from the end of a publication, where it is switched. */
const LATE = 0.5;
/** Which ledger serves, in which order ledgers have served, and the files that they were made from. */
const BESIDE: ReadonlySet<string> = new Set(['CURRENT', 'SERVED', 'sources']);
/** Those, the ledger that serves, five earlier ones. */
const MOST_NAMES = 9;

interface Folders {
  readonly root: string;
  readonly folder: string;
  readonly portal: Portal;
}

/** So many kills. Throws where anything but the old ledger or the new one serves. */
export async function publishing(count = 200): Promise<BenchLine[]> {
  const root = mkdtempSync(join(tmpdir(), 'crash-'));
  const folder = join(root, 'ledgers');
  mkdirSync(folder, { recursive: true });
  const portal = loadPortal(foldersFrom(process.env), KINDS);
  try {
    return [await crash({ root, folder, portal }, count)];
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

async function crash(folders: Folders, count: number): Promise<BenchLine> {
  const { root, folder, portal } = folders;
  const tally = { old: 0, new: 0, finished: 0 };
  let duration = Math.max(
    await publish(folders, 1),
    await publish(folders, 2),
    await publish(folders, 3),
  );
  let serving = await readVersion(folder, portal);
  for (let nth = 1; nth <= count; nth++) {
    const version = nth + 3;
    const file = writeVersion(root, portal, version);
    const child = await beginPublishing(folder, file);
    const moment =
      (Math.random() < LATE ? 0.75 + Math.random() * 0.35 : Math.random() * 0.75) * duration;
    const finished = await killAfter(child, moment);
    const before = serving;
    serving = await readVersion(folder, portal);
    if (serving.version !== before.version && serving.version !== version)
      throw new Error(
        `kill ${nth} at ${moment.toFixed(0)} ms: version ${serving.version} serves, neither ${before.version} nor ${version}`,
      );
    if (finished && serving.version !== version)
      throw new Error(`kill ${nth}: publication was done, and version ${serving.version} serves`);
    if (finished) tally.finished++;
    else tally[serving.version === version ? 'new' : 'old']++;
    rmSync(file);
    if (nth % 20 === 0) {
      // publications become slower or faster with what else the machine does: the moments follow
      duration = await publish(folders, version);
      serving = await readVersion(folder, portal);
      console.error(
        `${String(nth).padStart(4)} kills   the old one serves ${tally.old}, the new one ${tally.new}, done before ${tally.finished}`,
      );
    }
  }
  await publish(folders, count + 4);
  const names = readdirSync(folder);
  const stray = names.filter((name) => !BESIDE.has(name) && !/^[0-9a-f]{16}$/.test(name));
  if (stray.length > 0 || names.length > MOST_NAMES)
    throw new Error(`leftovers: ${names.join(', ')}`);
  return {
    what: `publishing, ${count} kills`,
    goal: 'the old ledger or the new one',
    reached: `the old one served ${tally.old} times, the new one ${tally.new} times, ${tally.finished} publications were done before`,
    good: true,
  };
}

/** An undisturbed publication; returns how long it took, in milliseconds. */
async function publish({ root, folder, portal }: Folders, version: number): Promise<number> {
  const child = await beginPublishing(folder, writeVersion(root, portal, version));
  const started = performance.now();
  if (!(await killAfter(child, 60_000))) throw new Error('a publication did not end by itself');
  return performance.now() - started;
}

/** A process that has been told to publish; a quiet one does not show what it fails with. */
export async function beginPublishing(
  folder: string,
  file: string,
  isQuiet = false,
): Promise<ChildProcess> {
  const child = fork(join(import.meta.dirname, 'killed', 'publish.ts'), [folder, file], {
    stdio: ['ignore', 'inherit', isQuiet ? 'ignore' : 'inherit', 'ipc'],
  });
  await new Promise((resolve, reject) => {
    child.once('message', resolve);
    child.once('exit', () => reject(new Error('the publishing process ended before it was ready')));
  });
  child.send('go');
  return child;
}

/** Kills after so many milliseconds; true where the publication was done before. */
export async function killAfter(child: ChildProcess, ms: number): Promise<boolean> {
  let done = false;
  child.once('message', () => {
    done = true;
  });
  const timer = setTimeout(() => child.kill('SIGKILL'), ms);
  if (child.exitCode === null && child.signalCode === null)
    await new Promise((resolve) => child.once('exit', resolve));
  clearTimeout(timer);
  return done;
}
