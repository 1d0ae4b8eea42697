// Which attributes the codes of a dimension are given, and those of the member that an address names, `parameter.attribute`, as a page may take them.

import type { LedgerSpec, PageSpec } from '../../../schemas/types.ts';
import type { RuleContext } from './rule.ts';
import type { ConfigEntry } from '../entry.ts';

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

/** Every attribute of a member that the address of a page names; those that calls ask for, where members come from nowhere that configuration sees. */
export function findReferencedAttributes(
  context: RuleContext,
  { spec }: ConfigEntry<PageSpec>,
): string[] {
  const dimensions = context.config.ledger?.spec.dimensions ?? {};
  return Object.entries(spec.parameters ?? {}).flatMap(([name, { dimension = '' }]) =>
    dimension in dimensions
      ? knownAttributes(context, dimension).map((attribute) => `${name}.${attribute}`)
      : [],
  );
}

/** Attributes that members of a dimension may have; where they come from nowhere that configuration sees, those that calls ask for. */
export function knownAttributes(context: RuleContext, dimension: string): string[] {
  const written = context.config.ledger?.spec.dimensions[dimension];
  const known = written && findAttributes(context, dimension, written);
  return [...new Set(known ?? attributesAsked(context, dimension))];
}

function attributesAsked({ config }: RuleContext, dimension: string): string[] {
  return [...config.calls.entries.values()].flatMap(({ spec: { members } }) => {
    if (members?.dimension !== dimension) return [];
    const fields = Object.values(members.fields).flatMap((field) =>
      typeof field === 'string' ? field : (field.of ?? []),
    );
    return [...Object.keys(members.set ?? {}), ...Object.keys(members.where ?? {}), ...fields];
  });
}
