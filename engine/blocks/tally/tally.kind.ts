// What a tally is: a line of counts, each of a call of its own, and when what is counted was loaded.

import type { TallyBlockSpec } from '../../../schemas/types.ts';
import type { Kind } from '../../config/kind.ts';
import { listCallParams } from '../../config/rules/answers.ts';
import { blocksOfKind, here, unknownName } from '../../config/rules/rule.ts';
import type { BlockBase, Text } from '../../model/portal.ts';

export interface TallyBlock extends BlockBase {
  readonly kind: 'tally';
  readonly items: readonly TallyItem[];
  /** Null: nothing is said of it. */
  readonly loaded: { readonly call: string; readonly text: Text } | null;
  /** What is said where there is nothing to count; null: the portal’s own words. */
  readonly none: Text | null;
}

export interface TallyItem {
  readonly call: string;
  readonly with: Readonly<Record<string, string>>;
  readonly show: 'sum' | 'groups';
  readonly title: Text;
  /** A sentence with places; null: none. */
  readonly text: Text | null;
}

export const tally: Kind<TallyBlock, TallyBlockSpec> = {
  name: 'tally',
  heads: true,
  normalize: (spec, start) => ({
    ...start,
    kind: 'tally',
    items: spec.items.map((item) => ({
      call: item.call,
      with: item.with ?? {},
      show: item.show ?? 'sum',
      title: item.title,
      text: item.text ?? null,
    })),
    loaded: spec.loaded ?? null,
    none: spec.none ?? null,
  }),
  rules: {
    'A tally counts what a call counts, by parameters that it takes': (facts, report) => {
      const calls = [...facts.config.calls.entries.values()];
      const counting = calls.filter(
        ({ spec }) => facts.shapes[spec.answer].answers(spec) === 'counts',
      );
      for (const { entry, pointer, block } of blocksOfKind<TallyBlockSpec>(facts, 'tally'))
        for (const [i, item] of block.items.entries()) {
          const place = (key: string) => here(entry, `${pointer}/items/${i}/${key}`);
          const call = counting.find(({ id }) => id === item.call);
          if (!call) {
            const allowed = counting.map(({ id }) => id);
            report(unknownName(place('call'), 'unknown-call', { written: item.call, allowed }));
            continue;
          }
          const params = listCallParams(call.spec).map(({ name }) => name);
          for (const written of Object.keys(item.with ?? {}))
            if (!params.includes(written))
              report(
                unknownName(place(`with/${written}`), 'unknown-parameter', {
                  written,
                  allowed: params,
                  words: { call: call.id },
                }),
              );
        }
    },

    'A tally says the day of the load by a call that answers it': (facts, report) => {
      const calls = [...facts.config.calls.entries.values()];
      const allowed = calls.filter(({ spec }) => spec.loadDay !== undefined).map(({ id }) => id);
      for (const { entry, pointer, block } of blocksOfKind<TallyBlockSpec>(facts, 'tally'))
        if (block.loaded && !allowed.includes(block.loaded.call))
          report(
            unknownName(here(entry, `${pointer}/loaded/call`), 'unknown-call', {
              written: block.loaded.call,
              allowed,
            }),
          );
    },
  },
};
