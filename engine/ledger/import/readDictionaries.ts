// Members from every source that an import has: dictionaries that ship with the portal, those of the earlier ledger, incoming ones.

import { existsSync } from 'node:fs';

import type { DuckDBConnection } from '@duckdb/node-api';

import { first } from '../../model/lookup.ts';
import { sql } from '../sql.ts';
import { readRows } from '../stores/duckdb.ts';
import { gatherFiles, type Found } from './gather.ts';
import type { ImportOptions } from './importFiles.ts';
import {
  readMember,
  recordsOf,
  resolveReferences,
  type DimensionMember,
  type ReadMember,
} from './members.ts';

/** Incoming members take the place of earlier ones of the same code; `earlier`: an earlier ledger is attached. */
export async function gatherMembers(
  db: DuckDBConnection,
  found: readonly Found[],
  options: ImportOptions,
  earlier: boolean,
): Promise<DimensionMember[]> {
  const { portal, shipped } = options;
  const base = existsSync(shipped) ? gatherFiles([shipped], portal.formats).found : [];
  const known = earlier ? await earlierMembers(db) : [];
  const own = base.flatMap((file) => readDictionary(file, options, 0));
  const incoming = found
    .filter((file) => file.format.kind === 'members')
    .flatMap((file) => readDictionary(file, options, 1));
  const replaced = new Set(incoming.map(({ dimension, code }) => `${dimension} ${code}`));
  const kept = known.filter(({ dimension, code }) => !replaced.has(`${dimension} ${code}`));
  return [...resolveReferences(own, []), ...kept, ...resolveReferences(incoming, kept)];
}

async function earlierMembers(db: DuckDBConnection): Promise<DimensionMember[]> {
  const rows = await readRows(
    db,
    sql`
    SELECT dimension, code, parent, valid_from::VARCHAR, valid_to::VARCHAR, title, attributes
    FROM earlier.member
    WHERE origin = 1
    ORDER BY seq`,
  );
  return rows.map(([dimension, code, parent, from, to, title, attributes]) => ({
    dimension: String(dimension),
    code: String(code),
    parent: parent as string | null,
    from: from as string | null,
    to: to as string | null,
    title: JSON.parse(String(title)) as Record<string, string>,
    attributes: JSON.parse(String(attributes)) as Record<string, string>,
    origin: 1,
  }));
}

/** `origin` 0: shipped with the portal, 1: imported, which is told. Throws ImportProblem. */
function readDictionary(file: Found, { portal, say }: ImportOptions, origin: number): ReadMember[] {
  const { model, settings } = portal;
  const locale = first(settings.locales).code;
  const members = recordsOf(file).map((record) =>
    readMember(file, record, { model, locale, origin }),
  );
  const taken = members.filter((member) => member !== null);
  const left = members.length - taken.length;
  const aside =
    left > 0 ? `, ${left} left out: their code is none of ${file.format.dimension}` : '';
  if (origin > 0) say(`read      ${file.path}: ${file.format.name}, ${taken.length} names${aside}`);
  return taken;
}
