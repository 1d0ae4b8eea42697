// Staged rows → stored rows with their role: parents told from leaves, residuals of parents beside them, coverage.

import type { DuckDBConnection } from '@duckdb/node-api';

import { first, lookup } from '../../model/lookup.ts';
import type { Fact, Model } from '../../model/portal.ts';
import { STAGED, stageTable } from '../import/stage.ts';
import type { Members } from '../model/members.ts';
import {
  column,
  columnOrNone,
  entityDimension,
  measureColumns,
  partitionDimension,
  ROLE,
  treeDimensions,
  wordColumn,
} from '../model/tables.ts';
import { all, id, ids, list, literal, literals, sql, type Sql } from '../sql.ts';
import { readRows, run } from '../stores/duckdb.ts';
import { joinedPartitions } from './coverage.ts';

/** A file that was read: its format and the dimensions that it fills. */
export interface IncomingFile {
  readonly name: string;
  readonly format: string;
  readonly dimensions: readonly string[];
}

interface Placing {
  readonly db: DuckDBConnection;
  readonly model: Model;
  readonly members: Members;
  readonly fact: Fact;
  readonly files: readonly IncomingFile[];
  /** The table that is filled. */
  readonly target: string;
}

/** Places the staged rows of one fact, and says in `coverage` what they cover. */
export async function placeRows(placing: Placing): Promise<void> {
  const { db, model, fact, target } = placing;
  const tree = first(treeDimensions(model, fact));
  const group = [
    'year',
    'grain',
    'period',
    ...fact.dimensions.filter((name) => name !== tree).map(column),
  ];
  await writeLineage(placing, tree);
  await writeParentage(placing, tree, group);
  const entity = entityDimension(model, fact);
  const place = [...(entity === null ? [] : [column(entity)]), 'year', 'grain', 'period'];
  await run(
    db,
    sql`
    INSERT INTO ${id(target)}
    SELECT year, grain, period,
      ${ids([...fact.dimensions.map(column), ...measureColumns(fact)])},
      ${buildRole(tree, group)},
      ROW_NUMBER() OVER (PARTITION BY ${ids(place)} ORDER BY file, line),
      ${ids(treeDimensions(model, fact).map(wordColumn))}
    FROM ${id(stageTable(fact.name))} s`,
  );
  await addResiduals(placing, tree, group);
  await addCoverage(placing);
  await run(db, sql`DROP TABLE parentage`);
  await run(db, sql`DROP TABLE lineage`);
}

/** Equality of columns in two tables that are joined. */
function same(left: string, right: string, columns: readonly string[]): Sql {
  return all(columns.map((name) => sql`${id(left)}.${id(name)} = ${id(right)}.${id(name)}`));
}

function of(alias: string, columns: readonly string[]): Sql {
  return list(columns.map((name) => sql`${id(alias)}.${id(name)}`));
}

/** What a staged row is stored as; one of a tree is a parent where another names it as its own. */
function buildRole(tree: string, group: readonly string[]): Sql {
  return sql`CASE s.kind
        WHEN ${literal(STAGED.leaf)} THEN ${literal(ROLE.leaf)}
        WHEN ${literal(STAGED.subtotal)} THEN ${literal(ROLE.subtotal)}
        ELSE CASE
          WHEN EXISTS (SELECT 1 FROM parentage p WHERE ${same('p', 's', group)} AND p.parent = s.${id(column(tree))})
          THEN ${literal(ROLE.treeParent)}
          ELSE ${literal(ROLE.treeLeaf)}
        END
      END`;
}

