// The codes above every stored code, in each year that has it: by them a question rolls up what it has summed.

import type { DuckDBConnection } from '@duckdb/node-api';

import { isTotal } from '../../model/codes.ts';
import { lookup } from '../../model/lookup.ts';
import type { Dimension, Model } from '../../model/portal.ts';
import { remember } from '../../model/remember.ts';
import type { Members } from '../model/members.ts';
import { column, factTable } from '../model/tables.ts';
import { id, list, sql } from '../sql.ts';
import { readRows } from '../stores/duckdb.ts';

/** A stored code in a year, and the code of the dimension that is asked of it: its own one, or one that it leads to. */
interface Stored {
  readonly dimension: Dimension;
  readonly stored: string;
  readonly code: string;
  readonly year: number;
  /** From the root down to the code itself; the code of a total stands by itself. */
  readonly chain: readonly string[];
}

/** Fills the table `ancestor`; facts and members are there. */
export async function writeAncestors(
  db: DuckDBConnection,
  model: Model,
  members: Members,
): Promise<void> {
  const rows = await listStored(db, model, members);
  const placeIn = placesByDimension(rows);
  const appender = await db.createAppender('ancestor');
  for (const { dimension, stored, code, year, chain } of rows) {
    const weights = chain.map((above) => dimension.weights[above] ?? 1);
    for (let level = chain.length; level >= 0; level--) {
      const ancestor = level === 0 ? '' : (chain[level - 1] ?? '');
      for (const text of [dimension.name, stored, code]) appender.appendVarchar(text);
      appender.appendUSmallInt(year);
      appender.appendUTinyInt(chain.length);
      appender.appendUTinyInt(level);
      appender.appendVarchar(ancestor);
      appender.appendUInteger(level === 0 ? 0 : (placeIn(dimension).get(ancestor) ?? 0));
      appender.appendTinyInt(
        weights.slice(level).reduce<number>((sign, weight) => sign * weight, 1),
      );
      appender.endRow();
    }
  }
  appender.closeSync();
}

async function listStored(db: DuckDBConnection, model: Model, members: Members): Promise<Stored[]> {
  const codes = await readCodes(db, model);
  // rows that are kept ready have codes that others lead to
  for (const [name, own] of new Map(codes))
    for (const goal of lookup(model.dimensions, name).leads)
      for (const { code, year } of own.values())
        addCode(codes, goal, members.attribute(name, code, goal, year) ?? '', year);
  return [...codes].flatMap(([stored, own]) =>
    [stored, ...lookup(model.dimensions, stored).leads].flatMap((name) => {
      const dimension = lookup(model.dimensions, name);
      return [...own.values()].map(({ code, year }) => {
        const led = name === stored ? code : (members.attribute(stored, code, name, year) ?? '');
        return { dimension, stored, code, year, chain: findChain(members, dimension, led, year) };
      });
    }),
  );
}

interface CodeInYear {
  readonly code: string;
  readonly year: number;
}
type Codes = Map<string, Map<string, CodeInYear>>;

/** By the dimension of their column. */
async function readCodes(db: DuckDBConnection, model: Model): Promise<Codes> {
  const codes: Codes = new Map();
  for (const { name, dimensions } of Object.values(model.facts))
    for (const dimension of dimensions) {
      if (lookup(model.dimensions, dimension).kind === 'split') continue;
      const rows = await readRows(
        db,
        sql`SELECT DISTINCT ${list([id(column(dimension)), sql`year`])} FROM ${id(factTable(name))}`,
      );
      for (const [code, year] of rows) addCode(codes, dimension, String(code), Number(year));
    }
  return codes;
}

function addCode(codes: Codes, dimension: string, code: string, year: number): void {
  const own = remember(codes, dimension, () => new Map<string, CodeInYear>());
  own.set(`${year} ${code}`, { code, year });
}

function findChain(members: Members, dimension: Dimension, code: string, year: number): string[] {
  if (dimension.kind !== 'tree' || code === '' || isTotal(dimension, code)) return [code];
  return [...members.ancestors(dimension, code, year).reverse(), code];
}

/** The order of the codes of a dimension: as their classification has them in its latest year. What has no code comes first, as 0. */
function placesByDimension(
  rows: readonly Stored[],
): (dimension: Dimension) => ReadonlyMap<string, number> {
  const places = new Map(
    [...Map.groupBy(rows, ({ dimension }) => dimension)].map(([dimension, own]) => {
      const chains = new Map<string, string>([['', '']]);
      for (const { chain } of own.toSorted((a, b) => a.year - b.year))
        chain.forEach((code, i) => chains.set(code, chain.slice(0, i + 1).join('\0')));
      const sorted = [...chains].sort(([, a], [, b]) => (a < b ? -1 : 1));
      return [dimension, new Map(sorted.map(([code], place) => [code, place]))] as const;
    }),
  );
  return (dimension) => places.get(dimension) ?? new Map();
}
