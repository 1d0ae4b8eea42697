// Kills publishing at random moments: the old ledger or the new one serves, whole, and nothing piles up.

import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { foldersFrom, loadPortal, type Portal } from '../../engine/serve.ts';
import { ChildEnded, startChild } from '../harness/child.ts';
import { judged, type BenchLine } from '../harness/lines.ts';
import { readVersion, writeVersion } from './killed/version.ts';
import { KINDS } from '../own.ts';

/** Of the moments so many are taken from the end of a publication, where it is switched. */
const LATE = 0.5;
/** No publication takes so long by itself, in milliseconds. */
export const LONGEST_MS = 60_000;
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
    const moment =
      (Math.random() < LATE ? 0.75 + Math.random() * 0.35 : Math.random() * 0.75) * duration;
    const { outcome } = await publishFor(folder, file, moment);
    if (outcome instanceof Error) throw outcome;
    const finished = outcome === 'done';
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
  return judged(
    [`publishing, ${count} kills`, 'the old ledger or the new one'],
    `the old one served ${tally.old} times, the new one ${tally.new} times, ${tally.finished} publications were done before`,
    true,
  );
}

/** An undisturbed publication; returns how long it took, in milliseconds. */
async function publish({ root, folder, portal }: Folders, version: number): Promise<number> {
  const file = writeVersion(root, portal, version);
  const { outcome, ms } = await publishFor(folder, file, LONGEST_MS);
  if (outcome === 'done') return ms;
  throw outcome instanceof Error ? outcome : new Error('a publication did not end by itself');
}

/** A publication in a process that is killed after so many milliseconds, or when it is done: how long it took, and what it failed with where it failed. */
export async function publishFor(
  folder: string,
  file: string,
  ms: number,
): Promise<{ readonly outcome: 'done' | 'killed' | Error; readonly ms: number }> {
  const child = await startChild('chaos/killed/publish', {}, [folder, file]);
  const begun = performance.now();
  const timer = setTimeout(() => void child.kill('SIGKILL'), ms);
  const outcome = await child.ask('publish').then(
    () => 'done' as const,
    (error: Error) => (error instanceof ChildEnded ? ('killed' as const) : error),
  );
  const took = performance.now() - begun;
  clearTimeout(timer);
  await child.kill('SIGKILL');
  return { outcome, ms: took };
}
