// The rows of one entity and year as the source had them, in the columns and the order of its format.

import { lookup, assertDefined } from '../../model/lookup.ts';
import type { Format, Grain, Model } from '../../model/portal.ts';
import {
  column,
  entityDimension,
  factTable,
  FROM_SOURCE,
  GRAINS,
  measureColumn,
  sortColumns,
  wordColumn,
} from '../model/tables.ts';
import { id, ids, list, sql, table, type Sql } from '../sql.ts';
import type { Row, Store } from '../stores/store.ts';

export interface SourceQuestion {
  readonly format: Format;
  /** The entity's code. */
  readonly key: string;
  readonly year: number;
  readonly grain: Grain;
}

/** The period first, then one cell for each of the format's columns: codes, labels, and amounts in hundredths. */
export async function readSourceRows(
  model: Model,
  store: Store,
  { format, key, year, grain }: SourceQuestion,
  signal?: AbortSignal,
): Promise<Row[]> {
  const fact = lookup(model.facts, assertDefined(format.fact));
  const entity = id(column(assertDefined(entityDimension(model, fact))));
  const labelled = format.columns.filter((cell) => cell.means === 'name');
  const joins = [...new Set(labelled.map((cell) => wordColumn(cell.of)))].map((name) => {
    const label = `${name}_is`;
    return sql` LEFT JOIN ${table('wording', label)} ON ${id(label)}.id = ${id(name)}`;
  });
  const statement = sql`
    SELECT period, ${list(format.columns.map(buildCell))}
    FROM ${table(factTable(fact.name))}${list(joins, '')}
    WHERE ${entity} = ${key} AND year = ${year} AND grain = ${GRAINS[grain]} AND ${FROM_SOURCE}
    ORDER BY ${ids(sortColumns(model, fact))}`;
  return await store.ask(statement, signal);
}

function buildCell({ means, of }: Format['columns'][number]): Sql {
  if (means === 'period') return sql`period`;
  if (means === 'measure') return id(measureColumn(of));
  return means === 'name' ? sql`${id(`${wordColumn(of)}_is`)}.words` : id(column(of));
}
