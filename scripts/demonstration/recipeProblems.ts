// What is wrong with the recipes of the demonstration figures beside the model: names that are not there, columns and codes of their files.

import type { LedgerSpec, RecipeSpec } from '../../schemas/types.ts';
import {
  here,
  problemAt,
  storedIn,
  unknownName,
  unknownNameAtKey,
  type Problem,
} from '../../engine/publish.ts';
import { figureProblems } from './figureProblems.ts';
import type { Demonstration } from './recipes.ts';
import { templateProblems } from './templateProblems.ts';

/** What recipes are held against, beside the model. */
export type RecipeFiles = Omit<Demonstration, 'templates'>;

/** Every mistake that shows when the recipes are held against the model of the figures. */
export function recipeProblems(read: RecipeFiles, ledger: LedgerSpec): Problem[] {
  const problems = [...namesIn(read, ledger)];
  return problems.length > 0 ? problems : [...figureProblems(read, ledger)];
}

function* namesIn(read: RecipeFiles, ledger: LedgerSpec): Generator<Problem> {
  const { spec } = read;
  const keys = Object.keys(ledger.dimensions).filter(
    (name) => ledger.dimensions[name]?.kind === 'key',
  );
  if (spec.from > spec.through)
    yield problemAt(here(read, '/through'), 'out-of-range', {
      written: spec.through,
      wanted: `≥ ${spec.from} (from)`,
    });
  if (spec.keys && !keys.includes(spec.keys.dimension))
    yield unknownName(here(read, '/keys/dimension'), 'unknown-dimension', {
      written: spec.keys.dimension,
      allowed: keys,
    });
  for (const [i, recipe] of spec.recipes.entries()) {
    const base = `/recipes/${i}`;
    const facts = [...factProblems(read, ledger, recipe, base)];
    yield* facts;
    const names = [...(recipe.fact === undefined ? [] : [recipe.fact]), ...(recipe.views ?? [])];
    if (facts.length > 0) continue;
    yield* dimensionProblems(read, ledger, { recipe, base, names });
    yield* measureProblems(read, ledger, { recipe, base, names });
  }
  yield* rhythmProblems(read);
  yield* sumProblems(read, ledger);
  yield* templateProblems(read, ledger);
}

/** Facts, totals, executions and rules that are not there. */
function* factProblems(
  read: RecipeFiles,
  ledger: LedgerSpec,
  { fact, views = [], total, balance, execution }: RecipeSpec,
  base: string,
): Generator<Problem> {
  const { spec, files } = read;
  const facts = Object.keys(ledger.facts);
  const filled: [string, string][] = [
    ...(fact === undefined ? [] : [[fact, `${base}/fact`] as [string, string]]),
    ...views.map((name, k): [string, string] => [name, `${base}/views/${k}`]),
  ];
  for (const [written, pointer] of filled)
    if (!facts.includes(written))
      yield unknownName(here(read, pointer), 'unknown-fact', { written, allowed: facts });
  const totals = [...new Set((files.get(spec.totals) ?? []).map((row) => row['fact'] ?? ''))];
  for (const [k, written] of total.entries())
    if (!totals.includes(written))
      yield unknownName(here(read, `${base}/total/${k}`), 'unknown-total', {
        written,
        allowed: totals,
        words: { file: spec.totals },
      });
  const executions = Object.keys(spec.executions ?? {});
  if (execution !== undefined && !executions.includes(execution))
    yield unknownName(here(read, `${base}/execution`), 'unknown-execution', {
      written: execution,
      allowed: executions,
    });
  const rules = (ledger.rules ?? []).map(({ name }) => name);
  if (balance !== undefined && !rules.includes(balance))
    yield unknownName(here(read, `${base}/balance`), 'unknown-rule', {
      written: balance,
      allowed: rules,
    });
}

/** Rhythms that fall, and totals without a line for one of the years. */
function* rhythmProblems(read: RecipeFiles): Generator<Problem> {
  const { spec, files } = read;
  for (const [name, reached] of Object.entries(spec.rhythms))
    for (const [i, value] of reached.entries()) {
      const before = reached[i - 1] ?? 0;
      if (value < before)
        yield problemAt(here(read, `/rhythms/${name}/${i}`), 'falling-rhythm', {
          written: String(value),
          before: String(before),
        });
    }
  const [first, last] = [spec.from, spec.through].map((month) => Number(month.slice(0, 4)));
  const years = Array.from({ length: (last ?? 0) - (first ?? 0) + 1 }, (_, i) => (first ?? 0) + i);
  const said = new Set<string>();
  for (const [i, { total }] of spec.recipes.entries())
    for (const [k, written] of total.entries()) {
      const lines = (files.get(spec.totals) ?? []).filter((row) => row['fact'] === written);
      const missing = years.filter((year) => !lines.some((row) => Number(row['year']) === year));
      if (lines.length > 0 && missing.length > 0 && !said.has(written))
        yield problemAt(here(read, `/recipes/${i}/total/${k}`), 'total-without-year', {
          written,
          file: spec.totals,
          years: missing.join(', '),
        });
      said.add(written);
    }
}

