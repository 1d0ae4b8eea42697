// Blocks of a page as written → complete: what all of them have, and the rest by their kind.

import type { BlockBase, CallingBlock } from '../../model/portal.ts';
import { lookup } from '../../model/lookup.ts';
import type { BlockSpec, CallingSpec, Kinds } from '../kind.ts';
import { normalizeCondition, normalizeWith } from './given.ts';

/** Page-level Tab numbers given where none is written: from 100, ten for each block. */
const FIRST_BLOCK = 100;
const PER_BLOCK = 10;

/** The Tab number of a block that has none of its own. */
export function tabOfBlock(place: number): number {
  return FIRST_BLOCK + PER_BLOCK * place;
}

/** The block at this place of its page. */
export function normalizeBlock(spec: BlockSpec, place: number, kinds: Kinds): BlockBase {
  return lookup(kinds, spec.kind).normalize(spec, {
    id: spec.id ?? `${spec.kind}-${place + 1}`,
    title: spec.title ?? null,
    tab: spec.tab ?? tabOfBlock(place),
    only: normalizeCondition(spec.only),
    chosenByLinks: [],
    marksToday: false,
    queries: [],
  });
}

/** What a block asks: its call, and what it gives to it. */
export function normalizeAsking(spec: CallingSpec): Pick<CallingBlock, 'call' | 'with'> {
  return { call: spec.call, with: normalizeWith(spec.with) };
}
