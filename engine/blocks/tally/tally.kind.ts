// What a tally is: a line of counts, each of a call of its own, and when what is counted was loaded.

import type { TallyBlockComplete, TallyItemComplete } from '../../../schemas/complete.ts';
import type { TallyBlockSpec } from '../../../schemas/types.ts';
import type { Kind } from '../../config/kind.ts';
import { listCallParams } from '../../config/rules/answers.ts';
import { blocksOfKind, here, unknownName } from '../../config/rules/rule.ts';
import type { CompleteBlock } from '../../model/portal.ts';

export type TallyBlock = CompleteBlock<TallyBlockComplete>;

export type TallyItem = TallyItemComplete;

export const tally: Kind<TallyBlock, TallyBlockSpec> = {
  name: 'tally',
  heads: true,
  rules: {
    'A tally counts what a call counts, by parameters that it takes': (context, report) => {
      const calls = [...context.config.calls.entries.values()];
      const counting = calls.filter(
        ({ spec }) => context.shapes[spec.answer].answers(spec) === 'counts',
      );
      for (const { entry, pointer, block } of blocksOfKind<TallyBlockSpec>(context, 'tally'))
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

    'A tally says the day of the load by a call that answers it': (context, report) => {
      const calls = [...context.config.calls.entries.values()];
      const allowed = calls.filter(({ spec }) => spec.loadDay !== undefined).map(({ id }) => id);
      for (const { entry, pointer, block } of blocksOfKind<TallyBlockSpec>(context, 'tally'))
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
