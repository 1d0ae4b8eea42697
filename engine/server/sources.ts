// What the portal is made of as a program, as one hash: what was made by other files is not taken.

import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const VERSIONS = 'package-lock.json';

export interface Sources {
  /** Of the engine, its site and that of the portal, what makes figures, and the versions of the packages, by what they hold. */
  readonly hash: string;
  /** Whether all of it is as it was when this process began: what runs is what was read. */
  readonly settled: boolean;
}

let known: Sources | null = null;

/** Read once. */
export function loadSources(): Sources {
  return (known ??= readSources());
}

function readSources(): Sources {
  const hash = createHash('sha256');
  let touched = 0;
  // of a portal that has the engine as a package these are its own
  if (existsSync(VERSIONS)) hash.update(readFileSync(VERSIONS));
  const engine = ['engine', 'site', 'scripts/demonstration'].map((folder) => join(ROOT, folder));
  for (const folder of new Set([...engine, resolve('site')])) {
    if (!existsSync(folder)) continue;
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
      const path = join(folder, name);
      const found = statSync(path);
      if (!found.isFile() || /\.(?:test|spec)\.tsx?$|\.d\.ts$/.test(name)) continue;
      hash.update(name).update(readFileSync(path));
      // a file that was put here with an older time of its own counts as well
      touched = Math.max(touched, found.mtimeMs, found.ctimeMs);
    }
  }
  return { hash: hash.digest('hex').slice(0, 12), settled: touched < performance.timeOrigin };
}
