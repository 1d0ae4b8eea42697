// Which attributes the codes of a dimension are given: by their digits, by dictionaries, by what comes in.

import type { LedgerSpec } from '../../../schemas/types.ts';
import type { RuleContext } from './rule.ts';

type Dimension = LedgerSpec['dimensions'][string];

/** Attributes that codes are given; null where members come from a place that configuration does not see. */
export function findAttributes(
  { config }: RuleContext,
  name: string,
  { parsed, named }: Dimension,
): string[] | null {
  const dictionaries = config.dictionaries.filter(({ dimension }) => dimension === name);
  const imported = [...config.imports.entries.values()].filter(
    ({ spec }) => spec.kind === 'members' && spec.dimension === name,
  );
  if (dictionaries.length === 0 && imported.length === 0 && !parsed) return null;
  return [
    ...Object.keys(parsed ?? {}),
    ...Object.keys(named?.set ?? {}),
    ...dictionaries.flatMap(({ head }) => head),
    ...imported.flatMap(({ spec }) => [
      ...spec.columns.flatMap(({ of = '' }) => of.split(':').at(-1) ?? []),
      ...Object.keys(spec.set ?? {}),
    ]),
  ];
}
