// The blocks of a page, drawn in the order of reading: a name is explained where it first stands.

import type { PageContext } from '../blocks/context.server.ts';
import type { BlockDraft } from '../blocks/part.server.ts';
import type { DrawingPage, DrawWritten, WrittenDraft } from '../blocks/written.server.ts';
import type { BlockViewBase, View, WrittenView } from '../model/portal.ts';
import { PageTerms } from './glossary.server.ts';

/** `own` is the entry that the page is about; empty: none. */
export async function drawBlocks(
  drafts: readonly BlockDraft[],
  { formatter, parts }: Pick<PageContext, 'formatter' | 'parts'>,
  own: string,
  draw: DrawWritten,
): Promise<Pick<View, 'blocks' | 'terms'>> {
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
    if (isDraft(draft)) {
      const { content: _, ...block } = draft;
      const view: WrittenView = { ...block, html: await draw(draft, page) };
      blocks.push(view);
    } else blocks.push(parts[draft.kind]?.markNames?.(draft, terms) ?? draft);
  }
  return { blocks, terms: terms.views() };
}

function isDraft(draft: BlockDraft): draft is WrittenDraft {
  return 'content' in draft;
}
