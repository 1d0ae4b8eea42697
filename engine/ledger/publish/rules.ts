// What figures must satisfy, asked of a ledger before it is published: each breach with rule, place and difference.

import type { DuckDBConnection } from '@duckdb/node-api';

import type { BalanceRule, Branches, Fact, Model } from '../../model/portal.ts';
import {
  ADDITIVE,
  column,
  factTable,
  keyDimension,
  measureColumn,
  MONEY,
  ROLE,
  splitDimension,
  storedMeasures,
  treeDimensions,
} from '../model/tables.ts';
import { codesBelow } from './derive.ts';
import type { Members } from '../model/members.ts';

export const CHILDREN_SUM = 'children-sum';
export const PARTS_SUM = 'parts-sum';
export const MISSING_PARENT = 'missing-parent';

/**
 * Lists every breach in the table `exception` and marks the coverage it concerns. Returns how many by rule.
 * Without `within` only the balances over several facts are looked at, not each row against those beside it.
 */
export async function listBreaches(
  db: DuckDBConnection,
  model: Model,
  members: Members,
  within = true,
): Promise<Record<string, number>> {
  for (const fact of within ? Object.values(model.facts) : []) {
    await childrenSum(db, model, fact);
    await partsSum(db, model, fact);
    await missingParents(db, model, fact, members);
  }
  await writeSigns(db, model, members);
  for (const rule of model.rules) await balance(db, model, rule, members);
  await db.run('DROP TABLE sign');
  await db.run(`UPDATE coverage SET breaches = found.n FROM (SELECT fact, key, year, grain, period, COUNT(*) AS n FROM exception GROUP BY ALL) AS found
    WHERE coverage.fact = found.fact AND coverage.key = found.key AND coverage.year = found.year AND coverage.grain = found.grain AND coverage.period = found.period`);
  const reader = await db.runAndReadAll(
    'SELECT rule, COUNT(*) FROM exception GROUP BY rule ORDER BY rule',
  );
  return Object.fromEntries(reader.getRowsJS().map(([rule, n]) => [String(rule), Number(n)]));
}

/** A stored parent that is not the sum of its children: the residual is the difference. */
async function childrenSum(db: DuckDBConnection, model: Model, fact: Fact): Promise<void> {
  const [tree] = treeDimensions(model, fact);
  const { key, part } = placeOf(model, fact);
  for (const measure of storedMeasures(fact)) {
    const name = measureColumn(measure.name);
    await db.run(`INSERT INTO exception SELECT '${CHILDREN_SUM}', '${fact.name}', ${key}, year, grain, period, ${part}, ${column(tree!)}, '${measure.name}', ${name}
      FROM ${factTable(fact.name)} WHERE role = ${ROLE.residual} AND COALESCE(${name}, 0) <> 0`);
  }
}

/** A stored total that is not the sum of its parts. */
async function partsSum(db: DuckDBConnection, model: Model, fact: Fact): Promise<void> {
  const split = splitDimension(model, fact);
  if (split === null) return;
  const dimension = model.dimensions[split]!;
  const total = dimension.total!.code;
  const { key } = placeOf(model, fact);
  const others = fact.dimensions.filter((name) => name !== split).map(column);
  const [tree] = treeDimensions(model, fact);
  for (const measure of storedMeasures(fact)) {
    if (measure.only[split]) continue;
    const name = measureColumn(measure.name);
    await db.run(`INSERT INTO exception SELECT '${PARTS_SUM}', '${fact.name}', key, year, grain, period, '${total}', code, '${measure.name}', SUM(difference)::${MONEY} FROM (
        SELECT ${key} AS key, f.year, f.grain, f.period, ${column(tree!)} AS code,
          COALESCE(SUM(${name}) FILTER (WHERE ${column(split)} = '${total}'), 0) - COALESCE(SUM(${name}) FILTER (WHERE ${column(split)} <> '${total}'), 0) AS difference
        FROM ${factTable(fact.name)} f JOIN coverage c ON c.fact = '${fact.name}' AND c.key = ${key} AND c.year = f.year AND c.grain = f.grain AND c.period = f.period
        WHERE role IN (${ROLE.leaf}, ${ROLE.treeLeaf}, ${ROLE.treeParent}) AND contains(c.parts, '${total}') AND ${dimension.parts.map((one) => `contains(c.parts, '${one}')`).join(' AND ')}
        GROUP BY ${others.map((one) => `f.${one}`).join(', ')}, f.year, f.grain, f.period)
      WHERE difference <> 0 GROUP BY key, year, grain, period, code`);
  }
}

