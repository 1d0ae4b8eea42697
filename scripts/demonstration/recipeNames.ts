// What the recipes of the demonstration figures name that is not there: every name that their schema marks, held against those of its sort.

import type { LedgerSpec, RecipeSpec } from '../../schemas/types.ts';
import {
  at,
  findReferences,
  here,
  storedIn,
  unknownName,
  unknownNameAtKey,
  type Problem,
  type Reference,
} from '../../engine/publish.ts';
import type { RecipeFiles } from './recipeProblems.ts';

/** What a name is held against. */
interface Naming {
  readonly read: RecipeFiles;
  readonly ledger: LedgerSpec;
  readonly reference: Reference;
}

interface Known {
  readonly allowed: readonly string[];
  /** Names that may stand there too and are suggested to nobody. */
  readonly also?: readonly string[];
  readonly words?: Problem['words'];
}

/** Null: it cannot be known, because of a mistake that is said elsewhere. */
type FindNames = (naming: Naming) => Known | readonly string[] | null;

type Fact = LedgerSpec['facts'][string];

/** Sorts of names by the words of the marks. */
export const RECIPE_NAMES: Readonly<Record<string, readonly [Problem['code'], FindNames]>> = {
  dimensions: ['unknown-dimension', ({ ledger }) => Object.keys(ledger.dimensions)],
  facts: ['unknown-fact', ({ ledger }) => Object.keys(ledger.facts)],
  keyDimensions: ['unknown-dimension', ({ ledger }) => listOfKind(ledger, 'key')],
  factDimensions: ['unknown-dimension', (naming) => findFact(naming)?.by ?? null],
  storedMeasures: ['unknown-measure', storedInFact],
  balanceRules: ['unknown-rule', ({ ledger }) => (ledger.rules ?? []).map(({ name }) => name)],
  executions: ['unknown-execution', ({ read }) => Object.keys(read.spec.executions ?? {})],
  totals: ['unknown-total', findTotals],
  recipeDimensions: ['unknown-dimension', inRecipe(findRecipeDimensions)],
  filledDimensions: ['unknown-dimension', inRecipe(findFilledDimensions)],
  recipeParts: ['wrong-code', inRecipe(findParts)],
  recipeMeasures: ['unknown-measure', inRecipe(({ measures }) => Object.keys(measures))],
  filledMeasures: ['unknown-measure', inRecipe(findFilledMeasures)],
  sharedTemplates: ['unknown-shared', ({ read }) => Object.keys(read.spec.shared ?? {})],
  templateFigures: ['unknown-measure', findFigures],
};

/** A problem for each name that is not there, in the order of the document. */
export function* nameProblems(read: RecipeFiles, ledger: LedgerSpec): Generator<Problem> {
  const { schemas, spec } = read;
  for (const reference of findReferences(schemas, 'demonstration.schema.json', spec)) {
    const { name: written, of, place, pointer } = reference;
    const [code, find] = RECIPE_NAMES[of] ?? [];
    const found = find?.({ read, ledger, reference }) ?? null;
    if (code === undefined || found === null) continue;
    const { allowed, also = [], words = {} } = 'allowed' in found ? found : { allowed: found };
    const say = place === 'key' ? unknownNameAtKey : unknownName;
    if (![...allowed, ...also].includes(written))
      yield say(here(read, pointer), code, { written, allowed, words });
  }
}

function listOfKind({ dimensions }: LedgerSpec, kind: string): string[] {
  return Object.keys(dimensions).filter((name) => dimensions[name]?.kind === kind);
}

/** The fact that a name belongs to. */
function findFact({ ledger, reference: { owners } }: Naming): Fact | undefined {
  return ledger.facts[owners[0]?.name ?? ''];
}

function storedInFact(naming: Naming): string[] | null {
  const fact = findFact(naming);
  return fact ? storedIn(fact) : null;
}

function findTotals({ read: { spec, files } }: Naming): Known {
  const totals = (files.get(spec.totals) ?? []).map((row) => row['fact'] ?? '');
  return { allowed: [...new Set(totals)], words: { file: spec.totals } };
}

/** Of the recipe in which the name stands; null where one of its facts is not there. */
function inRecipe(
  find: (recipe: RecipeSpec, facts: readonly Fact[], ledger: LedgerSpec) => Known | string[] | null,
): FindNames {
  return ({ read, ledger, reference }) => {
    const recipe = at(read.spec.recipes, Number(reference.pointer.split('/')[2]));
    const names = [...(recipe.fact === undefined ? [] : [recipe.fact]), ...(recipe.views ?? [])];
    const facts = names.flatMap((name) => ledger.facts[name] ?? []);
    return facts.length < names.length ? null : find(recipe, facts, ledger);
  };
}

/** Those of the facts, and those by which others are filled. */
function findRecipeDimensions(
  { leads = {} }: RecipeSpec,
  facts: readonly Fact[],
  ledger: LedgerSpec,
): Known {
  const { allowed, also = [] } = findFilledDimensions({}, facts, ledger);
  return { allowed, also: [...also, ...Object.values(leads)] };
}

function findFilledDimensions(_: unknown, facts: readonly Fact[], ledger: LedgerSpec): Known {
  const by = facts.flatMap((fact) => fact.by);
  return { allowed: by.filter((name) => ledger.dimensions[name]?.kind === 'tree'), also: by };
}

function findParts(_: RecipeSpec, facts: readonly Fact[], { dimensions }: LedgerSpec) {
  const by = facts.flatMap((fact) => fact.by);
  const split = by.find((name) => dimensions[name]?.kind === 'split') ?? '';
  const { parts = [], code } = dimensions[split] ?? {};
  return code === undefined ? null : { allowed: parts, words: { dimension: split, wanted: code } };
}

/** Measures that a fact stores or another measure is made of; null where one of these is misspelled, which may be the one. */
function findFilledMeasures({ measures }: RecipeSpec, facts: readonly Fact[]): Known | null {
  const sources = Object.values(measures).flatMap(({ of, sum = [] }) => [
    ...(of === undefined ? [] : [of]),
    ...sum.map((name) => name.replace(/^-/, '')),
  ]);
  if (sources.some((name) => !Object.hasOwn(measures, name))) return null;
  return { allowed: facts.flatMap(storedIn), also: sources };
}

/** Figures of a template and of what it shares; of what is made of others in the same place those that stand before it. */
function findFigures({ read: { spec }, reference: { pointer } }: Naming): string[] {
  const [, place = '', own = '', , derived = ''] = pointer.split('/');
  const { shared = {}, members = [] } = spec;
  const using = members.filter((template, i) =>
    place === 'members' ? i === Number(own) : template.with?.includes(own),
  );
  const sets = using.flatMap((template) => [
    ...(template.with ?? []).map((name) => [shared[name] ?? {}, name] as const),
    ...(place === 'members' ? [[template, own] as const] : []),
  ]);
  return [[shared[own] ?? {}, own] as const, ...sets].flatMap(
    ([{ figures, derived: made }, name]) => {
      const names = Object.keys(made ?? {});
      const before = name === own ? names.slice(0, names.indexOf(derived)) : names;
      return [...Object.keys(figures ?? {}), ...before];
    },
  );
}
