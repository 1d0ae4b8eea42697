// Files and folders → recognised files, and those set aside with the reason.

import { textIn } from '../../language/text.ts';
import { existsSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';

import type { Format, Portal } from '../../model/portal.ts';
import { refuseLarge, unpack } from './decode.ts';
import { matchName, readFileName, refuseName, refuseOtherKind, type FromName } from './fileName.ts';
import { refuseKind, recognise, recogniseStreamed, type Recognised } from './recognise.ts';
import { ImportProblem, formatImportProblem, formatReason, type ImportReason } from './problem.ts';

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
      const file = gatherFile(path, { formats, model });
      if ('reason' in file) gathered.aside.push(file);
      else gathered.found.push(file);
    } catch (error) {
      gathered.problems.push(formatImportProblem(error));
    }
  return gathered;
}

/** Recognises a file by its content and its name. Throws ImportProblem where it is damaged or the two disagree. */
export function gatherFile(
  path: string,
  { formats, model }: GatheredBy,
  written = basename(path),
): Found | SetAside {
  if (!existsSync(path)) return { path, reason: 'a link that leads nowhere' };
  const name = written.replace(/\.gz$/, '');
  const streamed = recogniseStreamed(formats, path);
  if (streamed) {
    refuseWrongName({ path, format: streamed.format, name }, { formats, model });
    return { ...streamed, path, bytes: NONE, said: readFileName(streamed.format, name) };
  }
  refuseLarge(path, statSync(path).size);
  const raw = readFileSync(path);
  if (raw.length === 0) throw new ImportProblem(path, 1, 'empty');
  const bytes = unpack(path, raw);
  const foreign = refuseKind(bytes);
  if (foreign !== null) throw buildProblem(path, 1, foreign);
  const recognised = recognise(formats, name, bytes);
  if ('reason' in recognised) {
    const { reason, line } = recognised;
    if (line !== null) throw buildProblem(path, line, reason);
    const named = formats.find((format) => matchName(format, name));
    if (!named) return { path, reason: formatReason(reason) };
    throw new ImportProblem(path, 1, 'name-only', { form: named.name, reason: [reason] });
  }
  const { format } = recognised;
  if (format.kind === 'ignored')
    return {
      path,
      reason: `recognised as ${format.name}: ${textIn(format.title, 'en')}; holds no figures of this ledger`,
    };
  refuseWrongName({ path, format, name }, { formats, model });
  return { ...recognised, path, bytes, said: readFileName(format, name) };
}

/** Throws ImportProblem where the name says another kind, or no period that there may be. */
function refuseWrongName(
  { path, format, name }: { path: string; format: Format; name: string },
  { formats, model }: GatheredBy,
): void {
  const isNamed = formats.some((other) => matchName(other, name));
  if (format.kind !== 'figures' && !isNamed) return;
  const why =
    refuseOtherKind(formats, format, name) ??
    refuseName(format, name, readFileName(format, name), model);
  if (why !== null) throw buildProblem(path, 1, why);
}

function buildProblem(path: string, line: number, { code, values }: ImportReason): ImportProblem {
  return new ImportProblem(path, line, code, values);
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
