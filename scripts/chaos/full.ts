// A full disk: a publication fails with a sentence and the ledger before it serves on; a portal that runs answers on.

import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { foldersFrom, loadPortal, type Portal } from '../../engine/serve.ts';
import { judged, type BenchLine } from '../harness/lines.ts';
import { borrowData, onDisk, type SmallDisk } from './disk.ts';
import { lookAround } from './lookAround.ts';
import { readVersion, writeVersion } from './killed/version.ts';
import { LONGEST_MS, publishFor } from './publishing.ts';
import { KINDS } from '../own.ts';

const MEGABYTES = 64;
/** More than one publication takes. */
const ENOUGH = 16 * 1024 * 1024;

/** So many publications, each with another room left. Throws where anything but the old ledger or the new one serves. */
export async function full(count = 20): Promise<BenchLine[]> {
  const portal = loadPortal(foldersFrom(process.env), KINDS);
  return [
    ...(await onDisk(MEGABYTES, 'publishing on a full disk', async (disk) => [
      await publishOften(disk, portal, count),
    ])),
    ...(await onDisk(MEGABYTES, 'a portal on a full disk', async (disk) => {
      borrowData(disk);
      disk.fill(0);
      return await lookAround({ started: { data: disk.root }, where: 'on a full disk' });
    })),
  ];
}

async function publishOften(disk: SmallDisk, portal: Portal, count: number): Promise<BenchLine> {
  const folder = join(disk.root, 'ledgers');
  mkdirSync(folder);
  const sources = mkdtempSync(join(tmpdir(), 'sources-'));
  const publish = async (version: number) => {
    const file = writeVersion(sources, portal, version);
    return (await publishFor(folder, file, LONGEST_MS)).outcome === 'done';
  };
  const tally = { failed: 0, done: 0 };
  try {
    if (!(await publish(1))) throw new Error('nothing could be published');
    for (let nth = 1; nth <= count; nth++) {
      const before = await readVersion(folder, portal);
      disk.fill((ENOUGH * (nth - 1)) / count);
      const isDone = await publish(nth + 1);
      const { version } = await readVersion(folder, portal);
      if (version !== (isDone ? nth + 1 : before.version))
        throw new Error(
          `version ${version} serves after a full disk, ${before.version} did before`,
        );
      tally[isDone ? 'done' : 'failed']++;
      disk.free();
    }
    if (!(await publish(count + 2))) throw new Error('room again, and nothing is published');
    const stray = readdirSync(folder).filter((name) => name.startsWith('building-'));
    return judged(
      [`publishing on a full disk, ${count} times`, 'the old ledger or the new one, nothing left'],
      `${tally.failed} failed, ${tally.done} had room, ${stray.length} left`,
      stray.length === 0 && tally.failed > 0,
    );
  } finally {
    rmSync(sources, { recursive: true });
  }
}
