// The blocks of a page, rendered in the order of reading: a name is explained where it first stands.

import type { PageContext, BlockDraft, WrittenDraft } from '../blocks/contract/context.server.ts';
import { failedView, logFailure } from '../blocks/contract/failure.server.ts';
import type { SplitHeard } from '../language/heard.ts';
import { hearHtml } from '../language/heardHtml.server.ts';
import { splitSyllables } from '../language/syllables.server.ts';
import { plainWords } from '../language/text.ts';
import type { RenderingPage, RenderWritten } from '../blocks/written/written.server.ts';
import type { BlockViewBase, View, Words, WrittenView } from '../model/portal.ts';
import { PageTerms } from './glossary.server.ts';

/** What rendering needs from a page. */
type RenderingContents = Pick<PageContext, 'formatter' | 'parts'> &
  Partial<Pick<PageContext, 'page' | 'path' | 'log' | 'easy'>>;

/** `own` is the entry that the page is about; empty: none. A block that fails to render says so in its place. */
export async function renderBlocks(
  drafts: readonly BlockDraft[],
  context: RenderingContents,
  own: string,
  render: RenderWritten,
): Promise<Pick<View, 'blocks' | 'terms'>> {
  const { formatter } = context;
  const { settings } = formatter.portal;
  const terms = new PageTerms(formatter, own);
  // easy language explains in its own words what it says
  const marks = context.easy !== true;
  const page: RenderingPage = {
    say: formatter.say,
    prefix: formatter.locale.prefix,
    path: context.path ?? '',
    emitTabindex: settings.tabOrder.emit === 'attribute',
    mark: (text) => (marks ? terms.mark(text) : [text]),
    pieces: (words) => splitSyllables(plainWords(words), findTag(formatter, words)),
  };
  const blocks: BlockViewBase[] = [];
  for (const draft of drafts) {
    try {
      blocks.push(
        isDraft(draft)
          ? await renderDraft(draft, page, render, formatter.splitHeard)
          : (marks && context.parts[draft.kind]?.markNames?.(draft, terms)) || draft,
      );
    } catch (error) {
      logFailure(context.log, { page: context.page?.id, block: draft.id, kind: draft.kind }, error);
      blocks.push(failedView(draft, error, formatter.say));
    }
  }
  return { blocks, terms: terms.views() };
}

async function renderDraft(
  draft: WrittenDraft,
  page: RenderingPage,
  render: RenderWritten,
  split: SplitHeard,
): Promise<WrittenView> {
  const { content: _, ...block } = draft;
  return { ...block, html: hearHtml(await render(draft, page), split) };
}

/** The tag of the language that words are in, which may be borrowed. */
function findTag({ locale, portal }: PageContext['formatter'], words: Words): string {
  if (typeof words === 'string') return locale.tag;
  return portal.settings.locales.find(({ code }) => code === words.lang)?.tag ?? words.lang;
}

function isDraft(draft: BlockDraft): draft is WrittenDraft {
  return 'content' in draft;
}
