// Total rows held against their roots: where they differ, the file was cut at a line's end, or changed by hand.

import type { DuckDBConnection } from '@duckdb/node-api';

import { ancestorsByCode } from '../../model/codes.ts';
import { at, first, lookup } from '../../model/lookup.ts';
import type { Dimension, Fact, Model } from '../../model/portal.ts';
import { column, measureColumns, storedMeasures, treeDimensions } from '../model/tables.ts';
import { id, ids, list, literal, sql } from '../sql.ts';
import { readRows } from '../stores/duckdb.ts';
import type { DimensionMember } from './members.ts';
import { ImportProblem, formatImportProblem } from './problem.ts';
import { STAGED, stageTable } from './stage.ts';

export interface Staged {
  readonly model: Model;
  readonly members: readonly DimensionMember[];
  /** Facts that have staged rows. */
  readonly staged: readonly string[];
  readonly files: readonly { readonly path: string }[];
}

interface Row {
  readonly code: string;
  readonly line: number;
  /** Hundredths, in the order of the stored measures. */
  readonly amounts: readonly (bigint | null)[];
}

/** Totals of files that differ from the sum of their rows. A row whose parent is not in its file counts as a root. */
export async function wrongTotals(db: DuckDBConnection, staged: Staged): Promise<string[]> {
  const problems: string[] = [];
  for (const name of staged.staged) {
    const fact = lookup(staged.model.facts, name);
    const dimension = lookup(staged.model.dimensions, first(treeDimensions(staged.model, fact)));
    const recorded = recordedParents(dimension, staged.members);
    for (const [file, rows] of await groupsWithTotal(db, fact, dimension))
      problems.push(
        ...wrongTotal(at(staged.files, file).path, rows, { fact, dimension, recorded }),
      );
  }
  return problems;
}

/** The rows that stand beside a total in one file, period, fund and so on. */
async function groupsWithTotal(
  db: DuckDBConnection,
  fact: Fact,
  { name, total }: Dimension,
): Promise<[file: number, rows: readonly Row[]][]> {
  if (!total) return [];
  const code = id(column(name));
  const others = fact.dimensions.filter((other) => other !== name).map(column);
  const group = ids(['file', 'year', 'grain', 'period', ...others]);
  const hundredths = measureColumns(fact).map((measure) => sql`(${id(measure)} * 100)::BIGINT`);
  const rows = await readRows(
    db,
    sql`
    SELECT file, ${group}, ${code}, line, ${list(hundredths)}
    FROM ${id(stageTable(fact.name))}
    WHERE kind = ${literal(STAGED.tree)} AND (${group}) IN (
      SELECT (${group}) FROM ${id(stageTable(fact.name))}
      WHERE kind = ${literal(STAGED.tree)} AND ${code} = ${literal(total.code)} AND file IN (
        SELECT file FROM ${id(stageTable(fact.name))}
        GROUP BY file
        HAVING COUNT(*) FILTER (WHERE ${code} = ${literal(total.code)}) = 1
          AND arg_min(${code}, line) = ${literal(total.code)}))
    ORDER BY file, line`,
  );
  const width = 1 + 4 + others.length;
  const groups = Map.groupBy(rows, (row) => JSON.stringify(row.slice(1, width), asText));
  return [...groups.values()].map((own) => [
    Number(first(own)[0]),
    own.map((row) => ({
      code: String(row[width]),
      line: Number(row[width + 1]),
      amounts: row.slice(width + 2).map((cell) => (cell === null ? null : BigInt(String(cell)))),
    })),
  ]);
}

function asText(_: string, cell: unknown): unknown {
  return typeof cell === 'bigint' ? String(cell) : cell;
}

function wrongTotal(
  path: string,
  rows: readonly Row[],
  { fact, dimension, recorded }: { fact: Fact; dimension: Dimension; recorded: Recorded },
): string[] {
  const codes = new Set(rows.map(({ code }) => code));
  const totals = rows.filter(({ code }) => code === dimension.total?.code);
  const roots = rows.filter(
    (row) => !totals.includes(row) && !hasParent(row.code, codes, { dimension, recorded }),
  );
  return totals.flatMap(({ line, amounts }) =>
    amounts.flatMap((amount, i) => {
      if (amount === null) return [];
      const sum = roots.reduce(
        (all, root) => all + (root.amounts[i] ?? 0n) * BigInt(dimension.weights[root.code] ?? 1),
        0n,
      );
      if (sum === amount) return [];
      const { name } = at(storedMeasures(fact), i);
      const values = { measure: name, written: written(amount), sum: written(sum) };
      return formatImportProblem(new ImportProblem(path, line, 'total', values));
    }),
  );
}

/** Code → the codes that its versions name as their parent. */
type Recorded = ReadonlyMap<string, readonly string[]>;

function recordedParents(dimension: Dimension, members: readonly DimensionMember[]): Recorded {
  const parents = new Map<string, string[]>();
  if (dimension.parents !== 'recorded') return parents;
  for (const { dimension: name, code, parent } of members)
    if (name === dimension.name && parent !== null)
      parents.set(code, [...(parents.get(code) ?? []), parent]);
  return parents;
}

function hasParent(
  code: string,
  codes: ReadonlySet<string>,
  { dimension, recorded }: { dimension: Dimension; recorded: Recorded },
): boolean {
  const met = new Set([code]);
  // what is added while it is walked is walked too
  for (const below of met) {
    const above = [...ancestorsByCode(dimension, below), ...(recorded.get(below) ?? [])];
    for (const next of above) met.add(next);
  }
  met.delete(code);
  met.delete(dimension.total?.code ?? '');
  return [...met].some((above) => codes.has(above));
}

function written(hundredths: bigint): string {
  const digits = String(hundredths < 0n ? -hundredths : hundredths).padStart(3, '0');
  return `${hundredths < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
