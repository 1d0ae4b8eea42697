// Which language of configuration a portal is written in: files of another one are not read, so that one sentence says so instead of a hundred.

import { join } from 'node:path';

import { isObject } from '../model/lookup.ts';
import { readSource } from './kept.ts';
import { makeProblem, START, type Problem } from './problems.ts';
import type { Folders } from './folders.ts';

/** Of files as this engine reads them; `npm run migrate` rewrites those of an older one. */
export const CONFIG_VERSION = 3;
/** Of files that do not say which it is. */
const FIRST = 1;
const FILE = 'config/portal.yaml';

/** What is wrong with the version that `portal.yaml` says; null where it is the one that is read, or the file cannot be. */
export function findVersionProblem({ config, files }: Folders): Problem | null {
  const bytes = files.read(join(config, 'portal.yaml'));
  const source = bytes && readSource(FILE, bytes).source;
  if (!source || !isObject(source.data)) return null;
  const written = source.data['version'] ?? String(FIRST);
  const version = Number(written);
  if (!Number.isInteger(version) || version === CONFIG_VERSION) return null;
  const at = 'version' in source.data ? source.at('/version') : START;
  const words = { written: String(version), wanted: String(CONFIG_VERSION) };
  return makeProblem(
    { file: FILE, at },
    version < CONFIG_VERSION ? 'older-version' : 'newer-version',
    words,
  );
}
