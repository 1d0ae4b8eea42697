// Demonstration figures: invented totals spread over leaves, keys and months, published as a ledger of their own.

import { existsSync } from 'node:fs';

import type { DuckDBConnection } from '@duckdb/node-api';

import type { RecipeSpec } from '../../../schemas/types.ts';
import type { Fact, Model, Portal } from '../../model/portal.ts';
import { coverAll, finishTables } from '../publish/build.ts';
import { gatherFiles } from '../import/gather.ts';
import {
  readMember,
  recordsOf,
  resolveReferences,
  type DimensionMember,
} from '../import/members.ts';
import type { Manifest } from '../publish/manifest.ts';
import type { Members } from '../model/members.ts';
import { buildLedger } from '../publish/publish.ts';
import { branchSql, listBreaches } from '../publish/rules.ts';
import {
  column,
  createFactTable,
  factTable,
  keyDimension,
  GRAINS,
  measureColumn,
  MONEY,
  ROLE,
  sortColumns,
  splitDimension,
  storedMeasures,
  treeDimensions,
} from '../model/tables.ts';
import { createShared, readMembers, writeMembers } from '../publish/write.ts';
import { measureSql, money, swung, yearAmount } from './amounts.ts';
import { dimensionsOf, signOf, writeFrame, writeLeaves } from './leaves.ts';
import type { Demonstration } from './recipes.ts';
import { keepSums, KEYS_AT_A_TIME, scaled, takeSums, widen } from './scale.ts';
import { makeSums } from './sums.ts';
import { makeMembers } from './templates.ts';

export interface GenerateOptions {
  readonly portal: Portal;
  readonly folder: string;
  readonly shipped: string;
  readonly demonstration: Demonstration;
  readonly say: (line: string) => void;
  /** A size that the demonstration declares; left out: as it is. */
  readonly scale?: string;
}

/** What recipes are filled from and into. */
interface Making {
  readonly db: DuckDBConnection;
  readonly model: Model;
  readonly demonstration: Demonstration;
  readonly members: Members;
  readonly say: (line: string) => void;
}

/** Builds and publishes the demonstration ledger. Any breach of a rule refuses publication. */
export async function generateDemonstration({
  portal,
  folder,
  shipped,
  demonstration: given,
  say,
  scale: size,
}: GenerateOptions): Promise<Manifest> {
  const { model } = portal;
  const { demonstration, scale } =
    size === undefined ? { demonstration: given, scale: null } : scaled(given, size);
  const { keys } = demonstration.spec;
  return await buildLedger(folder, model, 'demonstration', async (db) => {
    await createShared(db);
    const members = await writeShipped(db, portal, shipped, (own) =>
      scale && keys ? widen(own, keys, scale) : own,
    );
    const batches = await writeFrame(db, demonstration, members, scale ? KEYS_AT_A_TIME : Infinity);
    for (const fact of Object.values(model.facts)) await db.run(createFactTable(model, fact));
    const making: Making = { db, model, demonstration, members, say };
    if (scale) await makeInBatches(making, batches);
    else await makeRecipes(making, () => true, 0);
    await makeSums(db, model, demonstration.spec.sums ?? [], members);
    const all = await writeTemplates(db, portal, demonstration, members, say);
    say('checking  rules');
    await coverAll(db, model);
    await finishTables(db, model, all);
    const breaches = await listBreaches(db, model, all, scale === null);
    refuseBreaches(breaches);
    return breaches;
  });
}

/** Fills the facts of the recipes that are wanted, for one batch of keys. */
async function makeRecipes(
  making: Making,
  wanted: (recipe: RecipeSpec) => boolean,
  batch: number,
): Promise<void> {
  const { db, model, demonstration, members, say } = making;
  const { recipes } = demonstration.spec;
  for (const [i, recipe] of recipes.entries()) {
    if (!wanted(recipe)) continue;
    if (batch === 0) say(`making    ${filled(recipe).join(', ')}`);
    const balance = await makeBase(db, model, demonstration, recipe, i, members, batch);
    if (balance && recipe.balance) await makeBalance(db, model, recipes, i, balance, members);
    for (const name of filled(recipe)) await pour(db, model, model.facts[name]!, recipe, i);
  }
}

/** Keys a few at a time, then what has none. The rules within a key are checked on the first batch: all are made alike. */
async function makeInBatches(making: Making, batches: number): Promise<void> {
  const { db, model, demonstration, members, say } = making;
  const keyed = (recipe: RecipeSpec) => recipe.keyed === true;
  for (let batch = 0; batch < batches; batch++) {
    await makeRecipes(making, keyed, batch);
    for (const [i, recipe] of demonstration.spec.recipes.entries())
      if (keyed(recipe)) await keepSums(db, recipe, i);
    say(`made      batch ${batch + 1} of ${batches}`);
    if (batch > 0) continue;
    await coverAll(db, model);
    refuseBreaches(await listBreaches(db, model, members));
    for (const table of ['coverage', 'exception']) await db.run(`DELETE FROM ${table}`);
  }
  for (const [i, recipe] of demonstration.spec.recipes.entries())
    if (keyed(recipe)) await takeSums(db, i);
  await makeRecipes(making, (recipe) => !keyed(recipe), 0);
}

