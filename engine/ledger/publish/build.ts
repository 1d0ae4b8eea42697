// Staged figures and members → the tables of a new ledger: conflicts refused, parents told from leaves, breaches listed.

import type { DuckDBConnection } from '@duckdb/node-api';

import type { Fact, Model } from '../../model/portal.ts';
import { deriveFacts } from './derive.ts';
import { STAGED, stageTable, type Wordings } from '../import/stage.ts';
import type { DimensionMember } from '../import/members.ts';
import type { Members } from '../model/members.ts';
import {
  column,
  createFactTable,
  factTable,
  keyDimension,
  measureColumn,
  ROLE,
  rollupSelect,
  rollupTable,
  SHARED_ORDER,
  sortColumns,
  splitDimension,
  storedMeasures,
  treeDimensions,
  wordColumn,
} from '../model/tables.ts';
import { readMembers, writeMembers, writeWordings } from './write.ts';

/** One key with different figures in the incoming files. */
export interface Conflict {
  readonly fact: string;
  readonly files: readonly { readonly file: number; readonly line: number }[];
}

export interface BuildInput {
  readonly model: Model;
  /** Facts that have staged rows. */
  readonly staged: readonly string[];
  /** For each incoming file: its format and the dimensions it fills. */
  readonly files: readonly {
    readonly name: string;
    readonly format: string;
    readonly dimensions: readonly string[];
  }[];
  readonly members: readonly DimensionMember[];
  readonly wordings: Wordings;
  /** Schema name of an attached earlier ledger whose rows are kept unless replaced. */
  readonly earlier: string | null;
  /** Language of the names that sources give. */
  readonly locale: string;
}

/** Rows with the same key and other figures. Equal ones are one fact. */
export async function findConflicts(db: DuckDBConnection, fact: Fact): Promise<Conflict[]> {
  const { key, figures } = keyAndFigures(fact);
  const sql = `SELECT array_agg([file, line] ORDER BY file, line) FROM ${stageTable(fact.name)} GROUP BY ${key} HAVING COUNT(DISTINCT ${figures}) > 1 ORDER BY MIN(file), MIN(line) LIMIT 20`;
  const reader = await db.runAndReadAll(sql);
  return reader.getRowsJS().map(([places]) => ({
    fact: fact.name,
    files: (places as [number, number][]).map(([file, line]) => ({
      file: Number(file),
      line: Number(line),
    })),
  }));
}

/** Equal rows that came twice: how many were dropped. */
export async function dropRepeats(db: DuckDBConnection, fact: Fact): Promise<number> {
  const stage = stageTable(fact.name);
  const { key } = keyAndFigures(fact);
  const before = await count(db, stage);
  await db.run(
    `CREATE OR REPLACE TABLE ${stage} AS SELECT * FROM ${stage} QUALIFY ROW_NUMBER() OVER (PARTITION BY ${key} ORDER BY file, line) = 1`,
  );
  return before - (await count(db, stage));
}

export async function buildTables(db: DuckDBConnection, input: BuildInput): Promise<void> {
  await keepEarlier(db, input);
  await placeMembers(db, input);
  const members = await readMembers(db, input.model);
  for (const fact of Object.values(input.model.facts)) {
    await db.run(createFactTable(input.model, fact, `new_${factTable(fact.name)}`));
    if (input.staged.includes(fact.name)) await placeRows(db, input, fact, members);
    if (input.earlier && fact.derive.length === 0) await keepEarlierRows(db, input, fact);
    await sortFact(db, input.model, fact);
  }
  await writeWordings(db, input.wordings);
}

/** Coverage of figures that were made, not read: every dimension filled, keys in the form of their year. */
export async function coverAll(db: DuckDBConnection, model: Model): Promise<void> {
  for (const fact of Object.values(model.facts)) {
    const key = keyDimension(model, fact);
    const split = splitDimension(model, fact);
    const keyed = key ? column(key) : "''";
    await db.run(`INSERT INTO coverage SELECT '${fact.name}', ${keyed}, year, grain, period, ${partsSql(split)}, '${fact.dimensions.join(',')}', ${keyed}, '', '', COUNT(*), 0
      FROM ${factTable(fact.name)} GROUP BY ${keyed}, year, grain, period`);
  }
}

