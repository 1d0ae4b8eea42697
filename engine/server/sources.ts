// What the portal is made of as a program, as one hash: what was made by other files is not taken.

import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

export interface Sources {
  /** Of the engine, the site, what makes figures, and the versions of the packages, by what they hold. */
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
  const hash = createHash('sha256').update(readFileSync(join(ROOT, 'package-lock.json')));
  let touched = 0;
  for (const folder of ['engine', 'site', 'scripts/demonstration']) {
    if (!existsSync(join(ROOT, folder))) continue;
    for (const name of readdirSync(join(ROOT, folder), {
      recursive: true,
      encoding: 'utf8',
    }).sort()) {
      const path = join(ROOT, folder, name);
      const found = statSync(path);
      if (!found.isFile() || /\.(?:test|spec)\.tsx?$/.test(name)) continue;
      hash.update(name).update(readFileSync(path));
      // a file that was put here with an older time of its own counts as well
      touched = Math.max(touched, found.mtimeMs, found.ctimeMs);
    }
  }
  return { hash: hash.digest('hex').slice(0, 12), settled: touched < performance.timeOrigin };
}