function refuseBreaches(breaches: Readonly<Record<string, number>>): void {
  if (Object.keys(breaches).length > 0)
    throw new Error(`the demonstration figures break rules: ${JSON.stringify(breaches)}`);
}

/** Members by template, each able to build on those before it. */
async function writeTemplates(
  db: DuckDBConnection,
  portal: Portal,
  demonstration: Demonstration,
  shipped: Members,
  say: (line: string) => void,
): Promise<Members> {
  let members = shipped;
  const locale = portal.settings.locales[0]!.code;
  for (const template of demonstration.spec.members ?? []) {
    const made = await makeMembers(db, portal.model, demonstration, template, members, locale);
    say(`making    ${made.length} of ${template.dimension}`);
    await writeMembers(db, made);
    members = await readMembers(db, portal.model);
  }
  return members;
}

/** The months whose figures a grain stores, and what number each period has. */
const GRAIN_PERIODS = {
  month: { months: 'TRUE', period: 'calendar.month' },
  quarter: { months: 'calendar.month % 3 = 0', period: '(calendar.month // 3)::UTINYINT' },
  year: { months: 'calendar.month = 1', period: '1::UTINYINT' },
} as const;

/** Facts that a recipe fills. */
function filled(recipe: RecipeSpec): string[] {
  return [...(recipe.fact === undefined ? [] : [recipe.fact]), ...(recipe.views ?? [])];
}

async function writeShipped(
  db: DuckDBConnection,
  portal: Portal,
  shipped: string,
  widened: (members: DimensionMember[]) => DimensionMember[],
): Promise<Members> {
  const locale = portal.settings.locales[0]!.code;
  const found = existsSync(shipped) ? gatherFiles([shipped], portal.formats).found : [];
  const read = found.flatMap((one) =>
    recordsOf(one).map((record) =>
      readMember(one.path, one.format, one.columns, portal.model, record, locale, 0),
    ),
  );
  await writeMembers(
    db,
    widened(
      resolveReferences(
        read.filter((one) => one !== null),
        [],
      ),
    ),
  );
  return await readMembers(db, portal.model);
}

/** One row per leaf, part, key and month with every measure in hundredths, in `base_<i>`. */
async function makeBase(
  db: DuckDBConnection,
  model: Model,
  demonstration: Demonstration,
  recipe: RecipeSpec,
  i: number,
  members: Members,
  batch: number,
): Promise<Readonly<Record<string, string>> | null> {
  const { spec } = demonstration;
  const key = recipe.keyed && spec.keys ? spec.keys.dimension : null;
  const balance = await writeLeaves(
    db,
    demonstration,
    recipe,
    model,
    members,
    signedDimension(model, recipe),
  );
  const from = key
    ? `leaf JOIN keyed ON keyed.batch = ${batch} AND (leaf.kinds = '' OR contains(leaf.kinds, keyed.kind)) AND leaf.share >= ${spec.keys!.share} AND (NOT keyed.brief OR (leaf.heft >= ${spec.keys!.brief} AND leaf.share >= ${spec.keys!.briefShare}))`
    : 'leaf';
  await db.run(
    `CREATE OR REPLACE TEMP TABLE annual AS SELECT ${key ? `keyed.code AS ${column(key)}, keyed.number AS key_number` : '0::HUGEINT AS key_number'}, leaf.*, total.year, ${yearAmount(key !== null, 'amount')} AS amount, ${yearAmount(key !== null, 'next')} AS next FROM ${from}, (${totalSql(recipe)}) AS total`,
  );
  // from here on a leaf fits into 64 bits, which is several times as fast
  const narrow = `* REPLACE (key_number::BIGINT AS key_number, leaf_number::BIGINT AS leaf_number, sign::BIGINT AS sign, next::BIGINT AS next, (${recipe.steady ? 'amount' : swung(spec.seed)})::BIGINT AS amount)`;
  await db.run(`CREATE OR REPLACE TEMP TABLE annual AS SELECT ${narrow} FROM annual`);
  const measures = measureSql(recipe, spec.seed).map(
    ([name, sql]) => `${sql} AS ${measureColumn(name)}`,
  );
  await db.run(`CREATE TEMP TABLE base_${i} AS SELECT ${[
    ...placeOf(key),
    ...dimensionsOf(recipe).map(column),
    'sign',
  ]
    .join(', ')
    .replace('year', 'annual.year')
    .replace(
      'period',
      `${GRAIN_PERIODS[recipe.grain ?? 'month'].period} AS period`,
    )}, ${measures.join(', ')}
    FROM annual JOIN calendar ON calendar.year = annual.year AND ${GRAIN_PERIODS[recipe.grain ?? 'month'].months} JOIN rhythm ON rhythm.name = annual.rhythm AND rhythm.month = calendar.month`);
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
  const minus = less
    ? ` - (SELECT amount FROM total AS b WHERE b.name = '${less}' AND b.year = a.year)`
    : '';
  const following = less
    ? 'amount'
    : `COALESCE((SELECT amount FROM total AS c WHERE c.name = a.name AND c.year = a.year + 1), amount)`;
  const part = `* ${recipe.permille ?? 1000} // 1000`;
  return `SELECT year, (amount${minus}) ${part} AS amount, (${following}${less ? minus : ''}) ${part} AS next FROM total AS a WHERE name = '${first!}' AND year IN (SELECT year FROM calendar)`;
}

