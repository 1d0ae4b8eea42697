// Which of the trees that a call has a question means.

import { assertDefined } from '../../model/lookup.ts';
import type { MembersAsk, MembersTree } from '../../model/portal.ts';
import type { AskedCall } from '../shape.ts';

/** The tree that the parameter of a question chooses; null where a call has but one. */
export function treeAsked(
  { params }: Pick<AskedCall, 'params'>,
  ask: MembersAsk,
): MembersTree | null {
  if (!ask.trees) return null;
  const { param, of } = ask.trees;
  return assertDefined(of[String(params[param])] ?? Object.values(of)[0]);
}
