// Staged rows that came more than once: with other figures they are a conflict, with equal ones they count once.

import type { DuckDBConnection } from '@duckdb/node-api';

import { at } from '../../model/lookup.ts';
import type { Fact } from '../../model/portal.ts';
import { column, measureColumns } from '../model/tables.ts';
import { id, ids, sql, type Sql } from '../sql.ts';
import { readRows, run } from '../stores/duckdb.ts';
import { stageTable } from './stage.ts';

/** One key with different figures in the incoming files. */
export interface Conflict {
  readonly fact: string;
  /** Numbers of the files, in the order in which they were given, with the line in each. */
  readonly files: readonly { readonly file: number; readonly line: number }[];
}

/** The first rows with the same key and other figures. */
export async function findConflicts(db: DuckDBConnection, fact: Fact): Promise<Conflict[]> {
  const figures = ids(measureColumns(fact));
  const rows = await readRows(
    db,
    sql`
    SELECT array_agg([file, line] ORDER BY file, line)
    FROM ${id(stageTable(fact.name))}
    GROUP BY ${buildKey(fact)}
    HAVING COUNT(DISTINCT (${figures}, kind)) > 1
    ORDER BY MIN(file), MIN(line)
    LIMIT 20`,
  );
  return rows.map(([places]) => ({
    fact: fact.name,
    files: (places as [number, number][]).map(([file, line]) => ({
      file: Number(file),
      line: Number(line),
    })),
  }));
}

/** Equal rows that came twice: how many were dropped. */
export async function dropRepeats(db: DuckDBConnection, fact: Fact): Promise<number> {
  const stage = id(stageTable(fact.name));
  const before = await count(db, stage);
  await run(
    db,
    sql`
    CREATE OR REPLACE TABLE ${stage} AS
    SELECT * FROM ${stage}
    QUALIFY ROW_NUMBER() OVER (PARTITION BY ${buildKey(fact)} ORDER BY file, line) = 1`,
  );
  return before - (await count(db, stage));
}

function buildKey(fact: Fact): Sql {
  return ids(['year', 'grain', 'period', ...fact.dimensions.map(column)]);
}

async function count(db: DuckDBConnection, table: Sql): Promise<number> {
  const [row] = await readRows(db, sql`SELECT COUNT(*) FROM ${table}`);
  return Number(at(row ?? [], 0));
}
