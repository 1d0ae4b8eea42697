// What a flow is: where amounts come from, the middle that they pass, where they go.

import type { FlowBlockSpec } from '../../../schemas/types.ts';
import type { Kind } from '../../config/kind.ts';
import { normalizeAsking } from '../../config/normalize/blocks.ts';
import { judgePage, judgeWays, type WayAt } from '../../config/truths/ways.ts';
import { answered } from '../../config/truths/answers.ts';
import {
  blocksOfKind,
  here,
  unknownNameAtKey,
  type Facts,
  type ValuePlace,
} from '../../config/truths/truth.ts';
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
  /** Where names lead, by the dimension whose codes they are. */
  readonly to: Readonly<Record<string, FlowLink>>;
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
    to: Object.fromEntries(
      Object.entries(spec.to ?? {}).map(([dimension, { page, query }]) => [
        dimension,
        { page, query: query ?? '' },
      ]),
    ),
  }),
  shows: ['flow'],
  truths: {
    'Every name in a flow leads to a page that there is': (facts, say) => {
      const ways: WayAt[] = [];
      for (const { at, link } of linksOf(facts)) {
        const [page, query] = ['page', 'query'].map((key) =>
          here(at.entry, `${at.pointer}/${key}`),
        );
        if (page) judgePage(facts, { place: page, written: link.page }, say);
        if (query && link.query !== undefined && facts.config.pages.known.has(link.page))
          ways.push({ place: query, written: `${link.page}?${link.query}` });
      }
      judgeWays(facts, ways, say);
    },

    'Every name in a flow that leads on is of a dimension of its call': (facts, say) => {
      for (const { at, call } of answered(facts, blocksOfKind<FlowBlockSpec>(facts, 'flow'))) {
        const allowed = (call.spec.ask ?? []).flatMap(({ by }) => by ?? []).map(String);
        for (const written of Object.keys(at.block.to ?? {}))
          if (!allowed.includes(written))
            say(
              unknownNameAtKey(here(at.entry, `${at.pointer}/to/${written}`), 'unknown-dimension', {
                written,
                allowed,
              }),
            );
      }
    },
  },
};

interface LinkAt {
  readonly at: { readonly entry: ValuePlace['entry']; readonly pointer: string };
  readonly link: NonNullable<FlowBlockSpec['to']>[string];
}

function linksOf(facts: Facts): LinkAt[] {
  return blocksOfKind<FlowBlockSpec>(facts, 'flow').flatMap(({ entry, pointer, block }) =>
    Object.entries(block.to ?? {}).map(([dimension, link]) => ({
      at: { entry, pointer: `${pointer}/to/${dimension}` },
      link,
    })),
  );
}
