// Blocks that could not be made, told from the others on both sides.

import type { BlockViewBase, FailedView } from '../model/portal.ts';

/** The kind of view that stands for any block that failed; no configuration names it. */
export const FAILED = 'failed';

export function isFailed(view: BlockViewBase): view is FailedView {
  return view.kind === FAILED;
}