/** Adds the row that makes a rule hold: what the other facts and the other rows of this one leave open. */
async function makeBalance(
  db: DuckDBConnection,
  model: Model,
  recipes: readonly RecipeSpec[],
  i: number,
  codes: Readonly<Record<string, string>>,
  members: Members,
): Promise<void> {
  const recipe = recipes[i]!;
  const rule = model.rules.find((one) => one.name === recipe.balance)!;
  const own = rule.terms.find((term) => filled(recipe).includes(term.fact))!;
  const place = placeOf(keyDimension(model, model.facts[own.fact]!));
  const measures = Object.keys(recipe.measures).map(measureColumn);
  const rows = await Promise.all(
    rule.terms.map(async (term) => {
      const base = recipes.findIndex((one) => filled(one).includes(term.fact));
      const branches = await branchSql(
        db,
        model,
        members,
        model.facts[term.fact]!,
        term.only,
        `base_${base}`,
      );
      const theirs = Object.keys(recipes[base]!.measures).map(measureColumn);
      // a measure of the same name, else one that holds as of a month for another such, else the one that the rule is about
      const kind = (name: string) => model.facts[own.fact]!.measures[name.slice(2)]?.kind;
      const alike =
        theirs.find((name) => model.facts[term.fact]!.measures[name.slice(2)]?.kind === 'stock') ??
        measureColumn(term.measure);
      const from = (name: string) =>
        theirs.includes(name) ? name : kind(name) === 'stock' ? alike : measureColumn(term.measure);
      return `SELECT ${place.join(', ')}, ${measures.map((name) => `${from(name)} * sign * ${term.weight} AS ${name}`).join(', ')} FROM base_${base}${branches.length > 0 ? ` WHERE ${branches.join(' AND ')}` : ''}`;
    }),
  );
  const signed = signedDimension(model, recipe);
  const factor = -own.weight * signOf(model, members, signed, codes[signed]!);
  const columns = [...place, ...dimensionsOf(recipe).map(column), 'sign', ...measures];
  const fixed = dimensionsOf(recipe).map((name) => `'${codes[name]!}'`);
  await db.run(
    `INSERT INTO base_${i} (${columns.join(', ')}) SELECT ${[...place, ...fixed].join(', ')}, 1, ${measures.map((name) => `SUM(${name}) * ${factor}`).join(', ')} FROM (${rows.join(' UNION ALL ')}) GROUP BY ${place.join(', ')}`,
  );
}

/** Base rows → one fact, with the rows of the total, sorted as questions ask them. */
async function pour(
  db: DuckDBConnection,
  model: Model,
  fact: Fact,
  recipe: RecipeSpec,
  i: number,
): Promise<void> {
  const split = splitDimension(model, fact)!;
  const grain = GRAINS[recipe.grain ?? 'month'];
  const key = keyDimension(model, fact);
  const trees = treeDimensions(model, fact).map(column);
  const stored = storedMeasures(fact);
  const sums = (total: boolean) =>
    stored.map((measure) => {
      const made = recipe.measures[measure.name];
      return `${!made || (total && made.only) ? `NULL::${MONEY}` : money(`SUM(${measureColumn(measure.name)})`)} AS ${measureColumn(measure.name)}`;
    });
  const group = ['year', 'period', ...fact.dimensions.filter((name) => name !== split).map(column)];
  const rows = (part: string, total: boolean) =>
    `SELECT ${group.join(', ')}, ${part} AS ${column(split)}, ${sums(total).join(', ')} FROM base_${i} GROUP BY ${group.join(', ')}${total ? '' : ', part'}`;
  const place = [...(key ? [column(key)] : []), 'year', 'period'];
  const columns = [
    'year',
    'period',
    ...fact.dimensions.map(column),
    ...stored.map((measure) => measureColumn(measure.name)),
  ];
  await db.run(`INSERT INTO ${factTable(fact.name)} (${[...columns, 'grain', 'role', 'seq'].join(', ')})
    SELECT ${columns.join(', ')}, ${grain} AS grain, ${ROLE.leaf}, ROW_NUMBER() OVER (PARTITION BY ${place.join(', ')} ORDER BY ${[...trees, column(split)].join(', ')}) AS seq
    FROM (${rows('part', false)} UNION ALL ${rows(`'${model.dimensions[split]!.total!.code}'`, true)}) ORDER BY ${sortColumns(model, fact).join(', ')}`);
}
