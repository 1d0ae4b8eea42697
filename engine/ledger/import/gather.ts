// Files and folders → recognised files, and those set aside with the reason.

import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';

import type { Format } from '../../model/portal.ts';
import { ImportProblem, unpack } from './decode.ts';
import { readFileName, refuseName, type FromName } from './figures.ts';
import { recognise, recogniseStreamed, type Recognised } from './recognise.ts';

export interface Found extends Recognised {
  readonly path: string;
  readonly bytes: Buffer;
  readonly said: FromName;
}

export interface SetAside {
  readonly path: string;
  readonly reason: string;
}

export interface Gathered {
  readonly found: readonly Found[];
  readonly aside: readonly SetAside[];
}

/** What is read of a file that is streamed before its records are. */
const NONE = Buffer.alloc(0);

/** Reads every file below the given paths, in the order of their names. Throws ImportProblem for a damaged archive. */
export function gatherFiles(paths: readonly string[], formats: readonly Format[]): Gathered {
  const found: Found[] = [];
  const aside: SetAside[] = [];
  for (const path of paths.flatMap(filesBelow)) {
    const name = basename(path).replace(/\.gz$/, '');
    const streamed = recogniseStreamed(formats, path);
    if (streamed) {
      found.push({ ...streamed, path, bytes: NONE, said: readFileName(streamed.format, name) });
      continue;
    }
    const raw = readFileSync(path);
    if (raw.length === 0) throw new ImportProblem(path, 1, 'the file is empty');
    const bytes = unpack(path, raw);
    const recognised = recognise(formats, name, bytes);
    if ('reason' in recognised) {
      aside.push({ path, reason: recognised.reason });
      continue;
    }
    const said = readFileName(recognised.format, name);
    const refused =
      recognised.format.kind === 'figures' ? refuseName(recognised.format, said) : null;
    if (recognised.format.kind === 'ignored')
      aside.push({
        path,
        reason: `recognised as ${recognised.format.name}: ${recognised.format.title['en'] ?? ''}; holds no figures of this ledger`,
      });
    else if (refused) aside.push({ path, reason: refused });
    else found.push({ ...recognised, path, bytes, said });
  }
  return { found, aside };
}

/** Every file at or below a path, in the order of their names, without hidden ones. */
export function filesBelow(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  const names = readdirSync(path, { recursive: true, encoding: 'utf8' }).sort();
  return names
    .map((name) => join(path, name))
    .filter((file) => statSync(file).isFile() && !basename(file).startsWith('.'));
}
