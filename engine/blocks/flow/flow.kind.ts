// What a flow is: where amounts come from, the middle that they pass, where they go.

import type { FlowBlockSpec } from '../../../schemas/types.ts';
import type { Kind } from '../../config/kind.ts';
import { normalizeRowLink } from '../../config/normalize/findings.ts';
import { normalizeAsking } from '../../config/normalize/blocks.ts';
import { strangeRowLinks } from '../../config/rules/rowLinks.ts';
import { answered } from '../../config/rules/answers.ts';
import { blocksOfKind, here, unknownNameAtKey } from '../../config/rules/rule.ts';
import type { CallingBlock, RowLink, Text } from '../../model/portal.ts';

export const SIDES = ['source', 'target'] as const;

export type FlowSide = (typeof SIDES)[number];

export interface FlowBlock extends CallingBlock {
  readonly kind: 'flow';
  readonly subtitle: Text | null;
  /** Percent of the whole from which an item stands by itself. */
  readonly highlight: number;
  /** Percent of the whole that is loaded on both sides at least. */
  readonly least: number;
  /** So many stand by themselves on a side at most. */
  readonly most: number;
  /** The meaning of each side's colour; empty: none. */
  readonly meanings: Readonly<Record<FlowSide, string>>;
  /** Where names lead, by the dimension whose codes they are. */
  readonly to: Readonly<Record<string, RowLink>>;
}

export const flow: Kind<FlowBlock, FlowBlockSpec> = {
  name: 'flow',
  normalize: (spec, start) => ({
    ...start,
    ...normalizeAsking(spec),
    kind: 'flow',
    subtitle: spec.subtitle ?? null,
    highlight: Number(spec.highlight ?? 0),
    least: Number(spec.least ?? 0),
    most: Number(spec.most ?? 8),
    meanings: { source: spec.meanings?.source ?? '', target: spec.meanings?.target ?? '' },
    to: Object.fromEntries(
      Object.entries(spec.to ?? {}).flatMap(([dimension, written]) => {
        const link = normalizeRowLink(written);
        return link ? [[dimension, link]] : [];
      }),
    ),
  }),
  shows: ['flow'],
  rules: {
    'Every name in a flow leads to a page that there is': (facts, report) => {
      for (const { entry, pointer, block } of blocksOfKind<FlowBlockSpec>(facts, 'flow'))
        for (const dimension of Object.keys(block.to ?? {})) {
          const at = [{ entry, pointer: `${pointer}/to`, block: block.to ?? {} }];
          for (const problem of strangeRowLinks(facts, at, dimension)) report(problem);
        }
    },

    'Every name in a flow that leads on is of a dimension of its call': (facts, report) => {
      for (const { at, call } of answered(facts, blocksOfKind<FlowBlockSpec>(facts, 'flow'))) {
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
