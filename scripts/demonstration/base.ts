// The rows of one recipe before they become facts: a leaf, key and month each, every measure in hundredths.

import type { RecipeSpec } from '../../schemas/types.ts';
import {
  all,
  assertDefined,
  at,
  branchConditions,
  column,
  entityDimension,
  first,
  id,
  ids,
  list,
  literal,
  lookup,
  measureColumn,
  NOTHING,
  run,
  sql,
  treeDimensions,
  type BalanceRule,
  type Building,
  type Model,
  type Sql,
} from '../../engine/publish.ts';
import { measureSql } from './amounts.ts';
import { writeAnnual } from './annual.ts';
import { baseTable, filledFacts } from './insert.ts';
import { listLeafDimensions, findTotalSign, writeLeaves } from './leaves.ts';
import type { Demonstration } from './recipes.ts';

/** Codes by dimension. */
type Codes = Readonly<Record<string, string>>;

/** The months whose figures a grain stores, and what number each period has. */
const GRAIN_PERIODS = {
  month: { months: sql`TRUE`, period: sql`calendar.month` },
  quarter: { months: sql`calendar.month % 3 = 0`, period: sql`(calendar.month // 3)::UTINYINT` },
  year: { months: sql`calendar.month = 1`, period: sql`1::UTINYINT` },
} as const;

/** Makes the base rows of a recipe for one batch of keys. Returns the codes of the row that balances, if the recipe has one. */
export async function makeBase(
  building: Building,
  demonstration: Demonstration,
  { recipe, nth, batch }: { recipe: RecipeSpec; nth: number; batch: number },
): Promise<Codes | null> {
  const { db, model } = building;
  const { keys, seed } = demonstration.spec;
  const key = recipe.keyed && keys ? keys.dimension : null;
  const balance = await writeLeaves(
    building,
    demonstration,
    recipe,
    signedDimension(model, recipe),
  );
  await writeAnnual(building, demonstration, recipe, batch);
  const measures = measureSql(recipe, seed).map(
    ([name, amount]) => sql`${amount} AS ${id(measureColumn(name))}`,
  );
  const { months, period } = GRAIN_PERIODS[recipe.grain ?? 'month'];
  const codes = ids(listLeafDimensions(recipe).map(column));
  await run(
    db,
    sql`
    CREATE TEMP TABLE ${id(baseTable(nth))} AS
    SELECT ${key === null ? NOTHING : sql`${id(column(key))}, `}annual.year, ${period} AS period, part,
      ${codes}, sign, ${list(measures)}
    FROM annual
    JOIN calendar ON calendar.year = annual.year AND ${months}
    JOIN month_profile ON month_profile.name = annual.profile AND month_profile.month = calendar.month`,
  );
  return balance;
}

/** Whose figures a base row has, and of when. */
function placeOf(key: string | null): string[] {
  return [...(key === null ? [] : [column(key)]), 'year', 'period', 'part'];
}

/** The dimension whose weights a rule counts with: the first classification of the recipe's fact. */
function signedDimension(model: Model, recipe: RecipeSpec): string {
  return first(treeDimensions(model, lookup(model.facts, first(filledFacts(recipe)))));
}

/** Adds the row that makes a rule hold: what the other facts and the other rows of this one leave open. */
export async function makeBalance(
  building: Building,
  recipes: readonly RecipeSpec[],
  { nth, codes, rule: name }: { nth: number; codes: Codes; rule: string },
): Promise<void> {
  const { db, model, members } = building;
  const recipe = at(recipes, nth);
  const rule = assertDefined(model.rules.find((candidate) => candidate.name === name));
  const own = assertDefined(rule.terms.find((term) => filledFacts(recipe).includes(term.fact)));
  const place = placeOf(entityDimension(model, lookup(model.facts, own.fact)));
  const measures = Object.keys(recipe.measures);
  const rows = await Promise.all(
    rule.terms.map(async (term) => {
      const base = recipes.findIndex((other) => filledFacts(other).includes(term.fact));
      const branches = await branchConditions(building, baseTable(base), term.only);
      const values = balancingValues(model, at(recipes, base), measures, [term, own]);
      return sql`
      SELECT ${ids(place)}, ${list(values)}
      FROM ${id(baseTable(base))}${branches.length > 0 ? sql` WHERE ${all(branches)}` : NOTHING}`;
    }),
  );
  const signed = signedDimension(model, recipe);
  const factor = -own.weight * findTotalSign(model, members, signed, lookup(codes, signed));
  const columns = measures.map(measureColumn);
  const fixed = listLeafDimensions(recipe).map((dimension) => literal(lookup(codes, dimension)));
  const sums = columns.map((measure) => sql`SUM(${id(measure)}) * ${literal(factor)}`);
  await run(
    db,
    sql`
    INSERT INTO ${id(baseTable(nth))} (${ids([...place, ...listLeafDimensions(recipe).map(column), 'sign', ...columns])})
    SELECT ${ids(place)}, ${list(fixed)}, 1, ${list(sums)}
    FROM (${list(rows, ' UNION ALL ')})
    GROUP BY ${ids(place)}`,
  );
}

type Term = BalanceRule['terms'][number];

/** Which measure of the balancing row takes which of a term: of the same name, else as of a month, else that of the rule. */
function balancingValues(
  model: Model,
  theirs: RecipeSpec,
  measures: readonly string[],
  [term, own]: readonly [Term, Term],
): Sql[] {
  const kindIn = (fact: string, name: string) => lookup(model.facts, fact).measures[name]?.kind;
  const names = Object.keys(theirs.measures);
  const stock = names.find((name) => kindIn(term.fact, name) === 'stock') ?? term.measure;
  return measures.map((name) => {
    const other = kindIn(own.fact, name) === 'stock' ? stock : term.measure;
    const from = names.includes(name) ? name : other;
    return sql`${id(measureColumn(from))} * sign * ${literal(term.weight)} AS ${id(measureColumn(name))}`;
  });
}