/** Coverage of all keys together, from rollups; facts added up from others; shared tables in a fixed order. */
export async function finishTables(
  db: DuckDBConnection,
  model: Model,
  members: Members,
): Promise<void> {
  for (const fact of Object.values(model.facts)) {
    if (fact.rollups.length === 0) continue;
    await db.run(`CREATE TABLE ${rollupTable(fact.name)} AS ${rollupSelect(model, fact)}`);
    await db.run(`INSERT INTO coverage SELECT fact, '*', year, grain, period, string_agg(DISTINCT part, ',' ORDER BY part), string_agg(DISTINCT dim, ',' ORDER BY dim), '', '', '', COUNT(DISTINCT key), 0
      FROM (SELECT fact, key, year, grain, period, unnest(string_split(parts, ',')) AS part, unnest(string_split(dimensions, ',')) AS dim FROM coverage WHERE fact = '${fact.name}' AND key <> '*')
      GROUP BY fact, year, grain, period`);
  }
  await deriveFacts(db, model, members);
  for (const [table, order] of Object.entries(SHARED_ORDER))
    await db.run(`CREATE OR REPLACE TABLE ${table} AS SELECT * FROM ${table} ORDER BY ${order}`);
}

function keyAndFigures(fact: Fact): { key: string; figures: string } {
  const key = ['year', 'grain', 'period', ...fact.dimensions.map(column)].join(', ');
  const figures = `(${storedMeasures(fact)
    .map((measure) => measureColumn(measure.name))
    .join(', ')}, kind)`;
  return { key, figures };
}

async function keepEarlier(db: DuckDBConnection, input: BuildInput): Promise<void> {
  if (!input.earlier) return;
  for (const fact of input.staged) {
    const key = keyDimension(input.model, input.model.facts[fact]!);
    await db.run(
      `CREATE OR REPLACE TABLE replaced_${column(fact)} AS SELECT DISTINCT year, grain, period, ${key ? column(key) : "''"} AS key FROM ${stageTable(fact)}`,
    );
  }
  const gone = input.staged.map(
    (fact) =>
      `NOT (fact = '${fact}' AND (key, year, grain, period) IN (SELECT (key, year, grain, period) FROM replaced_${column(fact)}))`,
  );
  const derived = Object.values(input.model.facts)
    .filter((fact) => fact.derive.length > 0)
    .map((fact) => `fact <> '${fact.name}'`);
  await db.run(
    `INSERT INTO coverage SELECT * FROM ${input.earlier}.coverage WHERE ${["key <> '*'", ...derived].join(' AND ')}${gone.map((one) => ` AND ${one}`).join('')}`,
  );
}

async function keepEarlierRows(db: DuckDBConnection, input: BuildInput, fact: Fact): Promise<void> {
  const key = keyDimension(input.model, fact);
  const gone = input.staged.includes(fact.name)
    ? ` WHERE (${key ? column(key) : "''"}, year, grain, period) NOT IN (SELECT (key, year, grain, period) FROM replaced_${column(fact.name)})`
    : '';
  await db.run(
    `INSERT INTO new_${factTable(fact.name)} SELECT * FROM ${input.earlier!}.${factTable(fact.name)}${gone}`,
  );
}

async function sortFact(db: DuckDBConnection, model: Model, fact: Fact): Promise<void> {
  const name = factTable(fact.name);
  await db.run(
    `CREATE TABLE ${name} AS SELECT * FROM new_${name} ORDER BY ${sortColumns(model, fact).join(', ')}`,
  );
  await db.run(`DROP TABLE new_${name}`);
  await db.run(`DROP TABLE IF EXISTS ${stageTable(fact.name)}`);
  await db.run(`DROP TABLE IF EXISTS replaced_${column(fact.name)}`);
}

