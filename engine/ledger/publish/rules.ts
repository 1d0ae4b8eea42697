// What figures must satisfy, asked of a ledger before it is published: each violation with rule, place and difference.

import { at, first, lookup } from '../../model/lookup.ts';
import type { BalanceRule, Branches, Fact, Model } from '../../model/portal.ts';
import {
  ADDITIVE,
  column,
  columnOrNone,
  entityDimension,
  factTable,
  measureColumn,
  MONEY,
  partitionDimension,
  ROLE,
  storedMeasures,
  findTotal,
  treeDimensions,
} from '../model/tables.ts';
import { all, id, ids, list, literal, literals, sql, type Sql } from '../sql.ts';
import { readRows, run } from '../stores/duckdb.ts';
import { codesBelow, EVER, type Building } from './derive.ts';

export const CHILDREN_SUM = 'children-sum';
export const PARTS_SUM = 'parts-sum';
export const MISSING_PARENT = 'missing-parent';

type BalanceTerm = BalanceRule['terms'][number];

/** Lists integrity violations in the table `exception`; returns how many by rule. Without `within` only balances over several facts. */
export async function findViolations(
  building: Building,
  within = true,
): Promise<Record<string, number>> {
  const { db, model } = building;
  for (const fact of within ? Object.values(model.facts) : []) {
    await childrenSum(building, fact);
    await partitionsSum(building, fact);
    await missingParents(building, fact);
  }
  await writeSigns(building);
  for (const rule of model.rules) await balance(building, rule);
  await run(db, sql`DROP TABLE sign`);
  await run(
    db,
    sql`
    UPDATE coverage SET breaches = found.n
    FROM (
      SELECT fact, key, year, grain, period, COUNT(*) AS n FROM exception GROUP BY ALL) AS found
    WHERE coverage.fact = found.fact AND coverage.key = found.key AND coverage.year = found.year
      AND coverage.grain = found.grain AND coverage.period = found.period`,
  );
  const rows = await readRows(
    db,
    sql`SELECT rule, COUNT(*) FROM exception GROUP BY rule ORDER BY rule`,
  );
  return Object.fromEntries(rows.map(([rule, count]) => [String(rule), Number(count)]));
}

/** A stored parent that is not the sum of its children: the residual is the difference. */
async function childrenSum({ db, model }: Building, fact: Fact): Promise<void> {
  const tree = id(column(first(treeDimensions(model, fact))));
  const { entity, partition } = buildPlace(model, fact);
  for (const measure of storedMeasures(fact)) {
    const name = id(measureColumn(measure.name));
    await run(
      db,
      sql`
      INSERT INTO exception
      SELECT ${literal(CHILDREN_SUM)}, ${literal(fact.name)}, ${entity}, year, grain, period, ${partition},
        ${tree}, ${literal(measure.name)}, ${name}
      FROM ${id(factTable(fact.name))}
      WHERE role = ${literal(ROLE.residual)} AND COALESCE(${name}, 0) <> 0`,
    );
  }
}

/** A stored total that is not the sum of its partitions: the rows are read once for all measures. */
async function partitionsSum({ db, model }: Building, fact: Fact): Promise<void> {
  const dimension = partitionDimension(model, fact);
  if (dimension === null) return;
  const measures = storedMeasures(fact).filter((measure) => !measure.only?.[dimension]);
  if (measures.length === 0) return;
  const total = findTotal(model, dimension).code;
  const codes = [total, ...lookup(model.dimensions, dimension).parts];
  const complete = all(codes.map((code) => sql`contains(c.parts, ${literal(code)})`));
  const { entity } = buildPlace(model, fact);
  const partition = id(column(dimension));
  const others = fact.dimensions.filter((name) => name !== dimension).map(column);
  const group = list([...others, 'year', 'grain', 'period'].map((name) => sql`f.${id(name)}`));
  const tree = id(column(first(treeDimensions(model, fact))));
  const summed = literals([ROLE.leaf, ROLE.treeLeaf, ROLE.treeParent]);
  const differences = measures.map((measure) => {
    const name = id(measureColumn(measure.name));
    const signed = sql`CASE WHEN ${partition} = ${literal(total)} THEN ${name} ELSE -${name} END`;
    return sql`COALESCE(SUM(${signed}), 0) AS ${name}`;
  });
  const differs = measures.map((measure) => sql`${id(measureColumn(measure.name))} <> 0`);
  await run(
    db,
    sql`
    CREATE OR REPLACE TEMP TABLE differing AS
    SELECT * FROM (
      SELECT ${entity} AS key, f.year, f.grain, f.period, ${tree} AS code, ${list(differences)}
      FROM ${id(factTable(fact.name))} f
      JOIN coverage c ON c.fact = ${literal(fact.name)} AND c.key = ${entity}
        AND c.year = f.year AND c.grain = f.grain AND c.period = f.period
      WHERE role IN (${summed}) AND ${complete}
      GROUP BY ${group})
    WHERE ${list(differs, ' OR ')}`,
  );
  const [found] = await readRows(db, sql`SELECT 1 FROM differing LIMIT 1`);
  for (const measure of found ? measures : []) {
    const name = id(measureColumn(measure.name));
    await run(
      db,
      sql`
      INSERT INTO exception
      SELECT ${literal(PARTS_SUM)}, ${literal(fact.name)}, key, year, grain, period, ${literal(total)},
        code, ${literal(measure.name)}, SUM(${name})::${MONEY}
      FROM differing
      WHERE ${name} <> 0
      GROUP BY key, year, grain, period, code`,
    );
  }
}

