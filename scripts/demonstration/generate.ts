// Demonstration figures: invented totals spread over leaves, keys and months, published as a ledger of their own.

import type { DuckDBConnection } from '@duckdb/node-api';

import type { RecipeSpec } from '../../schemas/types.ts';
import {
  buildLedger,
  coverAll,
  createFactTable,
  createShared,
  EVER,
  findViolations,
  finishTables,
  first,
  id,
  literals,
  lookup,
  readMembers,
  run,
  sql,
  sumUnnamed,
  writeMembers,
  type DimensionMember,
  type Manifest,
  type Members,
  type Portal,
} from '../../engine/publish.ts';
import { makeBalance, makeBase } from './base.ts';
import { filledFacts, insertFact } from './insert.ts';
import { writeFrame } from './leaves.ts';
import { ownMembers } from './ownMembers.ts';
import type { Demonstration } from './recipes.ts';
import { makeShares } from './shares.ts';
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
  readonly portal: Portal;
  readonly demonstration: Demonstration;
  readonly members: Members;
  readonly say: (line: string) => void;
}

/** Builds and publishes the demonstration ledger. Any violation of a rule refuses publication. */
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
  const mark = { name: 'demonstration', words: portal.settings.demonstration };
  return await buildLedger(folder, model, mark, async (db) => {
    await createShared(db);
    const own = ownMembers(portal, shipped, demonstration);
    await writeMembers(db, model, scale && keys ? widen(own, keys, scale) : own);
    const members = await readMembers(db, model);
    const batches = await writeFrame(db, demonstration, members, scale ? KEYS_AT_A_TIME : Infinity);
    for (const fact of Object.values(model.facts)) await run(db, createFactTable(model, fact));
    const making: Making = { db, portal, demonstration, members, say };
    if (scale) await makeInBatches(making, batches);
    else await makeRecipes(making, () => true, 0);
    await sumUnnamed(db, model);
    await makeSums({ db, model, members }, demonstration.spec.sums ?? []);
    await makeShares(db, model, demonstration);
    const all = await writeTemplates(making);
    say('checking  rules');
    await coverAll(db, model);
    await finishTables(db, model, all);
    const violations = await findViolations({ db, model, members: all }, scale === null);
    refuseViolations(violations);
    return violations;
  });
}

/** Fills the facts of the recipes that are wanted, for one batch of keys. */
async function makeRecipes(
  { db, portal, demonstration, members, say }: Making,
  wanted: (recipe: RecipeSpec) => boolean,
  batch: number,
): Promise<void> {
  const { recipes } = demonstration.spec;
  const building = { db, model: portal.model, members };
  for (const [nth, recipe] of recipes.entries()) {
    if (!wanted(recipe)) continue;
    if (batch === 0) say(`making    ${filledFacts(recipe).join(', ')}`);
    const balance = await makeBase(building, demonstration, { recipe, nth, batch });
    if (balance && recipe.balance)
      await makeBalance(building, recipes, { nth, codes: balance, rule: recipe.balance });
    for (const name of filledFacts(recipe))
      await insertFact(db, portal.model, lookup(portal.model.facts, name), { recipe, nth });
  }
}

/** Keys a few at a time, then what has none. The rules within a key are checked on the first batch: all are made alike. */
async function makeInBatches(making: Making, batches: number): Promise<void> {
  const { db, portal, demonstration, members, say } = making;
  const { model } = portal;
  const keyed = (recipe: RecipeSpec) => recipe.keyed === true;
  for (let batch = 0; batch < batches; batch++) {
    await makeRecipes(making, keyed, batch);
    for (const [i, recipe] of demonstration.spec.recipes.entries())
      if (keyed(recipe)) await keepSums(db, recipe, i);
    say(`made      batch ${batch + 1} of ${batches}`);
    if (batch > 0) continue;
    await coverAll(db, model);
    refuseViolations(await findViolations({ db, model, members }));
    for (const table of ['coverage', 'exception']) await run(db, sql`DELETE FROM ${id(table)}`);
  }
  for (const [i, recipe] of demonstration.spec.recipes.entries())
    if (keyed(recipe)) await takeSums(db, i);
  await makeRecipes(making, (recipe) => !keyed(recipe), 0);
}

function refuseViolations(violations: Readonly<Record<string, number>>): void {
  if (Object.keys(violations).length > 0)
    throw new Error(`the demonstration figures break rules: ${JSON.stringify(violations)}`);
}

/** What a template makes under the code of a member is that member by another name. */
async function renamed(
  db: DuckDBConnection,
  members: Members,
  made: readonly DimensionMember[],
): Promise<DimensionMember[]> {
  const known = made.filter(({ dimension, code }) => members.at(dimension, code, EVER));
  for (const [dimension, own] of Map.groupBy(known, (member) => member.dimension))
    await run(
      db,
      sql`DELETE FROM member WHERE dimension = ${dimension} AND code IN (${literals(own.map(({ code }) => code))})`,
    );
  return made.map((member) => ({
    ...member,
    attributes: {
      ...members.at(member.dimension, member.code, EVER)?.attributes,
      ...member.attributes,
    },
  }));
}

/** Members by template, each able to build on those before it; returns all members. */
async function writeTemplates({
  db,
  portal,
  demonstration,
  members: shipped,
  say,
}: Making): Promise<Members> {
  const { model, settings } = portal;
  const locale = first(settings.locales).code;
  let members = shipped;
  const unread = new Set<string>();
  for (const template of demonstration.spec.members ?? []) {
    if (template.each.some(({ of }) => of !== undefined && unread.has(of))) {
      members = await readMembers(db, model);
      unread.clear();
    }
    const made = await makeMembers({ db, model, members }, demonstration, template, locale);
    say(`making    ${made.length} of ${template.dimension}`);
    await writeMembers(db, model, await renamed(db, members, made));
    unread.add(template.dimension);
  }
  return await readMembers(db, model);
}
