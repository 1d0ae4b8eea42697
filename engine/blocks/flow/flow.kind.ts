// What a flow is: where amounts come from, the middle that they pass, where they go.

import type { FlowBlockComplete } from '../../../schemas/complete.ts';
import type { FlowBlockSpec } from '../../../schemas/types.ts';
import type { Kind } from '../../config/kind.ts';
import { strangeRowLinks } from '../../config/rules/rowLinks.ts';
import { answered } from '../../config/rules/answers.ts';
import { blocksOfKind, here, unknownNameAtKey } from '../../config/rules/rule.ts';
import type { CompleteBlock } from '../../model/portal.ts';

export type FlowBlock = CompleteBlock<FlowBlockComplete>;

export const SIDES = ['source', 'target'] as const;

export type FlowSide = (typeof SIDES)[number];

export const flow: Kind<FlowBlock, FlowBlockSpec> = {
  name: 'flow',
  shows: ['flow'],
  rules: {
    'Every name in a flow leads to a page that there is': (context, report) => {
      for (const { entry, pointer, block } of blocksOfKind<FlowBlockSpec>(context, 'flow'))
        for (const dimension of Object.keys(block.to ?? {})) {
          const at = [{ entry, pointer: `${pointer}/to`, block: block.to ?? {} }];
          for (const problem of strangeRowLinks(context, at, dimension)) report(problem);
        }
    },

    'Every name in a flow that leads on is of a dimension of its call': (context, report) => {
      for (const { at, call } of answered(context, blocksOfKind<FlowBlockSpec>(context, 'flow'))) {
        const allowed = (call.spec.ask ?? []).flatMap(({ by }) => by ?? []).map(String);
        for (const written of Object.keys(at.block.to ?? {}))
          if (!allowed.includes(written))
            report(
              unknownNameAtKey(here(at.entry, `${at.pointer}/to/${written}`), 'unknown-dimension', {
                written,
                allowed,
              }),
            );
      }
    },
  },
};