/** A source that brings its parents along but leaves one out: its children stand a level higher. */
async function missingParents(
  db: DuckDBConnection,
  model: Model,
  fact: Fact,
  members: Members,
): Promise<void> {
  const [tree] = treeDimensions(model, fact);
  const dimension = model.dimensions[tree!]!;
  const { key, part } = placeOf(model, fact);
  const table = factTable(fact.name);
  const reader = await db.runAndReadAll(
    `SELECT ${key}, year, grain, period, ${part}, list(DISTINCT ${column(tree!)}) FROM ${table} WHERE role IN (${ROLE.treeLeaf}, ${ROLE.treeParent}) GROUP BY ALL ORDER BY ALL`,
  );
  const appender = await db.createAppender('exception');
  for (const [keyed, year, grain, period, parted, codes] of reader.getRowsJS() as [
    string,
    number,
    number,
    number,
    string,
    string[],
  ][]) {
    const stored = new Set(codes);
    const absent = new Set<string>();
    for (const code of codes) {
      if (code === dimension.total?.code) continue;
      for (const ancestor of members.ancestors(dimension, code, Number(year)))
        if (!stored.has(ancestor)) absent.add(ancestor);
    }
    for (const code of [...absent].sort()) {
      for (const text of [MISSING_PARENT, fact.name, keyed]) appender.appendVarchar(text);
      appender.appendUSmallInt(Number(year));
      appender.appendUTinyInt(Number(grain));
      appender.appendUTinyInt(Number(period));
      for (const text of [parted, code, '']) appender.appendVarchar(text);
      appender.appendNull();
      appender.endRow();
    }
  }
  appender.closeSync();
}

/** The sign with which a code counts in the total: the product of the weights on its way up. */
async function writeSigns(db: DuckDBConnection, model: Model, members: Members): Promise<void> {
  await db.run('CREATE OR REPLACE TABLE sign (dimension VARCHAR, code VARCHAR, sign TINYINT)');
  const appender = await db.createAppender('sign');
  for (const dimension of Object.values(model.dimensions)) {
    if (Object.keys(dimension.weights).length === 0) continue;
    for (const code of members.codes(dimension.name)) {
      const sign = [code, ...members.ancestors(dimension, code, 9999)].reduce(
        (product, one) => product * (dimension.weights[one] ?? 1),
        1,
      );
      if (sign === 1) continue;
      appender.appendVarchar(dimension.name);
      appender.appendVarchar(code);
      appender.appendTinyInt(sign);
      appender.endRow();
    }
  }
  appender.closeSync();
}

/** A sum over several facts that must be zero wherever all of them are loaded with the classifications that the rule names; an optional one that is not counts as zero. */
async function balance(
  db: DuckDBConnection,
  model: Model,
  rule: BalanceRule,
  members: Members,
): Promise<void> {
  const totals = await Promise.all(
    rule.terms.map(async (term) => {
      const fact = model.facts[term.fact]!;
      const { key: own, part } = placeOf(model, fact);
      const key = rule.together ? "''" : own;
      const [tree] = treeDimensions(model, fact);
      const branches = await branchSql(db, model, members, fact, term.only);
      return `SELECT '${fact.name}' AS fact, ${key} AS key, year, grain, period, ${part} AS part, SUM(${measureColumn(term.measure)} * COALESCE(sign, 1)) * ${term.weight} AS value
      FROM ${factTable(fact.name)} LEFT JOIN sign ON sign.dimension = '${tree!}' AND sign.code = ${column(tree!)} WHERE ${[ADDITIVE, ...branches].join(' AND ')} GROUP BY ALL`;
    }),
  );
  const first = rule.terms[0]!;
  const loaded = rule.terms
    .filter((term) => !term.optional)
    .map(
      (term) =>
        `(${rule.together ? '' : 't.key, '}t.year, t.grain, t.period) IN (SELECT (${rule.together ? '' : 'key, '}year, grain, period) FROM coverage WHERE fact = '${term.fact}'${Object.keys(
          term.only,
        )
          .map((name) => ` AND list_contains(string_split(dimensions, ','), '${name}')`)
          .join('')})`,
    );
  await db.run(`INSERT INTO exception SELECT 'balance:${rule.name}', '${first.fact}', key, year, grain, period, part, '', '${first.measure}', SUM(value)::${MONEY}
    FROM (${totals.join(' UNION ALL ')}) AS t WHERE ${loaded.join(' AND ')} GROUP BY key, year, grain, period, part HAVING COALESCE(SUM(value), 0) <> 0`);
}

/** Conditions that leave only the branches of a term, as codes of the fact's own columns. */
export async function branchSql(
  db: DuckDBConnection,
  model: Model,
  members: Members,
  fact: Fact,
  only: Branches,
  table = factTable(fact.name),
): Promise<string[]> {
  return await Promise.all(
    Object.entries(only).map(async ([dimension, roots]) => {
      const codes = await codesBelow(db, model, members, table, dimension, { [dimension]: roots });
      return codes.length === 0
        ? 'FALSE'
        : `${column(dimension)} IN (${codes.map((code) => `'${code}'`).join(', ')})`;
    }),
  );
}

function placeOf(model: Model, fact: Fact): { key: string; part: string } {
  const key = keyDimension(model, fact);
  const split = splitDimension(model, fact);
  return { key: key ? column(key) : "''", part: split ? column(split) : "''" };
}