function* sumProblems(read: RecipeFiles, { facts }: LedgerSpec): Generator<Problem> {
  const allowed = Object.keys(facts);
  for (const [i, { fact, of }] of (read.spec.sums ?? []).entries()) {
    if (!allowed.includes(fact))
      yield unknownName(here(read, `/sums/${i}/fact`), 'unknown-fact', { written: fact, allowed });
    for (const [k, part] of of.entries()) {
      const base = `/sums/${i}/of/${k}`;
      const other = facts[part.fact];
      if (!other)
        yield unknownName(here(read, `${base}/fact`), 'unknown-fact', {
          written: part.fact,
          allowed,
        });
      const stored = other ? storedIn(other) : [];
      for (const [name, written] of other ? Object.entries(part.measures) : [])
        if (!stored.includes(written))
          yield unknownName(here(read, `${base}/measures/${name}`), 'unknown-measure', {
            written,
            allowed: stored,
          });
    }
  }
}

interface RecipeAt {
  readonly recipe: RecipeSpec;
  readonly base: string;
  /** The facts that it fills. */
  readonly names: readonly string[];
}

type Entry = Pick<RecipeFiles, 'source' | 'spec'>;

/** Dimensions that the filled facts lack, and parts that are none. */
function* dimensionProblems(
  entry: Entry,
  { facts, dimensions }: LedgerSpec,
  { recipe, base, names }: RecipeAt,
): Generator<Problem> {
  const by = names.flatMap((name) => facts[name]?.by ?? []);
  const trees = by.filter((name) => dimensions[name]?.kind === 'tree');
  const named: [string, string][] = [
    ...Object.entries(recipe.columns).map(([column, name]): [string, string] => [
      name,
      `${base}/columns/${column}`,
    ]),
    ...(recipe.mix ? [[recipe.mix.dimension, `${base}/mix/dimension`] as [string, string]] : []),
  ];
  for (const [written, pointer] of named)
    if (!by.includes(written) && !Object.values(recipe.leads ?? {}).includes(written))
      yield unknownName(here(entry, pointer), 'unknown-dimension', { written, allowed: trees });
  for (const written of Object.keys(recipe.leads ?? {}))
    if (!by.includes(written))
      yield unknownNameAtKey(here(entry, `${base}/leads/${written}`), 'unknown-dimension', {
        written,
        allowed: trees,
      });
  const split = by.find((name) => dimensions[name]?.kind === 'split') ?? '';
  const dimension = dimensions[split];
  for (const [column, written] of dimension ? Object.entries(recipe.parts) : [])
    if (dimension && !dimension.parts?.includes(written))
      yield unknownName(here(entry, `${base}/parts/${column}`), 'wrong-code', {
        written,
        allowed: dimension.parts ?? [],
        words: { dimension: split, wanted: dimension.code },
      });
}

/** Measures that no filled fact stores and no other measure is made of, and those made of nothing known. */
function* measureProblems(
  entry: Entry,
  { facts }: LedgerSpec,
  { recipe, base, names }: RecipeAt,
): Generator<Problem> {
  const stored = names.flatMap((name) => {
    const fact = facts[name];
    return fact ? storedIn(fact) : [];
  });
  const own = Object.keys(recipe.measures);
  const sources = Object.entries(recipe.measures).flatMap(([name, { of, sum = [] }]) => [
    ...(of === undefined ? [] : [[of, `${base}/measures/${name}/of`] as const]),
    ...sum.map((each, i) => [each.replace(/^-/, ''), `${base}/measures/${name}/sum/${i}`] as const),
  ]);
  const strange = sources.filter(([name]) => !own.includes(name));
  for (const [written, pointer] of strange)
    yield unknownName(here(entry, pointer), 'unknown-measure', { written, allowed: own });
  for (const written of own)
    if (!stored.includes(written) && !sources.some(([name]) => name === written)) {
      const pointer = `${base}/measures/${written}`;
      // misspelled here, it may be named rightly below
      if (strange.length === 0)
        yield unknownNameAtKey(here(entry, pointer), 'unknown-measure', {
          written,
          allowed: stored,
        });
    }
}