/** A source that brings its parents along but leaves one out: its children stand a level higher. */
async function missingParents({ db, model, members }: Building, fact: Fact): Promise<void> {
  const tree = first(treeDimensions(model, fact));
  const dimension = lookup(model.dimensions, tree);
  const { entity, partition } = buildPlace(model, fact);
  const rows = await readRows(
    db,
    sql`
    SELECT ${entity}, year, grain, period, ${partition}, list(DISTINCT ${id(column(tree))})
    FROM ${id(factTable(fact.name))}
    WHERE role IN (${literals([ROLE.treeLeaf, ROLE.treeParent])})
    GROUP BY ALL
    ORDER BY ALL`,
  );
  const appender = await db.createAppender('exception');
  for (const row of rows as [string, number, number, number, string, string[]][]) {
    const [key, year, grain, period, part, codes] = row;
    const stored = new Set(codes);
    const absent = new Set(
      codes
        .filter((code) => code !== dimension.total?.code)
        .flatMap((code) => members.ancestors(dimension, code, Number(year)))
        .filter((ancestor) => !stored.has(ancestor)),
    );
    for (const code of [...absent].sort()) {
      for (const text of [MISSING_PARENT, fact.name, key]) appender.appendVarchar(text);
      appender.appendUSmallInt(Number(year));
      appender.appendUTinyInt(Number(grain));
      appender.appendUTinyInt(Number(period));
      for (const text of [part, code, '']) appender.appendVarchar(text);
      appender.appendNull();
      appender.endRow();
    }
  }
  appender.closeSync();
}

/** The sign with which a code counts in the total, where it is not 1. */
async function writeSigns({ db, model, members }: Building): Promise<void> {
  await run(db, sql`CREATE OR REPLACE TABLE sign (dimension VARCHAR, code VARCHAR, sign TINYINT)`);
  const appender = await db.createAppender('sign');
  for (const dimension of Object.values(model.dimensions)) {
    if (Object.keys(dimension.weights).length === 0) continue;
    for (const code of members.codes(dimension.name)) {
      const sign = members.signOf(dimension, code, EVER);
      if (sign === 1) continue;
      appender.appendVarchar(dimension.name);
      appender.appendVarchar(code);
      appender.appendTinyInt(sign);
      appender.endRow();
    }
  }
  appender.closeSync();
}

/** A sum over several facts that must be zero where all are loaded; an optional one that is not counts as zero. */
async function balance(building: Building, rule: BalanceRule): Promise<void> {
  const own = at(rule.terms, 0);
  const totals = await Promise.all(rule.terms.map((term) => totalOfTerm(building, rule, term)));
  const loaded = rule.terms.filter((term) => !term.optional).map((term) => loadedWith(rule, term));
  await run(
    building.db,
    sql`
    INSERT INTO exception
    SELECT ${literal(`balance:${rule.name}`)}, ${literal(own.fact)}, key, year, grain, period, part, '',
      ${literal(own.measure)}, SUM(value)::${MONEY}
    FROM (${list(totals, ' UNION ALL ')}) AS t
    WHERE ${all(loaded)}
    GROUP BY key, year, grain, period, part
    HAVING COALESCE(SUM(value), 0) <> 0`,
  );
}

async function totalOfTerm(
  building: Building,
  { together }: BalanceRule,
  term: BalanceTerm,
): Promise<Sql> {
  const { model } = building;
  const fact = lookup(model.facts, term.fact);
  const { entity, partition } = buildPlace(model, fact);
  const tree = first(treeDimensions(model, fact));
  const branches = await branchConditions(building, factTable(fact.name), term.only);
  const weight = literal(term.weight);
  return sql`
      SELECT ${literal(fact.name)} AS fact, ${together ? literal('') : entity} AS key, year, grain, period,
        ${partition} AS part, SUM(${id(measureColumn(term.measure))} * COALESCE(sign, 1)) * ${weight} AS value
      FROM ${id(factTable(fact.name))}
      LEFT JOIN sign ON sign.dimension = ${literal(tree)} AND sign.code = ${id(column(tree))}
      WHERE ${all([ADDITIVE, ...branches])}
      GROUP BY ALL`;
}

/** That a period is loaded, with the classifications that the term is limited by. */
function loadedWith({ together }: BalanceRule, { fact, only }: BalanceTerm): Sql {
  const place = [...(together ? [] : ['key']), 'year', 'grain', 'period'];
  const classified = Object.keys(only).map(
    (name) => sql`list_contains(string_split(dimensions, ','), ${literal(name)})`,
  );
  return sql`(${list(place.map((name) => sql`t.${id(name)}`))}) IN (
        SELECT (${ids(place)}) FROM coverage WHERE ${all([sql`fact = ${literal(fact)}`, ...classified])})`;
}

/** Conditions that leave only the branches of a term, as codes of the table's own columns. */
export async function branchConditions(
  building: Building,
  table: string,
  only: Branches,
): Promise<Sql[]> {
  return await Promise.all(
    Object.entries(only).map(async ([dimension, roots]) => {
      const codes = await codesBelow(building, table, dimension, { [dimension]: roots });
      return codes.length === 0
        ? sql`FALSE`
        : sql`${id(column(dimension))} IN (${literals(codes)})`;
    }),
  );
}

/** The columns that say whose figures a row has. */
function buildPlace(model: Model, fact: Fact): { readonly entity: Sql; readonly partition: Sql } {
  return {
    entity: columnOrNone(entityDimension(model, fact)),
    partition: columnOrNone(partitionDimension(model, fact)),
  };
}
