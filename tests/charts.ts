// The chart templates of a portal, for tests that draw with them.

import { assertDefined } from '../engine/model/lookup.ts';
import type { Portal } from '../engine/model/portal.ts';
import { checkPortal } from '../engine/server/check.ts';
import { KINDS } from '../site/kinds.ts';
import { foldersOf } from './overlay.ts';

export function chartsOf(portal: 'product'): Portal['charts'] {
  return assertDefined(checkPortal(foldersOf(portal), KINDS).portal).charts;
}
