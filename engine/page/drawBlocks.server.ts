// The blocks of a page, drawn in the order of reading: a name is explained where it first stands.

import type { DrawingPage, DrawWritten, WrittenDraft } from '../blocks/written.server.ts';
import type { LocaleFormatter } from '../language/localeFormatter.ts';
import type { BlockView, View } from '../model/portal.ts';
import { PageTerms } from './glossary.server.ts';

export type BlockDraft = Exclude<BlockView, { readonly html: string }> | WrittenDraft;

/** `own` is the entry that the page is about; empty: none. */
export async function drawBlocks(
  drafts: readonly BlockDraft[],
  formatter: LocaleFormatter,
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
  const blocks: BlockView[] = [];
  for (const draft of drafts) {
    if ('content' in draft) {
      const { content: _, ...block } = draft;
      blocks.push({ ...block, html: await draw(draft, page) });
    } else blocks.push(draft.kind === 'table' ? terms.explain(draft) : draft);
  }
  return { blocks, terms: terms.views() };
}
