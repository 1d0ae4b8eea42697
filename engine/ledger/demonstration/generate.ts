// Demonstration figures: invented totals spread over leaves, keys and months, published as a ledger of their own.

import { existsSync } from 'node:fs';

import type { DuckDBConnection } from '@duckdb/node-api';

import type { RecipeSpec } from '../../../schemas/types.ts';
import type { Fact, Model, Portal } from '../../portal.ts';
import { coverAll, finishTables } from '../build.ts';
import { gatherFiles } from '../import/gather.ts';
import { readMember, recordsOf, resolveReferences } from '../import/members.ts';
import type { Manifest } from '../manifest.ts';
import type { Members } from '../members.ts';
import { buildLedger } from '../publish.ts';
import { listBreaches } from '../rules.ts';
import { column, createFactTable, factTable, keyDimension, measureColumn, MONEY, ROLE, sortColumns, splitDimension, storedMeasures, treeDimensions } from '../tables.ts';
import { createShared, readMembers, writeMembers } from '../write.ts';
import { measureSql, money, swung, yearAmount } from './amounts.ts';
import { dimensionsOf, signOf, writeFrame, writeLeaves } from './leaves.ts';
import type { Demonstration } from './recipes.ts';

export interface GenerateOptions {
  readonly portal: Portal;
  readonly folder: string;
  readonly shipped: string;
  readonly demonstration: Demonstration;
  readonly say: (line: string) => void;
}

/** Builds and publishes the demonstration ledger. Any breach of a rule refuses publication. */
export async function generateDemonstration({ portal, folder, shipped, demonstration, say }: GenerateOptions): Promise<Manifest> {
  const { model } = portal;
  return await buildLedger(folder, model, 'demonstration', async (db) => {
    await createShared(db);
    const members = await writeShipped(db, portal, shipped);
    await writeFrame(db, demonstration, members);
    for (const fact of Object.values(model.facts)) await db.run(createFactTable(model, fact));
    const { recipes } = demonstration.spec;
    for (const [i, recipe] of recipes.entries()) {
      say(`making    ${filled(recipe).join(', ')}`);
      const balance = await makeBase(db, model, demonstration, recipe, i, members);
      if (balance) await makeBalance(db, model, recipes, i, balance, members);
      for (const name of filled(recipe)) await pour(db, model, model.facts[name]!, recipe, i);
    }
    say('checking  rules');
    await coverAll(db, model);
    await finishTables(db, model);
    const breaches = await listBreaches(db, model, members);
    if (Object.keys(breaches).length > 0) throw new Error(`the demonstration figures break rules: ${JSON.stringify(breaches)}`);
    return breaches;
  });
}

/** Facts that a recipe fills. */
function filled(recipe: RecipeSpec): string[] {
  return [...(recipe.fact === undefined ? [] : [recipe.fact]), ...(recipe.views ?? [])];
}

async function writeShipped(db: DuckDBConnection, portal: Portal, shipped: string): Promise<Members> {
  const locale = portal.settings.locales[0]!.code;
  const found = existsSync(shipped) ? gatherFiles([shipped], portal.formats).found : [];
  const read = found.flatMap((one) => recordsOf(one).map((record) => readMember(one.path, one.format, one.columns, portal.model, record, locale, 0)));
  await writeMembers(db, resolveReferences(read.filter((one) => one !== null), []));
  return await readMembers(db, portal.model);
}

/** One row per leaf, part, key and month with every measure in hundredths, in `base_<i>`. */
async function makeBase(db: DuckDBConnection, model: Model, demonstration: Demonstration, recipe: RecipeSpec, i: number, members: Members): Promise<Readonly<Record<string, string>> | null> {
  const { spec } = demonstration;
  const key = recipe.keyed && spec.keys ? spec.keys.dimension : null;
  const balance = await writeLeaves(db, demonstration, recipe, model, members, signedDimension(model, recipe));
  const from = key ? `leaf JOIN keyed ON (leaf.kinds = '' OR contains(leaf.kinds, keyed.kind)) AND leaf.share >= ${spec.keys!.share} AND (NOT keyed.brief OR (leaf.heft >= ${spec.keys!.brief} AND leaf.share >= ${spec.keys!.briefShare}))` : 'leaf';
  await db.run(`CREATE OR REPLACE TEMP TABLE annual AS SELECT ${key ? `keyed.code AS ${column(key)}, keyed.number AS key_number` : '0::HUGEINT AS key_number'}, leaf.*, total.year, ${yearAmount(key !== null)} AS amount FROM ${from}, (${totalSql(recipe)}) AS total`);
  await db.run(`CREATE OR REPLACE TEMP TABLE annual AS SELECT * EXCLUDE (amount), ${swung(spec.seed)} AS amount FROM annual`);
  const measures = measureSql(recipe, spec.seed).map(([name, sql]) => `${sql} AS ${measureColumn(name)}`);
  await db.run(`CREATE TEMP TABLE base_${i} AS SELECT ${[...placeOf(key), ...dimensionsOf(recipe).map(column), 'sign'].join(', ').replace('year', 'annual.year').replace('period', 'calendar.month AS period')}, ${measures.join(', ')}
    FROM annual JOIN calendar ON calendar.year = annual.year JOIN rhythm ON rhythm.name = annual.rhythm AND rhythm.month = calendar.month`);
  return balance;
}

