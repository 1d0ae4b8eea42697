// What a page shows of invented figures, and where it has to say so.

import { shapeOf } from '../answers/shapes.ts';
import type { PageContext } from '../blocks/context.server.ts';
import { isInvented } from '../ledger/demonstration/marked.ts';
import { lookup } from '../model/lookup.ts';
import type { BlockBase, Portal, View } from '../model/portal.ts';

/** Null where no block that stands on the page asks the ledger, or its figures are real. */
export function inventedOn(
  { portal, page, ledger, parts }: PageContext,
  shown: readonly BlockBase[],
): View['invented'] {
  if (!isInvented(ledger)) return null;
  const first = shown.find(
    (block) => lookup(parts, block.kind).asksLedger === true || asksLedger(portal, block),
  );
  if (!first) return null;
  const itself = lookup(parts, first.kind).saysInvented === true;
  return { beside: isOfMember(page) && !itself ? first.id : null };
}

/** Whether the heading of the page names somebody. */
function isOfMember({ parameters }: PageContext['page']): boolean {
  return Object.values(parameters).some(({ dimension }) => dimension !== '');
}

/** Words of the content are nobody's invention. */
function asksLedger(portal: Portal, block: BlockBase): boolean {
  if (!('call' in block)) return false;
  return shapeOf(lookup(portal.calls, String(block.call))).ofContent === null;
}
