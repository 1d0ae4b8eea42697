// Sums that templates name, and the codes that they are repeated over because there are figures of them.

import type { TemplateFigureSpec } from '../../schemas/types.ts';
import {
  ADDITIVE,
  assertDefined,
  column,
  factTable,
  findTotal,
  first,
  id,
  ids,
  list,
  lookup,
  measureColumn,
  partitionDimension,
  readRows,
  sql,
  type Building,
} from '../../engine/publish.ts';

/** Under which key a sum or a code stands. */
export function buildSumKey(codes: readonly string[]): string {
  return codes.join(' ');
}

type Sums = ReadonlyMap<string, string>;

/** What a sum is taken of. */
export type SumOf = Pick<TemplateFigureSpec, 'fact' | 'measure' | 'by' | 'part' | 'at'>;

/** Year-end sums as decimals, by code, year and what stands beside them. What is taken of one fact is read at once. */
export async function readSums(
  building: Building,
  figures: Readonly<Record<string, SumOf>>,
): Promise<Record<string, Sums>> {
  const alike = Map.groupBy(Object.entries(figures), ([, { fact, by, at = {} }]) =>
    [fact, by, ...Object.keys(at)].join(' '),
  );
  const sums: Record<string, Sums> = {};
  for (const named of alike.values()) Object.assign(sums, await sumsOfOne(building, named));
  return sums;
}

async function sumsOfOne(
  { db, model }: Building,
  named: readonly (readonly [name: string, of: SumOf])[],
): Promise<Record<string, Sums>> {
  const { fact: name, by, at = {} } = first(named)[1];
  const fact = lookup(model.facts, name);
  const table = id(factTable(fact.name));
  const split = assertDefined(partitionDimension(model, fact));
  const codes = [by, 'year', ...Object.keys(at)].map((code) =>
    code === 'year' ? code : column(code),
  );
  const measures = [...new Set(named.map(([, { measure }]) => measure))];
  const added = measures.map((measure) => sql`SUM(${id(measureColumn(measure))})::VARCHAR`);
  const rows = await readRows(
    db,
    sql`
    SELECT ${id(column(split))}, ${ids(codes)}, ${list(added)}
    FROM ${table}
    WHERE ${ADDITIVE} AND (year, period) IN (SELECT (year, MAX(period)) FROM ${table} GROUP BY year)
    GROUP BY ALL`,
  );
  const sums: Record<string, Map<string, string>> = {};
  for (const [figure, { measure, part = findTotal(model, split).code }] of named) {
    const place = 1 + codes.length + measures.indexOf(measure);
    const own = rows.filter((row) => row[0] === part);
    sums[figure] = new Map(
      own.map((row) => [
        buildSumKey(row.slice(1, 1 + codes.length).map(String)),
        String(row[place]),
      ]),
    );
  }
  return sums;
}

/** The codes that a fact has figures of, each with the codes beside it. */
export async function readCodes(
  { db }: Building,
  fact: string,
  dimension: string,
  beside: readonly string[],
): Promise<ReadonlySet<string>> {
  const codes = ids([dimension, ...beside].map(column));
  const rows = await readRows(db, sql`SELECT DISTINCT ${codes} FROM ${id(factTable(fact))}`);
  return new Set(rows.map((row) => buildSumKey(row.map(String))));
}

/** The keys that figures were made for, in full detail or in brief. */
export async function readKeys({ db }: Building, detail: 'full' | 'brief'): Promise<string[]> {
  const rows = await readRows(
    db,
    sql`SELECT DISTINCT code FROM keyed WHERE brief = ${detail === 'brief' ? sql`TRUE` : sql`FALSE`} ORDER BY code`,
  );
  return rows.map(([code]) => String(code));
}
