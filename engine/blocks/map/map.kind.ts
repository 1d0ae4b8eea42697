// What a map is: outlines of the members of a dimension, coloured by a measure that the reader chooses.

import type { MapBlockComplete, MapMeasureComplete } from '../../../schemas/complete.ts';
import type { MapBlockSpec, MapMeasureSpec } from '../../../schemas/types.ts';
import type { Kind } from '../../config/kind.ts';
import { strangeField, strangeFields, type FieldReference } from '../../config/rules/fields.ts';
import { strangeRowLinks } from '../../config/rules/rowLinks.ts';
import { blocksOfKind, here, unknownName } from '../../config/rules/rule.ts';
import type { CompleteBlock } from '../../model/portal.ts';

export type MapBlock = Omit<CompleteBlock<MapBlockComplete>, 'measures'> & {
  readonly measures: readonly MapMeasure[];
};

/** A measure, and how its values are written: what is set against the period before as a change. */
export type MapMeasure = MapMeasureComplete & Required<Pick<MapMeasureComplete, 'as'>>;

export const map: Kind<MapBlock, MapBlockSpec> = {
  name: 'map',
  derive: ({ measures }) => ({
    measures: measures.map(({ as, ...rest }) => ({
      ...rest,
      as: as ?? (rest.previous === undefined ? 'amount' : 'change'),
    })),
    queries:
      measures.length > 1
        ? [{ query: 'indicator', values: measures.map(({ value }) => value) }]
        : [],
  }),
  shows: ['tree', 'list'],
  rules: {
    'A map shows only fields that its call answers': (facts, report) => {
      const blocks = blocksOfKind<MapBlockSpec>(facts, 'map');
      const named = ({ measures }: MapBlockSpec) => measures.flatMap(fieldsOf);
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

function fieldsOf({ field, previous, as = 'amount' }: MapMeasureSpec, i: number): FieldReference[] {
  return [
    previous === undefined && as === 'change'
      ? [`measures/${i}/field`, field]
      : [`measures/${i}/field`, field, previous === undefined && as === 'percent' ? as : 'amount'],
    ...(previous === undefined ? [] : [[`measures/${i}/previous`, previous, 'amount'] as const]),
  ];
}
