// Staged rows that came more than once: with other figures they are a conflict, with equal ones they count once; and periods that are missing between others.

import type { DuckDBConnection } from '@duckdb/node-api';

import { at } from '../../model/lookup.ts';
import type { Fact, Model } from '../../model/portal.ts';
import {
  column,
  measureColumns,
  entityDimension,
  GRAINS,
  parseGrain,
  measureColumn,
  storedMeasures,
} from '../model/tables.ts';
import { id, ids, sql, type Sql, list } from '../sql.ts';
import { readRows, run } from '../stores/duckdb.ts';
import { stageTable } from './stage.ts';
import { inMonths } from '../../model/calendar.ts';
import { ImportProblem, formatImportProblem } from './problem.ts';

/** One key with different figures in the incoming files. */
interface Conflict {
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

/** Problems that are told. */
const SHOWN = 20;

/** Where an entity has figures of two periods of a year and nothing between, though what had accumulated was not zero; by file and line of the later. */
export async function findGaps(
  db: DuckDBConnection,
  { model, fact, files }: { model: Model; fact: Fact; files: readonly { readonly path: string }[] },
): Promise<string[]> {
  const flows = storedMeasures(fact).filter(({ kind }) => kind === 'flow');
  if (flows.length === 0 || !fact.accumulated) return [];
  const entity = entityDimension(model, fact);
  const keys = ids([...(entity === null ? [] : [column(entity)]), 'year', 'grain']);
  const moved = list(
    flows.map(({ name }) => sql`bool_or(${id(measureColumn(name))} <> 0)`),
    ' OR ',
  );
  const rows = await readRows(
    db,
    sql`
    SELECT year, grain, period, later, place FROM (
      SELECT ${keys}, period, moved,
        LEAD(period) OVER follow AS later, LEAD(place) OVER follow AS place
      FROM (
        SELECT ${keys}, period, coalesce(${moved}, false) AS moved, min([file, line]) AS place
        FROM ${id(stageTable(fact.name))} WHERE grain <> ${GRAINS.day} GROUP BY ${keys}, period)
      WINDOW follow AS (PARTITION BY ${keys} ORDER BY period))
    WHERE moved AND later > period + 1
    ORDER BY place LIMIT ${SHOWN}`,
  );
  return rows.map(([year, grain, period, later, place]) => {
    const monthOf = (period: number) =>
      inMonths({ grain: parseGrain(Number(grain)), from: period, to: period }).to;
    const written = (of: unknown) =>
      `${String(monthOf(Number(of))).padStart(2, '0')}.${Number(year)}`;
    const [file, line] = place as [number, number];
    const values = { before: written(period), after: written(later) };
    return formatImportProblem(
      new ImportProblem(at(files, Number(file)).path, Number(line), 'months-missing', values),
    );
  });
}
