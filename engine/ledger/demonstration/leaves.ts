// The tables that recipes read: months, rhythms, totals, keys, and the weighted leaves of one recipe.

import type { DuckDBConnection } from '@duckdb/node-api';

import type { RecipeSpec } from '../../../schemas/types.ts';
import type { Model } from '../../model/portal.ts';
import type { Members } from '../model/members.ts';
import { column } from '../model/tables.ts';
import type { Demonstration } from './recipes.ts';

/** The rhythm of the one row that a rule makes. */
export const BALANCE = 'balance';

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
  await db.run(
    'CREATE TEMP TABLE calendar AS SELECT y::USMALLINT AS year, m::UTINYINT AS month FROM range($1::INTEGER, $3::INTEGER + 1) AS a(y), range(1, 13) AS b(m) WHERE y * 12 + m BETWEEN $1::INTEGER * 12 + $2::INTEGER AND $3::INTEGER * 12 + $4::INTEGER',
    [fromYear, fromMonth, toYear, toMonth],
  );
  await db.run(
    'CREATE TEMP TABLE rhythm (name VARCHAR, month UTINYINT, reached BIGINT, next BIGINT)',
  );
  for (const [name, reached] of Object.entries(spec.rhythms)) {
    for (const [i, value] of reached.entries())
      await db.run('INSERT INTO rhythm VALUES ($1, $2, $3, $4)', [
        name,
        i + 1,
        value,
        reached[i + 1] ?? value,
      ]);
  }
  await db.run('CREATE TEMP TABLE total (name VARCHAR, year USMALLINT, amount HUGEINT)');
  for (const row of files.get(spec.totals)!)
    await db.run('INSERT INTO total VALUES ($1, $2, $3)', [
      row['fact']!,
      Number(row['year']),
      BigInt(row['total']!),
    ]);
  await db.run(
    'CREATE TEMP TABLE keyed (code VARCHAR, weight HUGEINT, kind VARCHAR, brief BOOLEAN, number HUGEINT, batch INTEGER)',
  );
  const { keys } = spec;
  if (!keys) return 1;
  let written = 0;
  const appender = await db.createAppender('keyed');
  members.codes(keys.dimension).forEach((code, i) => {
    const attribute = (name: string) => members.attribute(keys.dimension, code, name, toYear) ?? '';
    if (attribute(keys.weight) === '') return;
    appender.appendVarchar(code);
    appender.appendHugeInt(BigInt(attribute(keys.weight)));
    appender.appendVarchar(attribute(keys.kind));
    appender.appendBoolean(attribute(keys.detail) !== keys.full);
    appender.appendHugeInt(BigInt(i + 1));
    appender.appendInteger(Math.floor(written++ / together));
    appender.endRow();
  });
  appender.closeSync();
  return Math.max(1, Math.ceil(written / together));
}

/** Dimensions of the rows that a recipe makes, the key and the split apart. */
export function dimensionsOf(recipe: RecipeSpec): string[] {
  return [
    ...Object.values(recipe.columns),
    ...(recipe.mix ? [recipe.mix.dimension] : []),
    ...Object.keys(recipe.leads ?? {}),
  ];
}

/** Writes the table `leaf`, one row per leaf and part; returns the codes of the row that balances, if the recipe has one. */
export async function writeLeaves(
  db: DuckDBConnection,
  { files }: Demonstration,
  recipe: RecipeSpec,
  model: Model,
  members: Members,
  signed: string,
): Promise<Readonly<Record<string, string>> | null> {
  const trees = dimensionsOf(recipe);
  await db.run(
    `CREATE OR REPLACE TEMP TABLE leaf (${trees.map((name) => `${column(name)} VARCHAR`).join(', ')}, part VARCHAR, weight HUGEINT, share HUGEINT, heft HUGEINT, sign HUGEINT, rhythm VARCHAR, kinds VARCHAR, leaf_number HUGEINT)`,
  );
  const appender = await db.createAppender('leaf');
  let balance: Readonly<Record<string, string>> | null = null;
  let number = 0n;
  for (const row of files.get(recipe.figures)!) {
    const codes: Record<string, string> = Object.fromEntries(
      Object.entries(recipe.columns).map(([from, dimension]) => [dimension, row[from]!]),
    );
    for (const [dimension, through] of Object.entries(recipe.leads ?? {}))
      codes[dimension] = members.attribute(through, codes[through]!, dimension, 9999) ?? '';
    if (row['rhythm'] === BALANCE) balance = codes;
    const mixes = recipe.mix
      ? files.get(recipe.mix.file)!.filter((one) => one[recipe.mix!.by] === row[recipe.mix!.by])
      : [null];
    const heft = Object.keys(recipe.parts).reduce((sum, part) => sum + BigInt(row[part]!), 0n);
    for (const mix of mixes) {
      if (mix) codes[recipe.mix!.dimension] = mix[recipe.mix!.column]!;
      for (const [from, part] of Object.entries(recipe.parts)) {
        number++;
        const weight = BigInt(row[from]!);
        if (weight === 0n) continue;
        for (const name of trees) appender.appendVarchar(codes[name]!);
        appender.appendVarchar(part);
        for (const value of [
          weight,
          mix ? BigInt(mix[recipe.mix!.share]!) : 1000n,
          heft < 0n ? -heft : heft,
          BigInt(signOf(model, members, signed, codes[signed] ?? '')),
        ])
          appender.appendHugeInt(value);
        appender.appendVarchar(row['rhythm']!);
        appender.appendVarchar(row['kinds'] ?? '');
        appender.appendHugeInt(number);
        appender.endRow();
      }
    }
  }
  appender.closeSync();
  return balance;
}

/** The sign with which a code counts in its total. */
export function signOf(model: Model, members: Members, name: string, code: string): number {
  const dimension = model.dimensions[name];
  if (!dimension) return 1;
  return [code, ...members.ancestors(dimension, code, 9999)].reduce(
    (product, one) => product * (dimension.weights[one] ?? 1),
    1,
  );
}
