// Staged figures and members → the tables of a new ledger: what an earlier one had is kept unless it is replaced.

import type { DuckDBConnection } from '@duckdb/node-api';

import { lookup } from '../../model/lookup.ts';
import type { Fact, Model } from '../../model/portal.ts';
import type { DimensionMember } from '../import/members.ts';
import { stageTable, type SourceLabels } from '../import/stage.ts';
import {
  column,
  columnOrNone,
  createFactTable,
  entityDimension,
  factTable,
  sortColumns,
  treeDimensions,
  UNLISTED,
  wordColumn,
} from '../model/tables.ts';
import { all, id, ids, literal, literals, NOTHING, sql, type Sql } from '../sql.ts';
import { readRows, run } from '../stores/duckdb.ts';
import { placeRows, type IncomingFile } from './placeRows.ts';
import { sumUnnamed, unnamedCodes, usedLabels } from './unnamed.ts';
import { readMembers, writeMembers, writeSourceLabels } from './write.ts';

export interface BuildInput {
  readonly model: Model;
  /** Facts that have staged rows. */
  readonly staged: readonly string[];
  readonly files: readonly IncomingFile[];
  readonly members: readonly DimensionMember[];
  readonly labels: SourceLabels;
  /** Schema name of an attached earlier ledger whose rows are kept unless replaced. */
  readonly earlier: string | null;
  /** Language of the names that sources give. */
  readonly locale: string;
}

/** Creates and fills in `db` the tables of all facts, and writes members, coverage and labels. */
export async function buildTables(db: DuckDBConnection, input: BuildInput): Promise<void> {
  const { model, staged, earlier, files } = input;
  await keepEarlierCoverage(db, input);
  await placeMembers(db, input);
  const members = await readMembers(db, model);
  for (const fact of Object.values(model.facts)) {
    await run(db, createFactTable(model, fact, newTable(fact)));
    if (staged.includes(fact.name))
      await placeRows({ db, model, members, fact, files, target: newTable(fact) });
    if (earlier !== null && fact.derive.length === 0)
      await keepEarlierRows(db, input, fact, earlier);
    await sortFact(db, model, fact);
  }
  await sumUnnamed(db, model);
  await writeSourceLabels(db, input.labels, await usedLabels(db, model));
}

function newTable(fact: Fact): string {
  return `new_${factTable(fact.name)}`;
}

/** The periods of a fact that incoming files replace. */
function replacedTable(fact: string): Sql {
  return id(`replaced_${column(fact)}`);
}

async function keepEarlierCoverage(db: DuckDBConnection, input: BuildInput): Promise<void> {
  const { model, staged, earlier } = input;
  if (earlier === null) return;
  for (const name of staged) {
    const entity = columnOrNone(entityDimension(model, lookup(model.facts, name)));
    await run(
      db,
      sql`
      CREATE OR REPLACE TABLE ${replacedTable(name)} AS
      SELECT DISTINCT year, grain, period, ${entity} AS key
      FROM ${id(stageTable(name))}`,
    );
  }
  const derived = Object.values(model.facts)
    .filter((fact) => fact.derive.length > 0)
    .map((fact) => sql`fact <> ${literal(fact.name)}`);
  const replaced = staged.map(
    (name) =>
      sql`NOT (fact = ${literal(name)} AND (key, year, grain, period) IN (
        SELECT (key, year, grain, period) FROM ${replacedTable(name)}))`,
  );
  await run(
    db,
    sql`
    INSERT INTO coverage
    SELECT * FROM ${id(earlier)}.coverage
    WHERE ${all([sql`key <> '*'`, ...derived, ...replaced])}`,
  );
}

async function keepEarlierRows(
  db: DuckDBConnection,
  { model, staged }: BuildInput,
  fact: Fact,
  earlier: string,
): Promise<void> {
  const entity = columnOrNone(entityDimension(model, fact));
  const kept = staged.includes(fact.name)
    ? sql`WHERE (${entity}, year, grain, period) NOT IN (
        SELECT (key, year, grain, period) FROM ${replacedTable(fact.name)})`
    : NOTHING;
  await run(
    db,
    sql`
    INSERT INTO ${id(newTable(fact))}
    SELECT * FROM ${id(earlier)}.${id(factTable(fact.name))}
    ${kept}`,
  );
}

async function sortFact(db: DuckDBConnection, model: Model, fact: Fact): Promise<void> {
  const unsorted = id(newTable(fact));
  await run(
    db,
    sql`
    CREATE TABLE ${id(factTable(fact.name))} AS
    SELECT * FROM ${unsorted}
    ORDER BY ${ids(sortColumns(model, fact))}`,
  );
  await run(db, sql`DROP TABLE ${unsorted}`);
  await run(db, sql`DROP TABLE IF EXISTS ${id(stageTable(fact.name))}`);
  await run(db, sql`DROP TABLE IF EXISTS ${replacedTable(fact.name)}`);
}

/** Imported members, those of the earlier ledger, and one for each code that only the figures name. */
async function placeMembers(db: DuckDBConnection, input: BuildInput): Promise<void> {
  await writeMembers(db, input.model, input.members);
  const labels = new Map([...input.labels.entries()].map(([text, number]) => [number, text]));
  for (const name of input.staged) {
    const fact = lookup(input.model.facts, name);
    for (const dimension of treeDimensions(input.model, fact))
      for (const { code, label } of await unknownCodes(db, input.model, fact, dimension)) {
        const title = JSON.stringify({ [input.locale]: labels.get(Number(label)) ?? code });
        await run(
          db,
          sql`INSERT INTO member VALUES (${dimension}, ${code}, NULL, NULL, NULL, ${title}, '{}', 0, ${literal(UNLISTED)})`,
        );
      }
  }
  if (input.earlier !== null) await keepEarlierCodes(db, input.earlier);
}

/** Codes that only figures of earlier imports named stay known, though these files do not name them. */
async function keepEarlierCodes(db: DuckDBConnection, earlier: string): Promise<void> {
  await run(
    db,
    sql`
    INSERT INTO member
    SELECT * FROM ${id(earlier)}.member
    WHERE seq = ${literal(UNLISTED)}
      AND (dimension, code) NOT IN (SELECT (dimension, code) FROM member)`,
  );
}

/** Codes of the staged rows that no dictionary has, each with the number of its latest source label. */
async function unknownCodes(
  db: DuckDBConnection,
  model: Model,
  fact: Fact,
  dimension: string,
): Promise<{ readonly code: string; readonly label: unknown }[]> {
  const code = id(column(dimension));
  const { total } = lookup(model.dimensions, dimension);
  const unnamed = unnamedCodes(lookup(model.dimensions, dimension));
  const totals = [total?.code ?? '', ...(total?.codes ?? []), ''];
  const rows = await readRows(
    db,
    sql`
    SELECT ${code}, MAX_BY(${id(wordColumn(dimension))}, year::INTEGER * 10000 + period)
    FROM ${id(stageTable(fact.name))}
    WHERE ${code} NOT IN (SELECT code FROM member WHERE dimension = ${literal(dimension)})
      AND ${code} NOT IN (${literals(totals)})
      ${unnamed === null ? NOTHING : sql`AND NOT ${unnamed}`}
    GROUP BY ${code}
    ORDER BY ${code}`,
  );
  return rows.map(([unknown, label]) => ({ code: String(unknown), label }));
}
