// Members from every source that an import has: dictionaries that ship with the portal, those of the earlier ledger, incoming ones.

import type { DuckDBConnection } from '@duckdb/node-api';

import { first } from '../../model/lookup.ts';
import type { Portal } from '../../model/portal.ts';
import { sql } from '../sql.ts';
import { readRows } from '../stores/duckdb.ts';
import {
  addRows,
  buildMemberKey,
  withEarlier,
  type IncomingDictionary,
  memberProblems,
  memberWarnings,
} from './memberRules.ts';
import { gatherShipped, type Found } from './gather.ts';
import type { JsonRecord } from './streamed.ts';
import { MemberRows } from './memberRows.ts';
import {
  readMember,
  recordsIn,
  readRecords,
  resolveReferences,
  type DimensionMember,
  type ReadMember,
} from './members.ts';
import { formatImportProblem } from './problem.ts';
import { SourceRecords } from './sourceRecords.ts';

/** Problems of one file that are told. */
const SHOWN = 10;

export interface DictionaryOptions {
  readonly portal: Portal;
  /** Dictionaries that ship with the portal: every ledger has them. */
  readonly shipped: string;
  readonly say: (line: string) => void;
}

interface GatheredMembers {
  readonly members: readonly DimensionMember[];
  readonly problems: readonly string[];
}

/** Incoming members take the place of earlier ones of the same code, or add to them; `earlier`: an earlier ledger is attached. */
export async function gatherMembers(
  db: DuckDBConnection,
  found: readonly Found[],
  options: DictionaryOptions,
  earlier: boolean,
): Promise<GatheredMembers> {
  const { portal, shipped } = options;
  const base = gatherShipped(shipped, portal);
  const own = base.flatMap((file) => readShipped(file, options));
  const known = earlier ? await earlierMembers(db) : [];
  const problems: string[] = [];
  const dictionaries: IncomingDictionary[] = [];
  const rows: ReadMember[] = [];
  const files = found.filter(({ format }) => format.kind === 'members');
  const sources = await SourceRecords.into(db, files);
  for (const ofForm of Map.groupBy(files, ({ format }) => format.name).values()) {
    const dictionary = await readForm(ofForm, options, sources, problems);
    if (first(ofForm).format.adds) rows.push(...dictionary.members);
    else dictionaries.push(dictionary);
  }
  await sources.close(db, earlier);
  const byCode = Map.groupBy(known, buildMemberKey);
  const incoming = dictionaries.flatMap((dictionary) => withEarlier(dictionary, byCode));
  const replaced = new Set(incoming.map(buildMemberKey));
  const kept = known.filter((member) => !replaced.has(buildMemberKey(member)));
  const read = [...resolveReferences(own, []), ...kept, ...resolveReferences(incoming, kept)];
  try {
    const members = addRows(read, rows, (others) => resolveReferences(others, kept));
    const facts = { members, read: [...incoming, ...rows], files };
    problems.push(...new Set(memberProblems(facts).slice(0, SHOWN)));
    reportWarnings(memberWarnings(facts), options);
    return { members, problems };
  } catch (error) {
    return { members: [], problems: [...problems, formatImportProblem(error)] };
  }
}

/** The first of what is only told, and how many there are besides. */
function reportWarnings(warnings: readonly string[], { say }: DictionaryOptions): void {
  for (const warning of warnings.slice(0, SHOWN)) say(`warning   ${warning}`);
  if (warnings.length > SHOWN) say(`warning   and ${warnings.length - SHOWN} more of this kind`);
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

/** A dictionary that ships with the portal. Throws ImportProblem. */
function readShipped(file: Found, { portal }: DictionaryOptions): ReadMember[] {
  const { model, settings } = portal;
  const reading = { model, locale: first(settings.locales).code, origin: 0 };
  return readRecords(file).flatMap((record) => readMember(file, record, reading) ?? []);
}

/** The files of one form, read together; what is wrong is added to the problems. */
async function readForm(
  files: readonly Found[],
  options: DictionaryOptions,
  sources: SourceRecords,
  problems: string[],
): Promise<IncomingDictionary> {
  const rows = new MemberRows(first(files).format);
  for (const file of files) {
    const keep = (record: JsonRecord) => sources.take(file, record);
    problems.push(...(await readDictionary(file, options, rows, keep)));
  }
  const named = files.flatMap(({ columns, format }) => [
    ...columns.filter(({ name }) => !(name in (format.several ?? {}))).map(fieldOf),
    ...Object.keys(format.set),
  ]);
  return { fills: new Set(named), members: rows.members() };
}

/** The field of a member that a column fills, also by a key of another dimension. */
function fieldOf({ of }: Found['columns'][number]): string {
  return of.replace(/^.*:/, '');
}

/** Returns what is wrong with a file. */
async function readDictionary(
  file: Found,
  { portal, say }: DictionaryOptions,
  rows: MemberRows,
  keep: (record: JsonRecord) => void,
): Promise<string[]> {
  const { model, settings } = portal;
  const reading = { model, locale: first(settings.locales).code, origin: 1 };
  const problems: string[] = [];
  const counts = { taken: 0, left: 0 };
  const started = performance.now();
  try {
    for await (const record of recordsIn(file)) {
      try {
        keep(record);
        const member = readMember(file, record, reading);
        if (member) rows.add(member);
        counts[member ? 'taken' : 'left']++;
      } catch (error) {
        problems.push(formatImportProblem(error));
        if (problems.length >= SHOWN) break;
      }
    }
  } catch (error) {
    problems.push(formatImportProblem(error));
  }
  if (problems.length > 0) return problems;
  const seconds = Math.max(0.001, (performance.now() - started) / 1000);
  const speed = file.format.stream ? `, ${Math.round(counts.taken / seconds)} rows/s` : '';
  const aside =
    counts.left > 0
      ? `, ${counts.left} left out: their code is none of ${file.format.dimension}`
      : '';
  say(`read      ${file.path}: ${file.format.name}, ${counts.taken} names${speed}${aside}`);
  return [];
}
