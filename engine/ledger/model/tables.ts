// The tables of a ledger, made from the model: one per fact and its rollup, members, source labels, coverage, integrity violations.

import { lookup, assertDefined } from '../../model/lookup.ts';
import type { Dimension, Fact, Grain, Measure, Model } from '../../model/portal.ts';
import { id, list, literal, literals, NOTHING, sql, table, type Sql } from '../sql.ts';

export const GRAINS: Readonly<Record<Grain, number>> = {
  month: 1,
  quarter: 2,
  year: 3,
  day: 4,
  none: 5,
};

const GRAIN_NAMES = Object.fromEntries(
  Object.entries(GRAINS).map(([name, number]) => [number, name]),
) as Record<number, Grain>;

/** The grain that a stored number stands for. */
export function parseGrain(number: number): Grain {
  return lookup(GRAIN_NAMES, String(number));
}

/** What a stored row is. Sums read leaves and residuals; stored parents and subtotals only give the source back. */
export const ROLE = { leaf: 0, treeLeaf: 1, treeParent: 2, residual: 3, subtotal: 4 } as const;

export const ADDITIVE = sql`role IN (${literals([ROLE.leaf, ROLE.treeLeaf, ROLE.residual])})`;
export const FROM_SOURCE = sql`role <> ${literal(ROLE.residual)}`;

/** Money: exact to the hundredth up to ten thousand trillion. */
export const MONEY = sql`DECIMAL(18,2)`;

/** The table of a fact: hyphens of its name become underscores. */
export function factTable(fact: string): string {
  return `fact_${fact.replaceAll('-', '_')}`;
}

/** Sums over all keys; with `lead` over the keys that lead to each code of that dimension. */
export function rollupTable(fact: string, lead = ''): string {
  const by = lead === '' ? '' : `_by_${column(lead)}`;
  return `rollup_${fact.replaceAll('-', '_')}${by}`;
}

/** Column of a dimension's code; of the source's label for it with `word_`. */
export function column(name: string): string {
  return name.replaceAll('-', '_');
}

/** The column with the number of the source's own label for a code. */
export function wordColumn(dimension: string): string {
  return `word_${column(dimension)}`;
}

/** The column of a stored measure, in a namespace apart from dimensions. */
export function measureColumn(measure: string): string {
  return `m_${measure}`;
}

/** Stocks and flows; measures of other kinds are computed from them or joined when they are asked. */
export function storedMeasures(fact: Pick<Fact, 'measures'>): Measure[] {
  return Object.values(fact.measures).filter(
    (measure) => measure.kind === 'stock' || measure.kind === 'flow',
  );
}

/** Columns of the stored measures. */
export function measureColumns(fact: Fact): string[] {
  return storedMeasures(fact).map((measure) => measureColumn(measure.name));
}

/** The column of a dimension; an empty text for a fact that has none of its kind. */
export function columnOrNone(dimension: string | null): Sql {
  return dimension === null ? literal('') : id(column(dimension));
}

/** The dimension whose codes are separate questions (each has its own coverage), or null. */
export function entityDimension(model: Model, fact: Fact): string | null {
  return fact.dimensions.find((name) => lookup(model.dimensions, name).kind === 'key') ?? null;
}

/** The dimensions by which all keys together can be broken down: the key is summed over. */
export function keptDimensions(model: Model, fact: Fact): string[] {
  const key = entityDimension(model, fact);
  return fact.dimensions.filter((name) => name !== key);
}

/** The dimension whose parts add up to a stored total, or null. */
export function partitionDimension(model: Model, fact: Fact): string | null {
  return fact.dimensions.find((name) => lookup(model.dimensions, name).kind === 'split') ?? null;
}

/** The total of a dimension that is known to have one. */
export function findTotal(model: Model, dimension: string): NonNullable<Dimension['total']> {
  return assertDefined(lookup(model.dimensions, dimension).total);
}

/** The dimensions whose codes form a tree: of these the source's own labels are kept. */
export function treeDimensions(model: Model, fact: Fact): string[] {
  return fact.dimensions.filter((name) => lookup(model.dimensions, name).kind === 'tree');
}

/** Order in which a fact is stored: by key, year, grain, period, as questions ask it. */
export function sortColumns(model: Model, fact: Fact): string[] {
  const key = entityDimension(model, fact);
  return [...(key ? [column(key)] : []), 'year', 'grain', 'period', 'seq'];
}

/** The statement that creates it: period, codes, measures, what each row is, its place in the source, labels. */
export function createFactTable(model: Model, fact: Fact, name = factTable(fact.name)): Sql {
  const dimensions = fact.dimensions.map(
    (dimension) => sql`${id(column(dimension))} VARCHAR NOT NULL`,
  );
  const measures = measureColumns(fact).map((measure) => sql`${id(measure)} ${MONEY}`);
  const labels = treeDimensions(model, fact).map(
    (dimension) => sql`${id(wordColumn(dimension))} UINTEGER`,
  );
  const columns = [
    sql`year USMALLINT NOT NULL`,
    sql`grain UTINYINT NOT NULL`,
    sql`period USMALLINT NOT NULL`,
    ...dimensions,
    ...measures,
    sql`role UTINYINT NOT NULL`,
    sql`seq UINTEGER NOT NULL`,
    ...labels,
  ];
  return sql`CREATE TABLE ${id(name)} (${list(columns)})`;
}

