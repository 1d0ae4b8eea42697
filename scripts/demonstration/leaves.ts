// The tables that recipes read: months, month profiles, totals, keys, and the weighted leaves of one recipe.

import type { DuckDBConnection } from '@duckdb/node-api';

import type { RecipeSpec } from '../../schemas/types.ts';
import {
  assertDefined,
  bind,
  column,
  EVER,
  id,
  list,
  literal,
  lookup,
  run,
  sql,
  type Building,
  type Members,
  type Model,
  type Sql,
} from '../../engine/publish.ts';
import { writeKeys } from './keys.ts';
import { BALANCE, type Demonstration } from './recipes.ts';

/** Returns how many batches of `together` keys there are; at least one. */
export async function writeFrame(
  db: DuckDBConnection,
  { spec, files }: Demonstration,
  members: Members,
  together = Infinity,
): Promise<number> {
  const [fromYear, fromMonth, toYear, toMonth] = [spec.from, spec.through].flatMap((text) =>
    text.split('-').map(Number),
  ) as [number, number, number, number];
  const [y1, m1, y2, m2] = [fromYear, fromMonth, toYear, toMonth].map(bind) as [Sql, Sql, Sql, Sql];
  await run(
    db,
    sql`
    CREATE TEMP TABLE calendar AS
    SELECT y::USMALLINT AS year, m::UTINYINT AS month
    FROM range(${y1}::INTEGER, ${y2}::INTEGER + 1) AS a(y), range(1, 13) AS b(m)
    WHERE y * 12 + m BETWEEN ${y1}::INTEGER * 12 + ${m1}::INTEGER AND ${y2}::INTEGER * 12 + ${m2}::INTEGER`,
  );
  await run(
    db,
    sql`CREATE TEMP TABLE month_profile (name VARCHAR, month UTINYINT, reached BIGINT, next BIGINT)`,
  );
  for (const [name, reached] of Object.entries(spec.rhythms)) {
    for (const [i, value] of reached.entries())
      await run(
        db,
        sql`INSERT INTO month_profile VALUES (${name}, ${i + 1}, ${value}, ${reached[i + 1] ?? value})`,
      );
  }
  await run(db, sql`CREATE TEMP TABLE total (name VARCHAR, year USMALLINT, amount HUGEINT)`);
  for (const row of assertDefined(files.get(spec.totals)))
    await run(
      db,
      sql`INSERT INTO total VALUES (${lookup(row, 'fact')}, ${Number(row['year'])}, ${BigInt(lookup(row, 'total'))})`,
    );
  await run(db, sql`CREATE TEMP TABLE execution (name VARCHAR, steps BIGINT[])`);
  for (const [name, steps] of Object.entries(spec.executions ?? {}))
    await run(db, sql`INSERT INTO execution VALUES (${name}, [${list(steps.map(literal))}])`);
  return await writeKeys(db, spec, members, {
    together,
    years: { first: fromYear, last: toYear },
  });
}

/** Dimensions of the rows that a recipe makes, the key and the split apart. */
export function listLeafDimensions(recipe: RecipeSpec): string[] {
  return [
    ...Object.values(recipe.columns),
    ...(recipe.mix ? [recipe.mix.dimension] : []),
    ...Object.keys(recipe.leads ?? {}),
  ];
}

/** Codes by dimension; cells by column. */
type CodesBy = Readonly<Record<string, string>>;

/** Writes the table `leaf`, one row per leaf and part; returns the codes of the row that balances, if the recipe has one. */
export async function writeLeaves(
  { db, model, members }: Building,
  { files }: Demonstration,
  recipe: RecipeSpec,
  signed: string,
): Promise<CodesBy | null> {
  const trees = listLeafDimensions(recipe);
  const codeColumns = trees.map((name) => sql`${id(column(name))} VARCHAR`);
  await run(
    db,
    sql`
    CREATE OR REPLACE TEMP TABLE leaf (
      ${list(codeColumns)}, part VARCHAR, weight BIGINT, share BIGINT, all_parts BIGINT, sign BIGINT,
      profile VARCHAR, kinds VARCHAR, execution VARCHAR, leaf_number BIGINT, row_number BIGINT)`,
  );
  const appender = await db.createAppender('leaf');
  let balance: CodesBy | null = null;
  let number = 0n;
  for (const [line, row] of assertDefined(files.get(recipe.figures)).entries()) {
    const own = buildCodes(recipe, row, members);
    const mixes = listMixes(recipe, row, files, own);
    if (row['rhythm'] === BALANCE) balance = mixes.at(-1)?.codes ?? own;
    const parts = Object.entries(recipe.parts);
    const sum = parts.reduce((total, [from]) => total + BigInt(lookup(row, from)), 0n);
    for (const { codes, share } of mixes) {
      for (const [k, [from, part]] of parts.entries()) {
        number++;
        const weight = BigInt(lookup(row, from));
        if (weight === 0n) continue;
        const sign = BigInt(findTotalSign(model, members, signed, codes[signed] ?? ''));
        for (const name of trees) appender.appendVarchar(lookup(codes, name));
        appender.appendVarchar(part);
        for (const value of [weight, share, sum < 0n ? -sum : sum, sign])
          appender.appendBigInt(value);
        appender.appendVarchar(lookup(row, 'rhythm'));
        appender.appendVarchar(row['kinds'] ?? '');
        appender.appendVarchar(row['execution'] || (recipe.execution ?? ''));
        appender.appendBigInt(number);
        appender.appendBigInt(BigInt(line * parts.length + k + 1));
        appender.endRow();
      }
    }
  }
  appender.closeSync();
  return balance;
}

/** The codes of a leaf: from its columns, and those that they lead to. */
function buildCodes(recipe: RecipeSpec, row: CodesBy, members: Members): CodesBy {
  const codes: Record<string, string> = Object.fromEntries(
    Object.entries(recipe.columns).map(([from, dimension]) => [dimension, lookup(row, from)]),
  );
  for (const [dimension, through] of Object.entries(recipe.leads ?? {}))
    codes[dimension] = members.attribute(through, lookup(codes, through), dimension, EVER) ?? '';
  return codes;
}

/** A leaf for each code of the mix, with its share in thousandths; the leaf itself where there is no mix. */
function listMixes(
  { mix }: RecipeSpec,
  row: CodesBy,
  files: Demonstration['files'],
  codes: CodesBy,
): { readonly codes: CodesBy; readonly share: bigint }[] {
  if (!mix) return [{ codes, share: 1000n }];
  return assertDefined(files.get(mix.file))
    .filter((mixed) => mixed[mix.by] === row[mix.by])
    .map((mixed) => ({
      codes: { ...codes, [mix.dimension]: lookup(mixed, mix.column) },
      share: BigInt(lookup(mixed, mix.share)),
    }));
}

/** The sign with which a code counts in its total. */
export function findTotalSign(model: Model, members: Members, name: string, code: string): number {
  const dimension = model.dimensions[name];
  return dimension ? members.signOf(dimension, code, EVER) : 1;
}
