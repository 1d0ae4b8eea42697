// What a page shows of invented figures, and where it has to say so.

import { findCallShape } from '../answers/shapes.ts';
import type { PageContext } from '../blocks/contract/context.server.ts';
import { namesSomebody } from '../blocks/contract/somebody.server.ts';
import { isHeldFor } from '../config/rules/rule.ts';
import { lookup } from '../model/lookup.ts';
import type { BlockBase, Portal, View } from '../model/portal.ts';

/** Null where no block that stands on the page asks the ledger, or its figures are real. */
export function inventedOn(context: PageContext, shown: readonly BlockBase[]): View['invented'] {
  const { page, parts, formatter, ledger } = context;
  const first = shown.find((block) => showsInvented(context, block));
  if (!first || !ledger?.mark) return null;
  const itself = isHeldFor(lookup(parts, first.kind).saysInvented, first);
  return {
    words: formatter.words(ledger.mark.words),
    beside: namesSomebody(page) && !itself ? first.id : null,
  };
}

/** Whether a block shows figures, and they are invented. */
export function showsInvented({ portal, ledger, parts }: PageContext, block: BlockBase): boolean {
  const asks = lookup(parts, block.kind).asksLedger === true || asksLedger(portal, block);
  return asks && Boolean(ledger?.mark);
}

/** Words of the content are nobody's invention. */
function asksLedger(portal: Portal, block: BlockBase): boolean {
  if (!('call' in block)) return false;
  return findCallShape(lookup(portal.calls, String(block.call))).ofContent === undefined;
}
