// What a map is: outlines of the members of a dimension, coloured by a measure that the reader chooses.

import type { MapBlockSpec, MapMeasureSpec } from '../../../schemas/types.ts';
import type { Kind } from '../../config/kind.ts';
import { normalizeAsking } from '../../config/normalize/blocks.ts';
import { normalizeRowLink } from '../../config/normalize/findings.ts';
import { strangeField, strangeFields, type FieldReference } from '../../config/rules/fields.ts';
import { strangeRowLinks } from '../../config/rules/rowLinks.ts';
import { blocksOfKind, here, unknownName } from '../../config/rules/rule.ts';
import type { CallingBlock, RowLink, Text } from '../../model/portal.ts';

/** What is asked where not every member has a whole sum. */
export interface MapInstead extends Pick<CallingBlock, 'call' | 'with'> {
  readonly field: string;
  readonly note: Text;
}

export interface MapMeasure {
  /** Its word in the address. */
  readonly value: string;
  readonly title: Text;
  readonly field: string;
  /** The same of the period before: the change is shown; null: the field itself. */
  readonly previous: string | null;
  /** How values are written: as a person would say an amount, in whole units, as a percentage, as one with its sign. */
  readonly as: 'amount' | 'units' | 'percent' | 'change';
  /** Empty: one item. */
  readonly meaning: string;
  /** Whether the highest and the lowest have a tick where the year stands. */
  readonly gone: boolean;
  /** Why it has no values; null: nobody says. */
  readonly missing: Text | null;
  readonly instead: MapInstead | null;
}

export interface MapBlock extends CallingBlock {
  readonly kind: 'map';
  readonly subtitle: Text | null;
  /** The dimension whose outlines are drawn. */
  readonly outlines: string;
  readonly measures: readonly MapMeasure[];
  /** The dimension of signs, empty: members have none; and the attribute of a member with its sign. */
  readonly signs: { readonly dimension: string; readonly attribute: string };
  /** Signs with which a member is drawn without a figure and leads nowhere. */
  readonly drawn: readonly string[];
  /** Signs with which a member is not ranked. */
  readonly unranked: readonly string[];
  readonly counts: Text | null;
  /** How many of the highest and of the lowest are named. */
  readonly ends: number;
  readonly to: RowLink | null;
}

export const map: Kind<MapBlock, MapBlockSpec> = {
  name: 'map',
  normalize: (spec, start) => ({
    ...start,
    ...normalizeAsking(spec),
    kind: 'map',
    subtitle: spec.subtitle ?? null,
    outlines: spec.outlines,
    measures: spec.measures.map(normalizeMeasure),
    signs: {
      dimension: spec.signs?.dimension ?? '',
      attribute: spec.signs?.attribute ?? 'sign',
    },
    drawn: spec.signs?.drawn ?? [],
    unranked: spec.signs?.unranked ?? [],
    counts: spec.counts ?? null,
    ends: spec.ends ?? 0,
    to: normalizeRowLink(spec.to),
    queries:
      spec.measures.length > 1
        ? [{ query: 'indicator', values: spec.measures.map(({ value }) => value) }]
        : [],
  }),
  shows: ['tree', 'list'],
  rules: {
    'A map shows only fields that its call answers': (facts, report) => {
      const blocks = blocksOfKind<MapBlockSpec>(facts, 'map');
      const named = ({ measures }: MapBlockSpec) => measures.flatMap(listFields);
      for (const problem of strangeFields(facts, blocks, named)) report(problem);
    },

    'A map draws outlines that there are': (facts, report) => {
      const allowed = facts.config.outlines.map(({ id }) => id);
      // what is wrong with a file is said of it alone
      const lies = (name: string) => facts.config.contents.includes(`outlines/${name}.yaml`);
      for (const { entry, pointer, block } of blocksOfKind<MapBlockSpec>(facts, 'map'))
        if (!allowed.includes(block.outlines) && !lies(block.outlines))
          report(
            unknownName(here(entry, `${pointer}/outlines`), 'unknown-outlines', {
              written: block.outlines,
              allowed,
            }),
          );
    },

    'What a map asks instead is a call that there is, and a field that it answers': (
      facts,
      report,
    ) => {
      const { known, entries } = facts.config.calls;
      for (const { entry, pointer, block } of blocksOfKind<MapBlockSpec>(facts, 'map'))
        for (const [i, { instead }] of block.measures.entries()) {
          if (!instead) continue;
          const at = `${pointer}/measures/${i}/instead`;
          const call = entries.get(instead.call);
          if (!known.has(instead.call))
            report(
              unknownName(here(entry, `${at}/call`), 'unknown-call', {
                written: instead.call,
                allowed: known,
              }),
            );
          else if (call)
            for (const problem of strangeField(facts, call, here(entry, `${at}/field`), [
              instead.field,
            ]))
              report(problem);
        }
    },

    'A member of a map leads to a page that there is, with the parameters it takes': (
      facts,
      report,
    ) => {
      const blocks = blocksOfKind<MapBlockSpec>(facts, 'map');
      for (const problem of strangeRowLinks(facts, blocks, 'to')) report(problem);
    },
  },
};

function normalizeMeasure(spec: MapMeasureSpec): MapMeasure {
  const { instead } = spec;
  return {
    value: spec.value,
    title: spec.title,
    field: spec.field,
    previous: spec.previous ?? null,
    as: spec.as ?? (spec.previous === undefined ? 'amount' : 'change'),
    meaning: spec.meaning ?? '',
    gone: spec.gone ?? false,
    missing: spec.missing ?? null,
    instead: instead
      ? {
          ...normalizeAsking({
            kind: 'map',
            call: instead.call,
            ...(instead.with && { with: instead.with }),
          }),
          field: instead.field,
          note: instead.note,
        }
      : null,
  };
}

function listFields({ field, previous }: MapMeasureSpec, i: number): FieldReference[] {
  return [
    [`measures/${i}/field`, field],
    ...(previous === undefined ? [] : [[`measures/${i}/previous`, previous, 'amount'] as const]),
  ];
}
