// What a versus is: two documents that the address names, compared: key figures, tables by rows, texts by words.

import type {
  PairComplete,
  PairTableComplete,
  VersusBlockComplete,
} from '../../../schemas/complete.ts';
import type { PairSpec, VersusBlockSpec } from '../../../schemas/types.ts';
import type { Kind } from '../../config/kind.ts';
import { fieldsOfRows } from '../../config/rules/fields.ts';
import { blocksOfKind, here, unknownName } from '../../config/rules/rule.ts';
import type { CompleteBlock } from '../../model/portal.ts';
import { judgeChosen, checkPageReference } from '../chosen.kind.ts';

export type VersusBlock = CompleteBlock<VersusBlockComplete>;

/** Documents of two kinds, and which figures of theirs belong together. */
export type VersusPair = PairComplete;

/** Numbers of chapters, heads of columns. */
export type PairTable = PairTableComplete;

export const versus: Kind<VersusBlock, VersusBlockSpec> = {
  name: 'versus',
  shows: ['record', 'records'],
  gives: ['chosen/param'],
  readsAddress: true,
  rules: {
    'A comparison of documents names fields, pages and a list that there are': (
      context,
      report,
    ) => {
      for (const at of blocksOfKind<VersusBlockSpec>(context, 'versus')) {
        const { entry, pointer, block } = at;
        const place = (key: string) => here(entry, `${pointer}/${key}`);
        judgeChosen(context, at, report);
        checkPageReference(context, { place: place('page'), written: block.page }, report);
        if (!context.config.calls.known.has(block.lists.call))
          report(
            unknownName(place('lists/call'), 'unknown-call', {
              written: block.lists.call,
              allowed: context.config.calls.known,
            }),
          );
        const call = context.config.calls.entries.get(block.call);
        if (!call) continue;
        const allowed = fieldsOfRows(context, call);
        const named = [
          ['chapters/field', block.chapters.field],
          ['figures/field', block.figures?.field],
          ['chosen/owner/field', block.chosen.owner?.field],
          ...Object.entries(block.fields).map(([key, field]) => [`fields/${key}`, field] as const),
          ...pairFields(block.pair),
        ] as const;
        for (const [key, written] of named)
          if (written !== undefined && !allowed.includes(written))
            report(
              unknownName(place(key), 'unknown-field', {
                written,
                allowed,
                words: { call: block.call },
              }),
            );
      }
    },
  },
};

/** Fields that a pair names, with their places. */
function pairFields(pair: PairSpec | undefined): (readonly [pointer: string, field: string])[] {
  if (!pair) return [];
  return [
    ...Object.keys(pair.first.is).map((field) => [`pair/first/is/${field}`, field] as const),
    ...Object.keys(pair.second.is).map((field) => [`pair/second/is/${field}`, field] as const),
    ...(pair.same ?? []).map((field, i) => [`pair/same/${i}`, field] as const),
  ];
}
