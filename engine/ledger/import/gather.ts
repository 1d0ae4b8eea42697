// Files and folders → recognised files, and those set aside with the reason.

import { existsSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';

import type { Format, Model, Portal } from '../../model/portal.ts';
import { ImportProblem, sayProblem, unpack } from './decode.ts';
import { readFileName, refuseName, type FromName } from './fileName.ts';
import { refuseKind } from './foreign.ts';
import { recognise, recogniseStreamed, type Recognised } from './recognise.ts';

/** The forms that files may have, and the ledger that they fill. */
export type GatheredBy = Pick<Portal, 'formats' | 'model'>;

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
  /** Files that resemble no form. */
  readonly aside: readonly SetAside[];
  /** Files that are nearly of a form, by file and line: why each is refused. */
  readonly problems: readonly string[];
}

/** What is read of a file that is streamed before its records are. */
const NONE = Buffer.alloc(0);

/** Reads every file below the given paths, in the order of their names. */
export function gatherFiles(paths: readonly string[], { formats, model }: GatheredBy): Gathered {
  const gathered = { found: [] as Found[], aside: [] as SetAside[], problems: [] as string[] };
  for (const path of paths.flatMap(filesBelow))
    try {
      const file = gatherFile(path, formats);
      if ('reason' in file) gathered.aside.push(file);
      else {
        refuseWrongName(file, model);
        gathered.found.push(file);
      }
    } catch (error) {
      gathered.problems.push(sayProblem(error));
    }
  return gathered;
}

/** Throws ImportProblem for a damaged archive and for what is nearly of a form. */
function gatherFile(path: string, formats: readonly Format[]): Found | SetAside {
  if (!existsSync(path)) return { path, reason: 'a link that leads nowhere' };
  const name = basename(path).replace(/\.gz$/, '');
  const streamed = recogniseStreamed(formats, path);
  if (streamed)
    return { ...streamed, path, bytes: NONE, said: readFileName(streamed.format, name) };
  const raw = readFileSync(path);
  if (raw.length === 0) throw new ImportProblem(path, 1, 'the file is empty');
  const bytes = unpack(path, raw);
  const foreign = refuseKind(bytes);
  if (foreign !== null) throw new ImportProblem(path, 1, foreign);
  const recognised = recognise(formats, name, bytes);
  if ('reason' in recognised) {
    const { reason, line } = recognised;
    if (line === null) return { path, reason };
    throw new ImportProblem(path, line, reason);
  }
  const { format } = recognised;
  if (format.kind === 'ignored')
    return {
      path,
      reason: `recognised as ${format.name}: ${format.title['en'] ?? ''}; holds no figures of this ledger`,
    };
  return { ...recognised, path, bytes, said: readFileName(format, name) };
}

function refuseWrongName({ path, format, said }: Found, model: Model): void {
  if (format.kind !== 'figures') return;
  const why = refuseName(format, basename(path).replace(/\.gz$/, ''), said, model);
  if (why !== null) throw new ImportProblem(path, 1, why);
}

/** Every file at or below a path, in the order of their names, without hidden ones; each folder once, though links lead to it in a circle. */
export function filesBelow(path: string): string[] {
  return below(path, new Set());
}

function below(path: string, entered: Set<string>): string[] {
  // what leads nowhere is told later; pipes and sockets are no files
  if (!existsSync(path)) return [path];
  const stat = statSync(path);
  if (!stat.isDirectory()) return stat.isFile() ? [path] : [];
  const folder = realpathSync(path);
  if (entered.has(folder)) return [];
  entered.add(folder);
  return readdirSync(path)
    .filter((name) => !name.startsWith('.'))
    .sort()
    .flatMap((name) => below(join(path, name), entered));
}

/** The dictionaries that ship with the portal. Throws where one of them is nearly of a form only. */
export function gatherShipped(folder: string, portal: GatheredBy): readonly Found[] {
  if (!existsSync(folder)) return [];
  const { found, problems } = gatherFiles([folder], portal);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return found;
}