/** The ancestors of every code that a source brings with its parents, the nearest first. */
async function writeLineage({ db, model, members, fact }: Placing, tree: string): Promise<void> {
  await run(
    db,
    sql`CREATE OR REPLACE TABLE lineage (code VARCHAR, year USMALLINT, ancestor VARCHAR, depth UTINYINT, weight TINYINT)`,
  );
  const dimension = lookup(model.dimensions, tree);
  const rows = await readRows(
    db,
    sql`
    SELECT DISTINCT ${id(column(tree))}, year
    FROM ${id(stageTable(fact.name))}
    WHERE kind = ${literal(STAGED.tree)}`,
  );
  const appender = await db.createAppender('lineage');
  for (const [code, year] of rows as [string, number][]) {
    if (code === dimension.total?.code) continue;
    const above = [
      ...members.ancestors(dimension, code, Number(year)),
      ...(dimension.total ? [dimension.total.code] : []),
    ];
    above.forEach((ancestor, depth) => {
      appender.appendVarchar(code);
      appender.appendUSmallInt(Number(year));
      appender.appendVarchar(ancestor);
      appender.appendUTinyInt(depth);
      appender.appendTinyInt(dimension.weights[code] ?? 1);
      appender.endRow();
    });
  }
  appender.closeSync();
}

/** The nearest ancestor that the same source brings. */
async function writeParentage(
  { db, fact }: Placing,
  tree: string,
  group: readonly string[],
): Promise<void> {
  const stage = id(stageTable(fact.name));
  const code = id(column(tree));
  await run(
    db,
    sql`
    CREATE OR REPLACE TABLE parentage AS
    SELECT ${of('r', group)}, r.${code} AS code, arg_min(l.ancestor, l.depth) AS parent
    FROM ${stage} r
    JOIN lineage l ON l.code = r.${code} AND l.year = r.year
    JOIN ${stage} p ON ${same('p', 'r', group)} AND p.${code} = l.ancestor AND p.kind = ${literal(STAGED.tree)}
    WHERE r.kind = ${literal(STAGED.tree)}
    GROUP BY ALL`,
  );
}

/** What a stored parent has beyond its children, so that sums give the source's own figure back. */
async function addResiduals(
  { db, fact, target }: Placing,
  tree: string,
  group: readonly string[],
): Promise<void> {
  const code = id(column(tree));
  const measures = measureColumns(fact);
  const differences = measures.map((measure) => {
    const name = id(measure);
    return sql`any_value(p.${name}) - COALESCE(SUM(c.${name} * l.weight), 0) AS ${name}`;
  });
  const columns = ids([...group, column(tree), ...measures]);
  await run(
    db,
    sql`
    INSERT INTO ${id(target)} (${columns}, role, seq)
    SELECT ${columns}, ${literal(ROLE.residual)}, 0
    FROM (
      SELECT ${list(group.map((name) => sql`p.${id(name)} AS ${id(name)}`))}, p.${code} AS ${code},
        ${list(differences)}
      FROM ${id(target)} p
      JOIN parentage g ON ${same('g', 'p', group)} AND g.parent = p.${code}
      JOIN ${id(target)} c ON ${same('c', 'p', group)} AND c.${code} = g.code
        AND c.role IN (${literals([ROLE.treeLeaf, ROLE.treeParent])})
      JOIN (SELECT DISTINCT code, year, weight FROM lineage) l ON l.code = c.${code} AND l.year = c.year
      WHERE p.role = ${literal(ROLE.treeParent)}
      GROUP BY ${of('p', group)}, p.${code})
    WHERE ${list(
      measures.map((name) => sql`COALESCE(${id(name)}, 0) <> 0`),
      ' OR ',
    )}`,
  );
}

async function addCoverage({ db, model, fact, files }: Placing): Promise<void> {
  const entity = columnOrNone(entityDimension(model, fact));
  await run(
    db,
    sql`CREATE OR REPLACE TABLE incoming (file USMALLINT, format VARCHAR, name VARCHAR, dimensions VARCHAR)`,
  );
  for (const [i, { format, name, dimensions }] of files.entries())
    await run(
      db,
      sql`INSERT INTO incoming VALUES (${i}, ${format}, ${name}, ${dimensions.join(',')})`,
    );
  await run(
    db,
    sql`
    INSERT INTO coverage
    SELECT ${literal(fact.name)}, ${entity}, year, grain, period,
      ${joinedPartitions(partitionDimension(model, fact))},
      arg_min(dimensions, file), arg_min(key_form, file), arg_min(format, file), arg_min(name, file),
      COUNT(*), 0
    FROM ${id(stageTable(fact.name))}
    JOIN incoming USING (file)
    GROUP BY ${entity}, year, grain, period`,
  );
  await run(db, sql`DROP TABLE incoming`);
}
