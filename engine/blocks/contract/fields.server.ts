// A block whose fields a decision gives, as that decides for one address.

import { holdsAll } from '../../state/decide.ts';
import { lookup } from '../../model/lookup.ts';
import type { BlockBase } from '../../model/portal.ts';
import type { PageContext } from './context.server.ts';

/** The same block where it has its own fields. Throws where no row of the decision holds. */
export function decidedBlock(
  { portal, page, read }: Pick<PageContext, 'portal' | 'page' | 'read'>,
  block: BlockBase,
): BlockBase {
  if (!block.decided) return block;
  const { decision, blocks } = block.decided;
  const inputs = { ...read.values, page: page.id };
  const place = lookup(portal.decisions, decision).rows.findIndex(({ when }) =>
    holdsAll(when, inputs),
  );
  const own = blocks[place];
  if (!own) throw new Error(`${decision} gives ${block.id} of ${page.id} no fields`);
  return own;
}