/** Imported members, those of the earlier ledger, and one for each code that only the figures name. */
async function placeMembers(db: DuckDBConnection, input: BuildInput): Promise<void> {
  await writeMembers(db, input.members);
  const names = new Map([...input.wordings.entries()].map(([words, id]) => [id, words]));
  for (const name of input.staged) {
    const fact = input.model.facts[name]!;
    for (const dimension of treeDimensions(input.model, fact))
      await addUnknownCodes(db, input, fact, dimension, names);
  }
}

async function addUnknownCodes(
  db: DuckDBConnection,
  { model, locale }: BuildInput,
  fact: Fact,
  dimension: string,
  names: ReadonlyMap<number, string>,
): Promise<void> {
  const code = column(dimension);
  const totals = [
    model.dimensions[dimension]!.total?.code ?? '',
    ...(model.dimensions[dimension]!.total?.codes ?? []),
    '',
  ];
  const reader = await db.runAndReadAll(
    `SELECT ${code}, MAX_BY(${wordColumn(dimension)}, year::INTEGER * 100 + period) FROM ${stageTable(fact.name)} WHERE ${code} NOT IN (SELECT code FROM member WHERE dimension = '${dimension}') AND ${code} NOT IN (${totals.map((one) => `'${one}'`).join(', ')}) GROUP BY ${code} ORDER BY ${code}`,
  );
  for (const [unknown, word] of reader.getRowsJS()) {
    const title = JSON.stringify({ [locale]: names.get(Number(word)) ?? String(unknown) });
    await db.run("INSERT INTO member VALUES ($1, $2, NULL, NULL, NULL, $3, '{}', 0, 1000000)", [
      dimension,
      String(unknown),
      title,
    ]);
  }
}

/** Staged rows → stored rows with their role; residuals of parents; coverage. */
async function placeRows(
  db: DuckDBConnection,
  input: BuildInput,
  fact: Fact,
  members: Members,
): Promise<void> {
  const { model } = input;
  const stage = stageTable(fact.name);
  const target = `new_${factTable(fact.name)}`;
  const [tree] = treeDimensions(model, fact);
  await writeLineage(db, model, fact, tree!, members);
  const group = [
    'year',
    'grain',
    'period',
    ...fact.dimensions.filter((name) => name !== tree).map(column),
  ];
  const code = column(tree!);
  const same = (a: string, b: string) =>
    group.map((name) => `${a}.${name} = ${b}.${name}`).join(' AND ');
  // the nearest ancestor that the same source brings
  await db.run(`CREATE OR REPLACE TABLE parentage AS
    SELECT ${group.map((name) => `r.${name}`).join(', ')}, r.${code} AS code, arg_min(l.ancestor, l.depth) AS parent
    FROM ${stage} r JOIN lineage l ON l.code = r.${code} AND l.year = r.year JOIN ${stage} p ON ${same('p', 'r')} AND p.${code} = l.ancestor AND p.kind = ${STAGED.tree}
    WHERE r.kind = ${STAGED.tree} GROUP BY ALL`);
  const stored = [
    ...fact.dimensions.map(column),
    ...storedMeasures(fact).map((measure) => measureColumn(measure.name)),
  ];
  const words = treeDimensions(model, fact).map(wordColumn);
  const role = `CASE s.kind WHEN ${STAGED.leaf} THEN ${ROLE.leaf} WHEN ${STAGED.subtotal} THEN ${ROLE.subtotal} ELSE CASE WHEN EXISTS (SELECT 1 FROM parentage p WHERE ${same('p', 's')} AND p.parent = s.${code}) THEN ${ROLE.treeParent} ELSE ${ROLE.treeLeaf} END END`;
  const seq = `ROW_NUMBER() OVER (PARTITION BY ${[keyDimension(model, fact)]
    .filter((name) => name !== null)
    .map(column)
    .concat('year', 'grain', 'period')
    .join(', ')} ORDER BY file, line)`;
  await db.run(
    `INSERT INTO ${target} SELECT year, grain, period, ${stored.join(', ')}, ${role}, ${seq}, ${words.join(', ')} FROM ${stage} s`,
  );
  await addResiduals(db, fact, tree!, group);
  await addCoverage(db, input, fact);
  await db.run('DROP TABLE parentage');
  await db.run('DROP TABLE lineage');
}

