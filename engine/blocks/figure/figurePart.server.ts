// The server part of a written kind that shows figures: its view says how they came out.

import type { BlockBase, Outcome } from '../../model/portal.ts';
import type { PageContext, WrittenDraft } from '../contract/context.server.ts';
import {
  buildViewStart,
  writtenPart,
  type WrittenMore,
  type WrittenPart,
} from '../written/written.server.ts';

type Shown = Pick<Outcome, 'state' | 'notes'>;

/** What `writtenPart` makes, with the outcome beside: pages ask every block whether it has figures, whatever draws it. */
export function figurePart<Block extends BlockBase, Content extends Shown>(
  buildContent: (context: PageContext, block: Block) => Promise<Content>,
  more: WrittenMore<Block, Content>,
): WrittenPart<Block, Content> {
  return {
    ...writtenPart(buildContent, more),
    build: async (context, block): Promise<WrittenDraft & Shown> => {
      const content = await buildContent(context, block);
      const { state, notes } = content;
      return { ...buildViewStart(context, block), lang: '', state, notes, content };
    },
  };
}
