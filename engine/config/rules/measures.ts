// What is stored of a fact: its measures, and by which periods its figures are kept.

import type { LedgerSpec, ImportSpec } from '../../../schemas/types.ts';
import type { RuleContext } from './rule.ts';

type Fact = LedgerSpec['facts'][string];

/** Names of the measures that are stored. */
export function storedIn(fact: Fact): string[] {
  return Object.entries(fact.measures)
    .filter(([, { kind }]) => kind === 'stock' || kind === 'flow')
    .map(([name]) => name);
}

/** Names of the measures that stand in another year or fact. */
export function joinedIn(fact: Fact): string[] {
  return Object.entries(fact.measures)
    .filter(([, { kind }]) => kind === 'joined')
    .map(([name]) => name);
}

/** What a column of a file can show besides measures and fields of the answer. */
export const COLUMN_WORDS = ['code', 'name', 'part', 'period', 'row'];

type Grain = 'month' | 'quarter' | 'year';

/** The grains of all that fills these facts; null where something fills one of them that configuration does not see. */
export function keptGrains(context: RuleContext, names: readonly string[]): Grain[] | null {
  const found = [...new Set(names)].map((name) => findGrains(context, name, []));
  if (found.length === 0 || found.includes(null)) return null;
  return [...new Set(found.flatMap((grains) => grains ?? []))];
}

function findGrains(context: RuleContext, name: string, above: readonly string[]): Grain[] | null {
  const fact = context.config.ledger?.spec.facts[name];
  if (!fact || above.includes(name)) return null;
  if (fact.derive) {
    const parts = fact.derive.map((part) => findGrains(context, part.fact, [...above, name]));
    return parts.includes(null) ? null : parts.flatMap((grains) => grains ?? []);
  }
  const imports = [...context.config.imports.entries.values()].filter(
    ({ spec }) => spec.fact === name,
  );
  return imports.length === 0 ? null : imports.flatMap(({ spec }) => grainsIn(spec));
}

/** What an import brings: years where its columns state them, else what the name of the file says, else months. */
function grainsIn({ columns, fileName }: ImportSpec): Grain[] {
  if (columns.some(({ year }) => year !== undefined)) return ['year'];
  const named = Object.values(fileName?.grain ?? {});
  return named.length > 0 ? named : ['month'];
}
