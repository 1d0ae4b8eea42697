// The blocks of a page, each made by its kind; one that fails says so in its place, and the others stand.

import type { PageContext } from '../blocks/context.server.ts';
import { failedView, isForLedger, logFailure } from '../blocks/failure.server.ts';
import type { BlockDraft, Built } from '../blocks/part.server.ts';
import { COLUMNS } from '../config/normalize/blocks.ts';
import { startOf } from '../blocks/written.server.ts';
import { tellFinding } from '../findings/tell.server.ts';
import { lookup } from '../model/lookup.ts';
import type { BlockBase, CallingBlock, Words } from '../model/portal.ts';

/** A block as it was made, or why it was not. */
type Made =
  | { readonly block: BlockBase; readonly draft: Built }
  | { readonly block: BlockBase; readonly error: unknown };

/** Those that have nothing to show are left out. Throws the first failure where nothing is left to show for the ledger’s sake, and where the last reader has left. */
export async function buildBlocks(
  context: PageContext,
  blocks: readonly BlockBase[],
): Promise<BlockDraft[]> {
  const made = await Promise.all(blocks.map((block) => buildBlock(context, block)));
  const [failed] = made.flatMap((each) => ('error' in each ? [each] : []));
  if (failed && isDown(context, made)) throw failed.error;
  return made.flatMap((each) => {
    const { block } = each;
    if ('draft' in each) return each.draft ? placed(block, each.draft) : [];
    logFailure(context.log, placeOf(context, block), each.error);
    return placed(block, failedView(startOf(context, block), each.error, context.formatter.say));
  });
}

/** With its place in the grid of the page: what every block has alike. */
function placed({ span, head }: BlockBase, draft: BlockDraft): BlockDraft {
  return { ...draft, ...(span < COLUMNS ? { span } : {}), ...(head ? { head: true } : {}) };
}

/** What the log says of a block: where it stands, and what it asks. */
export function placeOf(
  { page }: Pick<PageContext, 'page'>,
  block: { readonly id: string; readonly kind: string },
): object {
  const call = 'call' in block ? { call: block.call } : {};
  return { page: page.id, block: block.id, kind: block.kind, ...call };
}

async function buildBlock(context: PageContext, block: BlockBase): Promise<Made> {
  try {
    const [draft, title] = await Promise.all([
      lookup(context.parts, block.kind).build(context, block),
      findingOf(context, block),
    ]);
    return { block, draft: draft && title !== null ? { ...draft, title } : draft };
  } catch (error) {
    context.signal?.throwIfAborted();
    return { block, error };
  }
}

/** What the figures of a block say in its heading; null: its title stands. */
async function findingOf(context: PageContext, block: BlockBase): Promise<Words | null> {
  if (!block.finding || !('call' in block)) return null;
  return await tellFinding(context, block as CallingBlock, block.finding);
}

/** Whether everything that would show something failed, and all of it for the ledger's sake. */
function isDown({ parts }: PageContext, made: readonly Made[]): boolean {
  const showing = made.filter(({ block }) => parts[block.kind]?.leadsOn !== true);
  return showing.length > 0 && showing.every((each) => 'error' in each && isForLedger(each.error));
}