/** The dimensions that the keys of a fact lead to and by whose codes sums are kept ready. */
export function leadRollups(model: Model, fact: Fact): string[] {
  const key = entityDimension(model, fact);
  return fact.rollups.filter((name) => name !== key);
}

/** How the rows of `s` have the code that their key leads to. */
interface RollupLead {
  readonly dimension: string;
  readonly code: Sql;
  readonly join: Sql;
}

/** Sums over every key, or over those that lead to the same code, so that a whole country is answered without reading every row. */
export function rollupSelect(model: Model, fact: Fact, lead: RollupLead | null = null): Sql {
  const own = (names: readonly string[]) => names.map((name) => sql`s.${id(name)}`);
  const led = lead ? [sql`${lead.code} AS ${id(column(lead.dimension))}`] : [];
  const kept = keptDimensions(model, fact).map(column);
  const group = [...own(['year', 'grain', 'period']), ...led, ...own([...kept, 'role'])];
  const sums = measureColumns(fact).map((name) => sql`SUM(s.${id(name)})::${MONEY} AS ${id(name)}`);
  return sql`
    SELECT ${list([...group, ...sums])}
    FROM ${table(factTable(fact.name), 's')} ${lead?.join ?? NOTHING}
    WHERE s.role <> ${literal(ROLE.subtotal)}
    GROUP BY ALL
    ORDER BY ALL`;
}

export const SHARED_TABLES: readonly Sql[] = [
  sql`CREATE TABLE member (
    dimension VARCHAR NOT NULL, code VARCHAR NOT NULL, parent VARCHAR,
    valid_from DATE, valid_to DATE,
    title VARCHAR NOT NULL, attributes VARCHAR NOT NULL,
    origin UTINYINT NOT NULL, seq UINTEGER NOT NULL)`,
  // records of dictionaries as their files have them; days as `YYYY-MM-DD`, empty where they are open
  sql`CREATE TABLE source_record (
    dimension VARCHAR NOT NULL, seq UINTEGER NOT NULL,
    valid_from VARCHAR NOT NULL, valid_to VARCHAR NOT NULL, record VARCHAR NOT NULL)`,
  sql`CREATE TABLE wording (id UINTEGER NOT NULL, words VARCHAR NOT NULL)`,
  sql`CREATE TABLE coverage (
    fact VARCHAR NOT NULL, key VARCHAR NOT NULL,
    year USMALLINT NOT NULL, grain UTINYINT NOT NULL, period USMALLINT NOT NULL,
    parts VARCHAR NOT NULL, dimensions VARCHAR NOT NULL, key_form VARCHAR NOT NULL,
    format VARCHAR NOT NULL, source VARCHAR NOT NULL,
    stored UINTEGER NOT NULL, breaches UINTEGER NOT NULL)`,
  sql`CREATE TABLE exception (
    rule VARCHAR NOT NULL, fact VARCHAR NOT NULL, key VARCHAR NOT NULL,
    year USMALLINT NOT NULL, grain UTINYINT NOT NULL, period USMALLINT NOT NULL,
    part VARCHAR NOT NULL, code VARCHAR NOT NULL, measure VARCHAR NOT NULL, difference ${MONEY})`,
  // a code of the column `stored` rolled up in a dimension: at a level counted from the roots, 0 for the total, under
  // which ancestor it stands, the place of that among all, and the weight with which the code counts there
  sql`CREATE TABLE ancestor (
    dimension VARCHAR NOT NULL, stored VARCHAR NOT NULL, code VARCHAR NOT NULL, year USMALLINT NOT NULL,
    depth UTINYINT NOT NULL, level UTINYINT NOT NULL,
    ancestor VARCHAR NOT NULL, place UINTEGER NOT NULL, weight TINYINT NOT NULL)`,
];

/** The place of a member that only figures name: after all that dictionaries list. */
export const UNLISTED = 1_000_000;

/** Columns by which a shared table is sorted. */
export const SHARED_ORDER: Readonly<Record<string, readonly string[]>> = {
  member: ['dimension', 'code', 'valid_from', 'seq'],
  source_record: ['dimension', 'seq'],
  wording: ['id'],
  coverage: ['fact', 'key', 'year', 'grain', 'period'],
  exception: ['fact', 'year', 'key', 'grain', 'period', 'rule', 'code', 'part', 'measure'],
  ancestor: ['dimension', 'stored', 'year', 'level', 'code'],
};
