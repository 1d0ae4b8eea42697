// The blocks of a page, drawn in the order of reading: a name is explained where it first stands.

import type { PageContext } from '../blocks/context.server.ts';
import { failedView, logFailure } from '../blocks/failure.server.ts';
import type { BlockDraft } from '../blocks/part.server.ts';
import type { DrawingPage, DrawWritten, WrittenDraft } from '../blocks/written.server.ts';
import type { BlockViewBase, View, WrittenView } from '../model/portal.ts';
import { PageTerms } from './glossary.server.ts';

/** What a page's blocks are drawn with. */
type Drawing = Pick<PageContext, 'formatter' | 'parts'> &
  Partial<Pick<PageContext, 'page' | 'log'>>;

/** `own` is the entry that the page is about; empty: none. A block whose drawing fails says so in its place. */
export async function drawBlocks(
  drafts: readonly BlockDraft[],
  context: Drawing,
  own: string,
  draw: DrawWritten,
): Promise<Pick<View, 'blocks' | 'terms'>> {
  const { formatter } = context;
  const { settings } = formatter.portal;
  const terms = new PageTerms(formatter, own);
  const page: DrawingPage = {
    say: formatter.say,
    prefix: formatter.locale.prefix,
    emitTabindex: settings.tabOrder.emit === 'attribute',
    mark: (text) => terms.mark(text),
  };
  const blocks: BlockViewBase[] = [];
  for (const draft of drafts) {
    try {
      blocks.push(
        isDraft(draft)
          ? await drawn(draft, page, draw)
          : (context.parts[draft.kind]?.markNames?.(draft, terms) ?? draft),
      );
    } catch (error) {
      logFailure(context.log, { page: context.page?.id, block: draft.id, kind: draft.kind }, error);
      blocks.push(failedView(draft, error, formatter.say));
    }
  }
  return { blocks, terms: terms.views() };
}

async function drawn(
  draft: WrittenDraft,
  page: DrawingPage,
  draw: DrawWritten,
): Promise<WrittenView> {
  const { content: _, ...block } = draft;
  return { ...block, html: await draw(draft, page) };
}

function isDraft(draft: BlockDraft): draft is WrittenDraft {
  return 'content' in draft;
}
