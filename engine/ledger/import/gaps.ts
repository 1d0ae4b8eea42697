// Periods that are missing between others: figures that accumulate from January do not stop and go on.

import type { DuckDBConnection } from '@duckdb/node-api';

import { at } from '../../model/lookup.ts';
import type { Fact, Model } from '../../model/portal.ts';
import {
  column,
  entityDimension,
  parseGrain,
  measureColumn,
  storedMeasures,
} from '../model/tables.ts';
import { MONTHS } from '../query/coverage.ts';
import { id, ids, list, sql } from '../sql.ts';
import { readRows } from '../stores/duckdb.ts';
import { ImportProblem, formatImportProblem } from './problem.ts';
import { stageTable } from './stage.ts';

/** Problems that are told. */
const SHOWN = 20;

/** Where an entity has figures of two periods of a year and nothing between, though what had accumulated was not zero; by file and line of the later. */
export async function findGaps(
  db: DuckDBConnection,
  { model, fact, files }: { model: Model; fact: Fact; files: readonly { readonly path: string }[] },
): Promise<string[]> {
  const flows = storedMeasures(fact).filter(({ kind }) => kind === 'flow');
  if (flows.length === 0) return [];
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
        FROM ${id(stageTable(fact.name))} GROUP BY ${keys}, period)
      WINDOW follow AS (PARTITION BY ${keys} ORDER BY period))
    WHERE moved AND later > period + 1
    ORDER BY place LIMIT ${SHOWN}`,
  );
  return rows.map(([year, grain, period, later, place]) => {
    const months = MONTHS[parseGrain(Number(grain))];
    const written = (of: unknown) =>
      `${String(Number(of) * months).padStart(2, '0')}.${Number(year)}`;
    const [file, line] = place as [number, number];
    const values = { before: written(period), after: written(later) };
    return formatImportProblem(
      new ImportProblem(at(files, Number(file)).path, Number(line), 'months-missing', values),
    );
  });
}
