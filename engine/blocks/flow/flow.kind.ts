// What a flow is: where amounts come from, the middle that they pass, where they go.

import type { FlowBlockSpec } from '../../../schemas/types.ts';
import type { Kind } from '../../config/kind.ts';
import { normalizeAsking } from '../../config/normalize/blocks.ts';
import { judgePage, judgeWays, type WayAt } from '../../config/truths/ways.ts';
import { blocksOfKind, here } from '../../config/truths/truth.ts';
import type { CallingBlock, Text } from '../../model/portal.ts';

export const SIDES = ['source', 'target'] as const;

export type FlowSide = (typeof SIDES)[number];

/** The page that a name leads to; in its query stands `{code}`. */
export interface FlowLink {
  readonly page: string;
  readonly query: string;
}

export interface FlowBlock extends CallingBlock {
  readonly kind: 'flow';
  readonly subtitle: Text | null;
  /** Percent of the whole from which an item stands by itself. */
  readonly highlight: number;
  /** So many stand by themselves on a side at most. */
  readonly most: number;
  /** The meaning of each side's colour; empty: none. */
  readonly meanings: Readonly<Record<FlowSide, string>>;
  readonly to: Readonly<Record<FlowSide, FlowLink | null>>;
}

export const flow: Kind<FlowBlock, FlowBlockSpec> = {
  name: 'flow',
  normalize: (spec, start) => ({
    ...start,
    ...normalizeAsking(spec),
    kind: 'flow',
    subtitle: spec.subtitle ?? null,
    highlight: Number(spec.highlight ?? 0),
    most: Number(spec.most ?? 8),
    meanings: { source: spec.meanings?.source ?? '', target: spec.meanings?.target ?? '' },
    to: { source: linkOf(spec, 'source'), target: linkOf(spec, 'target') },
  }),
  shows: ['flow'],
  truths: {
    'Every name in a flow leads to a page that there is': (facts, say) => {
      const ways: WayAt[] = [];
      for (const { entry, pointer, block } of blocksOfKind<FlowBlockSpec>(facts, 'flow'))
        for (const side of SIDES) {
          const link = block.to?.[side];
          if (!link) continue;
          const at = `${pointer}/to/${side}`;
          judgePage(facts, { place: here(entry, `${at}/page`), written: link.page }, say);
          if (link.query !== undefined && facts.config.pages.known.has(link.page))
            ways.push({
              place: here(entry, `${at}/query`),
              written: `${link.page}?${link.query}`,
            });
        }
      judgeWays(facts, ways, say);
    },
  },
};

function linkOf({ to }: FlowBlockSpec, side: FlowSide): FlowLink | null {
  const link = to?.[side];
  return link ? { page: link.page, query: link.query ?? '' } : null;
}
