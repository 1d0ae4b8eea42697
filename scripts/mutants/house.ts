// A copy of the house in which one fault after another is made and taken back: the house itself is never changed.

import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

import type { Mutant } from './list.ts';

/** Where the copy lies; what its tests make once stays there. */
export const COPY = '.portal/mutants/house';

/** Copies every file of the house that is not ignored, and takes away what is no more. */
export function copyHouse(): void {
  const wanted = filesOf('--cached', '--others', '--exclude-standard').filter(existsSync);
  for (const file of copied())
    if (!wanted.includes(file)) rmSync(join(COPY, file), { force: true });
  for (const file of wanted) {
    const target = join(COPY, file);
    if (existsSync(target) && readFileSync(target).equals(readFileSync(file))) continue;
    mkdirSync(dirname(target), { recursive: true });
    copyFileSync(file, target);
  }
  const modules = join(COPY, 'node_modules');
  if (!existsSync(modules)) symlinkSync('../../../node_modules', modules);
  writeFileSync(join(COPY, LIST), wanted.join('\n'));
}

/** Names what was copied the last time. */
const LIST = '.portal-files';

function copied(): string[] {
  const list = join(COPY, LIST);
  return existsSync(list) ? readFileSync(list, 'utf8').split('\n') : [];
}

function filesOf(...which: readonly string[]): string[] {
  const { stdout } = spawnSync('git', ['ls-files', '-z', ...which], { encoding: 'utf8' });
  return stdout.split('\0').filter(Boolean);
}

/** Does something while the copy has a fault. */
export function withMutant<T>({ file, from, to }: Mutant, work: () => T): T {
  const path = join(COPY, file);
  const text = readFileSync(path, 'utf8');
  writeFileSync(
    path,
    text.replace(from, () => to),
  );
  try {
    return work();
  } finally {
    writeFileSync(path, text);
  }
}
