// Members that are never named: left out where members are written, their figures summed under the one code that stands for them.

import type { DuckDBConnection } from '@duckdb/node-api';

import { holdsAll } from '../../state/decide.ts';
import type { Dimension, Fact, Model, Unnamed } from '../../model/portal.ts';
import type { DimensionMember } from '../import/members.ts';
import {
  column,
  factTable,
  measureColumns,
  MONEY,
  sortColumns,
  treeDimensions,
  wordColumn,
} from '../model/tables.ts';
import { all, id, ids, list, literal, sql, type Sql } from '../sql.ts';
import { readRows, run } from '../stores/duckdb.ts';

/** Codes that were left out, for as long as a ledger is being built: nothing of it is published. */
const LEFT_OUT = 'unnamed';

interface WithUnnamed extends Dimension {
  readonly unnamed: Unnamed;
}

/** Creates the temporary table of codes that are left out. */
export async function createUnnamed(db: DuckDBConnection): Promise<void> {
  await run(db, sql`CREATE TEMP TABLE ${id(LEFT_OUT)} (dimension VARCHAR, code VARCHAR)`);
}

/** The members that are named; the codes of the others are remembered until their figures are summed. */
export async function leaveUnnamed(
  db: DuckDBConnection,
  model: Model,
  members: readonly DimensionMember[],
): Promise<readonly DimensionMember[]> {
  const keyOf = ({ dimension, code }: DimensionMember) => `${dimension} ${code}`;
  const left = new Map(
    members
      .filter((member) => {
        const unnamed = model.dimensions[member.dimension]?.unnamed;
        return unnamed !== undefined && isUnnamed(unnamed, member);
      })
      .map((member) => [keyOf(member), member]),
  );
  for (const { dimension, code } of left.values())
    await run(db, sql`INSERT INTO ${id(LEFT_OUT)} VALUES (${dimension}, ${code})`);
  // who is not named at one time is named at no other
  return left.size === 0 ? members : members.filter((member) => !left.has(keyOf(member)));
}

/** Whether a dictionary says so, or says nothing of a code whose form says so. */
export function isUnnamed(
  { where, also }: Unnamed,
  { code, attributes }: Pick<DimensionMember, 'code' | 'attributes'>,
): boolean {
  if (holdsAll(where, attributes)) return true;
  const isSaid = Object.keys(where).every((name) => (attributes[name] ?? '') !== '');
  return !isSaid && also !== '' && new RegExp(also, 'u').test(code);
}

/** Whether a row's code is one that is not named; null where all codes of the dimension are. Codes that no dictionary has go by their form. */
export function unnamedCodes({ name, unnamed }: Dimension): Sql | null {
  if (!unnamed) return null;
  const code = id(column(name));
  const left = sql`${code} IN (SELECT code FROM ${id(LEFT_OUT)} WHERE dimension = ${literal(name)})`;
  if (unnamed.also === '') return left;
  const known = sql`SELECT code FROM member WHERE dimension = ${literal(name)}`;
  return sql`(${left} OR (regexp_matches(${code}, ${literal(unnamed.also)}) AND ${code} NOT IN (${known})))`;
}

/** Sums the figures of members that are not named under the code that stands for them, and gives that code its name. */
export async function sumUnnamed(db: DuckDBConnection, model: Model): Promise<void> {
  for (const dimension of Object.values(model.dimensions)) {
    if (!hasUnnamed(dimension)) continue;
    const facts = Object.values(model.facts).filter(
      (fact) => fact.derive.length === 0 && fact.dimensions.includes(dimension.name),
    );
    for (const fact of facts) await sumIn(db, model, fact, dimension);
    await nameTogether(db, facts, dimension);
  }
}

function hasUnnamed(dimension: Dimension): dimension is WithUnnamed {
  return dimension.unnamed !== undefined;
}

async function sumIn(
  db: DuckDBConnection,
  model: Model,
  fact: Fact,
  dimension: WithUnnamed,
): Promise<void> {
  const table = id(factTable(fact.name));
  const own = column(dimension.name);
  const left = unnamedCodes(dimension) ?? sql`FALSE`;
  const [found] = await readRows(db, sql`SELECT 1 FROM ${table} WHERE ${left} LIMIT 1`);
  if (!found) return;
  // what an earlier ledger summed already joins them
  const summed = sql`(${left} OR ${id(own)} = ${literal(dimension.unnamed.code)})`;
  const words = treeDimensions(model, fact).map(wordColumn);
  const places = ['year', 'grain', 'period', ...fact.dimensions.map(column)];
  const columns = ids([...places, ...measureColumns(fact), 'role', 'seq', ...words]);
  const selected = [
    ...places.map((name) =>
      name === own ? sql`${literal(dimension.unnamed.code)} AS ${id(name)}` : id(name),
    ),
    ...measureColumns(fact).map((name) => sql`SUM(${id(name)})::${MONEY} AS ${id(name)}`),
    id('role'),
    sql`MIN(seq) AS seq`,
    ...words.map((name) => sql`NULL::UINTEGER AS ${id(name)}`),
  ];
  const group = ids([...places.filter((name) => name !== own), 'role']);
  await run(
    db,
    sql`
    CREATE OR REPLACE TABLE ${table} AS
    SELECT ${columns} FROM (
      SELECT ${columns} FROM ${table} WHERE NOT ${summed}
      UNION ALL
      SELECT ${list(selected)} FROM ${table} WHERE ${summed} GROUP BY ${group})
    ORDER BY ${ids(sortColumns(model, fact))}`,
  );
}

/** The labels of sources that rows still have: with the others go those of members that are not named. Null where all members are. */
export async function usedLabels(
  db: DuckDBConnection,
  model: Model,
): Promise<ReadonlySet<number> | null> {
  if (!Object.values(model.dimensions).some(hasUnnamed)) return null;
  const columns = Object.values(model.facts).flatMap((fact) =>
    treeDimensions(model, fact).map((name) => ({ fact, word: id(wordColumn(name)) })),
  );
  const selects = columns.map(
    ({ fact, word }) => sql`SELECT DISTINCT ${word} FROM ${id(factTable(fact.name))}`,
  );
  const rows = await readRows(db, sql`${list(selects, ' UNION ')}`);
  return new Set(rows.map(([number]) => Number(number)));
}

/** The member that stands for them, where there are figures under it. */
async function nameTogether(
  db: DuckDBConnection,
  facts: readonly Fact[],
  { name, unnamed }: WithUnnamed,
): Promise<void> {
  const { code, title, where } = unnamed;
  const is = sql`${id(column(name))} = ${literal(code)}`;
  const used = await Promise.all(
    facts.map((fact) =>
      readRows(db, sql`SELECT 1 FROM ${id(factTable(fact.name))} WHERE ${is} LIMIT 1`),
    ),
  );
  const known = await readRows(
    db,
    sql`SELECT 1 FROM member WHERE ${all([sql`dimension = ${literal(name)}`, sql`code = ${literal(code)}`])}`,
  );
  if (known.length > 0 || used.every((rows) => rows.length === 0)) return;
  const attributes = Object.fromEntries(
    Object.entries(where).map(([attribute, values]) => [attribute, values[0] ?? '']),
  );
  await run(
    db,
    sql`INSERT INTO member VALUES (${name}, ${code}, NULL, NULL, NULL, ${JSON.stringify(title)}, ${JSON.stringify(attributes)}, 0, 1000000)`,
  );
}
