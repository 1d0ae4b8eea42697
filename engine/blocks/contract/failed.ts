// Blocks that stand for others, told from them on both sides: one that could not be made, one for figures that are not loaded.

import type { BlockViewBase, FailedView, MissingView } from '../../model/portal.ts';

/** The kind of view that stands for any block that failed; no configuration names it. */
export const FAILED = 'failed';

/** Whether a block could not be made: an error stands in its place. */
export function isFailed(view: BlockViewBase): view is FailedView {
  return view.kind === FAILED;
}

/** The kind of view that stands for figures whose period is not loaded; no configuration names it. */
export const MISSING = 'missing';

/** Whether a block's period is not loaded: links to other periods stand in its place. */
export function isMissing(view: BlockViewBase): view is MissingView {
  return view.kind === MISSING;
}