function placeOf(key: string | null): string[] {
  return [...(key ? [column(key)] : []), 'year', 'period', 'part'];
}

/** The dimension whose weights a rule counts with: the first classification of the recipe's fact. */
function signedDimension(model: Model, recipe: RecipeSpec): string {
  const fact = model.facts[filled(recipe)[0]!]!;
  return treeDimensions(model, fact)[0]!;
}

function totalSql(recipe: RecipeSpec): string {
  const [first, less] = recipe.total;
  const minus = less ? ` - (SELECT amount FROM total AS b WHERE b.name = '${less}' AND b.year = a.year)` : '';
  return `SELECT year, (amount${minus}) * ${recipe.permille ?? 1000} // 1000 AS amount FROM total AS a WHERE name = '${first!}'`;
}

/** Adds the row that makes a rule hold: what the other facts and the other rows of this one leave open. */
async function makeBalance(db: DuckDBConnection, model: Model, recipes: readonly RecipeSpec[], i: number, codes: Readonly<Record<string, string>>, members: Members): Promise<void> {
  const recipe = recipes[i]!;
  const rule = model.rules.find((one) => one.name === recipe.balance)!;
  const own = rule.terms.find((term) => filled(recipe).includes(term.fact))!;
  const place = placeOf(keyDimension(model, model.facts[own.fact]!));
  const measures = Object.keys(recipe.measures).map(measureColumn);
  const rows = rule.terms.map((term) => {
    const base = recipes.findIndex((one) => filled(one).includes(term.fact));
    return `SELECT ${place.join(', ')}, ${measures.map((name) => `${name} * sign * ${term.weight} AS ${name}`).join(', ')} FROM base_${base}`;
  });
  const signed = signedDimension(model, recipe);
  const factor = -own.weight * signOf(model, members, signed, codes[signed]!);
  const columns = [...place, ...dimensionsOf(recipe).map(column), 'sign', ...measures];
  const fixed = dimensionsOf(recipe).map((name) => `'${codes[name]!}'`);
  await db.run(`INSERT INTO base_${i} (${columns.join(', ')}) SELECT ${[...place, ...fixed].join(', ')}, 1, ${measures.map((name) => `SUM(${name}) * ${factor}`).join(', ')} FROM (${rows.join(' UNION ALL ')}) GROUP BY ${place.join(', ')}`);
}

/** Base rows → one fact, with the rows of the total, sorted as questions ask them. */
async function pour(db: DuckDBConnection, model: Model, fact: Fact, recipe: RecipeSpec, i: number): Promise<void> {
  const split = splitDimension(model, fact)!;
  const key = keyDimension(model, fact);
  const trees = treeDimensions(model, fact).map(column);
  const stored = storedMeasures(fact);
  const sums = (total: boolean) => stored.map((measure) => {
    const made = recipe.measures[measure.name];
    return `${!made || (total && made.only) ? `NULL::${MONEY}` : money(`SUM(${measureColumn(measure.name)})`)} AS ${measureColumn(measure.name)}`;
  });
  const group = ['year', 'period', ...fact.dimensions.filter((name) => name !== split).map(column)];
  const rows = (part: string, total: boolean) => `SELECT ${group.join(', ')}, ${part} AS ${column(split)}, ${sums(total).join(', ')} FROM base_${i} GROUP BY ${group.join(', ')}${total ? '' : ', part'}`;
  const place = [...(key ? [column(key)] : []), 'year', 'period'];
  const columns = ['year', 'period', ...fact.dimensions.map(column), ...stored.map((measure) => measureColumn(measure.name))];
  await db.run(`INSERT INTO ${factTable(fact.name)} (${[...columns, 'grain', 'role', 'seq'].join(', ')})
    SELECT ${columns.join(', ')}, 1 AS grain, ${ROLE.leaf}, ROW_NUMBER() OVER (PARTITION BY ${place.join(', ')} ORDER BY ${[...trees, column(split)].join(', ')}) AS seq
    FROM (${rows('part', false)} UNION ALL ${rows(`'${model.dimensions[split]!.total!.code}'`, true)}) ORDER BY ${sortColumns(model, fact).join(', ')}`);
}
