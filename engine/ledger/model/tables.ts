// The tables of a ledger, made from the model: one per fact and its rollup, members, wordings, coverage, exceptions.

import type { Fact, Grain, Measure, Model } from '../../model/portal.ts';

export const GRAINS: Readonly<Record<Grain, number>> = { month: 1, quarter: 2, year: 3 };

/**
 * What a stored row is. Sums take leaves, tree leaves and residuals; a stored parent or a subtotal of the source
 * is kept for giving the source back, and its difference from its children stands beside it as a residual.
 */
export const ROLE = { leaf: 0, treeLeaf: 1, treeParent: 2, residual: 3, subtotal: 4 } as const;

export const ADDITIVE = `role IN (${ROLE.leaf}, ${ROLE.treeLeaf}, ${ROLE.residual})`;
export const FROM_SOURCE = `role <> ${ROLE.residual}`;

/** Money: exact to the hundredth up to ten thousand trillion. */
export const MONEY = 'DECIMAL(18,2)';

export function factTable(fact: string): string {
  return `fact_${fact.replaceAll('-', '_')}`;
}

export function rollupTable(fact: string): string {
  return `rollup_${fact.replaceAll('-', '_')}`;
}

/** Column of a dimension's code; of its wording in the source with `word_`. */
export function column(name: string): string {
  return name.replaceAll('-', '_');
}

export function wordColumn(dimension: string): string {
  return `word_${column(dimension)}`;
}

export function measureColumn(measure: string): string {
  return `m_${measure}`;
}

export function storedMeasures(fact: Fact): Measure[] {
  return Object.values(fact.measures).filter(
    (measure) => measure.kind === 'stock' || measure.kind === 'flow',
  );
}

/** The dimension whose codes are separate questions (each has its own coverage), or null. */
export function keyDimension(model: Model, fact: Fact): string | null {
  return fact.dimensions.find((name) => model.dimensions[name]!.kind === 'key') ?? null;
}

/** The dimensions by which all keys together can be broken down: the key is summed over. */
export function keptDimensions(model: Model, fact: Fact): string[] {
  const key = keyDimension(model, fact);
  return fact.dimensions.filter((dimension) => dimension !== key);
}

/** The dimension whose parts add up to a stored total, or null. */
export function splitDimension(model: Model, fact: Fact): string | null {
  return fact.dimensions.find((name) => model.dimensions[name]!.kind === 'split') ?? null;
}

export function treeDimensions(model: Model, fact: Fact): string[] {
  return fact.dimensions.filter((name) => model.dimensions[name]!.kind === 'tree');
}

/** Order in which a fact is stored: by key, year, grain, period, as questions ask it. */
export function sortColumns(model: Model, fact: Fact): string[] {
  const key = keyDimension(model, fact);
  return [...(key ? [column(key)] : []), 'year', 'grain', 'period', 'seq'];
}

export function createFactTable(model: Model, fact: Fact, name = factTable(fact.name)): string {
  const columns = [
    'year USMALLINT NOT NULL',
    'grain UTINYINT NOT NULL',
    'period UTINYINT NOT NULL',
    ...fact.dimensions.map((dimension) => `${column(dimension)} VARCHAR NOT NULL`),
    ...storedMeasures(fact).map((measure) => `${measureColumn(measure.name)} ${MONEY}`),
    'role UTINYINT NOT NULL',
    'seq UINTEGER NOT NULL',
    ...treeDimensions(model, fact).map((dimension) => `${wordColumn(dimension)} UINTEGER`),
  ];
  return `CREATE TABLE ${name} (${columns.join(', ')})`;
}

/** Sums over every key, so that a whole country is answered without reading every row. */
export function rollupSelect(model: Model, fact: Fact): string {
  const kept = keptDimensions(model, fact).map(column);
  const group = ['year', 'grain', 'period', ...kept, 'role'];
  const sums = storedMeasures(fact).map(
    (measure) => `SUM(${measureColumn(measure.name)})::${MONEY} AS ${measureColumn(measure.name)}`,
  );
  return `SELECT ${group.join(', ')}, ${sums.join(', ')} FROM ${factTable(fact.name)} WHERE ${ADDITIVE} OR role = ${ROLE.treeParent} GROUP BY ${group.join(', ')} ORDER BY ${group.join(', ')}`;
}

export const SHARED_TABLES: readonly string[] = [
  `CREATE TABLE member (dimension VARCHAR NOT NULL, code VARCHAR NOT NULL, parent VARCHAR, valid_from DATE, valid_to DATE,
     title VARCHAR NOT NULL, attributes VARCHAR NOT NULL, origin UTINYINT NOT NULL, seq UINTEGER NOT NULL)`,
  'CREATE TABLE wording (id UINTEGER NOT NULL, words VARCHAR NOT NULL)',
  `CREATE TABLE coverage (fact VARCHAR NOT NULL, key VARCHAR NOT NULL, year USMALLINT NOT NULL, grain UTINYINT NOT NULL, period UTINYINT NOT NULL,
     parts VARCHAR NOT NULL, dimensions VARCHAR NOT NULL, key_form VARCHAR NOT NULL, format VARCHAR NOT NULL, source VARCHAR NOT NULL, stored UINTEGER NOT NULL, breaches UINTEGER NOT NULL)`,
  `CREATE TABLE exception (rule VARCHAR NOT NULL, fact VARCHAR NOT NULL, key VARCHAR NOT NULL, year USMALLINT NOT NULL, grain UTINYINT NOT NULL, period UTINYINT NOT NULL,
     part VARCHAR NOT NULL, code VARCHAR NOT NULL, measure VARCHAR NOT NULL, difference ${MONEY})`,
];

export const SHARED_ORDER: Readonly<Record<string, string>> = {
  member: 'dimension, code, valid_from, seq',
  wording: 'id',
  coverage: 'fact, key, year, grain, period',
  exception: 'fact, year, key, grain, period, rule, code, part, measure',
};