async function writeLineage(
  db: DuckDBConnection,
  model: Model,
  fact: Fact,
  tree: string,
  members: Members,
): Promise<void> {
  await db.run(
    'CREATE OR REPLACE TABLE lineage (code VARCHAR, year USMALLINT, ancestor VARCHAR, depth UTINYINT, weight TINYINT)',
  );
  const dimension = model.dimensions[tree]!;
  const reader = await db.runAndReadAll(
    `SELECT DISTINCT ${column(tree)}, year FROM ${stageTable(fact.name)} WHERE kind = ${STAGED.tree}`,
  );
  const appender = await db.createAppender('lineage');
  for (const [code, year] of reader.getRowsJS() as [string, number][]) {
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

/** What a stored parent has beyond its children, so that sums give the source's own figure back. */
async function addResiduals(
  db: DuckDBConnection,
  fact: Fact,
  tree: string,
  group: readonly string[],
): Promise<void> {
  const target = `new_${factTable(fact.name)}`;
  const code = column(tree);
  const measures = storedMeasures(fact).map((measure) => measureColumn(measure.name));
  const same = group.map((name) => `c.${name} = p.${name}`).join(' AND ');
  const differences = measures.map(
    (name) => `any_value(p.${name}) - COALESCE(SUM(c.${name} * l.weight), 0) AS ${name}`,
  );
  const columns = [...group, code, ...measures, 'role', 'seq'];
  await db.run(`INSERT INTO ${target} (${columns.join(', ')})
    SELECT ${columns.slice(0, -2).join(', ')}, ${ROLE.residual}, 0 FROM (
      SELECT ${group.map((name) => `p.${name} AS ${name}`).join(', ')}, p.${code} AS ${code}, ${differences.join(', ')}
      FROM ${target} p JOIN parentage g ON ${group.map((name) => `g.${name} = p.${name}`).join(' AND ')} AND g.parent = p.${code}
      JOIN ${target} c ON ${same} AND c.${code} = g.code AND c.role IN (${ROLE.treeLeaf}, ${ROLE.treeParent})
      JOIN (SELECT DISTINCT code, year, weight FROM lineage) l ON l.code = c.${code} AND l.year = c.year
      WHERE p.role = ${ROLE.treeParent} GROUP BY ${group.map((name) => `p.${name}`).join(', ')}, p.${code})
    WHERE ${measures.map((name) => `COALESCE(${name}, 0) <> 0`).join(' OR ')}`);
}

async function addCoverage(db: DuckDBConnection, input: BuildInput, fact: Fact): Promise<void> {
  const key = keyDimension(input.model, fact);
  const split = splitDimension(input.model, fact);
  const keyed = key ? column(key) : "''";
  await db.run(
    'CREATE OR REPLACE TABLE incoming (file USMALLINT, format VARCHAR, name VARCHAR, dimensions VARCHAR)',
  );
  for (const [i, file] of input.files.entries())
    await db.run('INSERT INTO incoming VALUES ($1, $2, $3, $4)', [
      i,
      file.format,
      file.name,
      file.dimensions.join(','),
    ]);
  await db.run(`INSERT INTO coverage SELECT '${fact.name}', ${keyed}, year, grain, period, ${partsSql(split)}, arg_min(dimensions, file), arg_min(key_form, file), arg_min(format, file), arg_min(name, file), COUNT(*), 0
    FROM ${stageTable(fact.name)} JOIN incoming USING (file) GROUP BY ${keyed}, year, grain, period`);
  await db.run('DROP TABLE incoming');
}

/** The parts that were stored, as one text; empty for a fact without parts. */
function partsSql(split: string | null): string {
  return split ? `string_agg(DISTINCT ${column(split)}, ',' ORDER BY ${column(split)})` : "''";
}

async function count(db: DuckDBConnection, table: string): Promise<number> {
  return Number((await db.runAndReadAll(`SELECT COUNT(*) FROM ${table}`)).getRowsJS()[0]![0]);
}
