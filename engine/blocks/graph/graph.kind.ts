// What a graph is: one level of a tree of members as bars, with the way up, a way down, and what stands below each.

import type { GraphBlockComplete } from '../../../schemas/complete.ts';
import type { GraphBlockSpec } from '../../../schemas/types.ts';
import type { Kind } from '../../config/kind.ts';
import { keptChoice, keptText, type KeptPlace } from '../../state/kept.ts';
import { parseFilterValue, widestBounds } from '../../state/filterValue.ts';
import { lookup } from '../../model/lookup.ts';
import type { CompleteBlock } from '../../model/portal.ts';

export type GraphBlock = CompleteBlock<GraphBlockComplete>;

/** Whose level a reader chose, by a code that somebody has, and whether all its lines are wanted. */
export const graphKeeps = (place: KeptPlace, [block]: readonly GraphBlock[]) => {
  if (!block) return null;
  return {
    code: keptText(block.at, '', (text) => parseCode(place, block, text)),
    lines: keptChoice(place.portal.settings.queries.lines, ['all']),
  };
};

function parseCode(
  { portal, isMember }: KeptPlace,
  { call, at }: GraphBlock,
  text: string,
): string | null {
  const param = lookup(portal.calls, call).params.find(({ name }) => name === at);
  const filter = lookup(portal.filters, param?.filter ?? '');
  const value = parseFilterValue(portal.model, filter, text, widestBounds(portal.model, filter));
  const dimensions = [filter.dimension, ...filter.or];
  const isKnown = value !== null && dimensions.some((name) => isMember(name, String(value)));
  return isKnown ? String(value) : null;
}

export const graph: Kind<GraphBlock, GraphBlockSpec> = {
  name: 'graph',
  shows: ['links'],
  gives: ['at'],
  readsAddress: true,
};
