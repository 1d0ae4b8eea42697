// A small disk of its own in memory, that can be filled and made read-only without harm. Only the owner of a Linux machine may mount one.

import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statfsSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { dataFolder } from '../../engine/serve.ts';
import { told, type BenchLine } from '../harness/lines.ts';

export interface SmallDisk {
  readonly root: string;
  /** Leaves so many bytes and no more. */
  readonly fill: (left: number) => void;
  /** Takes away what filled it. */
  readonly free: () => void;
  /** From now on nothing can be written. */
  readonly seal: () => void;
}

/** What the work prints; one line without a goal where no disk can be had. */
export async function onDisk(
  megabytes: number,
  what: string,
  work: (disk: SmallDisk) => Promise<BenchLine[]>,
): Promise<BenchLine[]> {
  const root = mkdtempSync(join(tmpdir(), 'disk-'));
  try {
    mount('-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', root);
  } catch {
    rmSync(root, { recursive: true });
    return [told(what, 'not tried: this user may not mount a disk')];
  }
  try {
    return await work(diskAt(root));
  } finally {
    execFileSync('umount', ['--lazy', root]);
    rmSync(root, { recursive: true });
  }
}

function diskAt(root: string): SmallDisk {
  const filler = join(root, '.filler');
  return {
    root,
    fill: (left) => {
      const { bavail, bsize } = statfsSync(root);
      writeFileSync(filler, Buffer.alloc(Math.max(0, bavail * bsize - left)));
    },
    free: () => rmSync(filler, { force: true }),
    seal: () => mount('-o', 'remount,ro', root),
  };
}

function mount(...args: readonly string[]): void {
  execFileSync('mount', args, { stdio: 'ignore' });
}

/** Makes the disk a folder of data whose pages and figures lie elsewhere, where they can be read. */
export function borrowData({ root }: SmallDisk): void {
  for (const name of ['site', 'ledgers'])
    symlinkSync(join(dataFolder(process.env), name), join(root, name), 'junction');
}
