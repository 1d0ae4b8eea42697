// Kinds that the server writes out: a part made of a writer, a place in the Tab order for every stop.

import { ApiProblem } from '../answers/problem.ts';
import type { BlockBase, BlockViewBase, View, WrittenView } from '../model/portal.ts';
import type { PageContext } from './context.server.ts';
import type { ServerPart } from './part.server.ts';
import { Html, html, link, numberStops, say } from './html.server.ts';

/** The server part of a kind that is written out: what its writer makes of a block. */
export function writtenPart<Block extends BlockBase>(
  write: (context: PageContext, block: Block) => Html,
): ServerPart<Block, WrittenView> {
  return {
    build: (context, block) => ({
      ...startOf(context, block),
      lang: '',
      html: writeSafely(context, () => write(context, block)).text,
    }),
    withoutShown: (view) => ({ ...view, html: '' }),
  };
}

/** What the view of a block begins with, whatever its kind. */
export function startOf(
  { formatter }: PageContext,
  block: BlockBase,
): Pick<WrittenView, 'kind' | 'id' | 'title' | 'tab'> {
  return {
    kind: block.kind,
    id: block.id,
    title: block.title ? formatter.words(block.title) : null,
    tab: block.tab,
  };
}

/** A document that is not there leaves the rest of the page as it is. */
function writeSafely({ formatter }: PageContext, write: () => Html): Html {
  try {
    return write();
  } catch (error) {
    if (error instanceof ApiProblem)
      return html`<p class="empty">${formatter.say('outcome.failed')}</p>`;
    throw error;
  }
}

/** Entries that a reader may have meant, on a page that says there is none of that name. */
export function nearestOf({ formatter, near }: PageContext): WrittenView[] {
  if (near.length === 0) return [];
  const written = html`<p>${formatter.say('written.nearest')}</p><ul class="entries">${near.map(({ to, name }) => html`<li>${link(formatter, to, say(formatter.words(name)))}</li>`)}</ul>`;
  return [{ kind: 'list', id: 'nearest', title: null, tab: 240, lang: '', html: written.text }];
}

/** Every stop in what was written gets its number, once names in it are marked. */
export function withStops(view: View, { settings }: PageContext['portal']): View {
  return {
    ...view,
    blocks: view.blocks.map((block) =>
      hasHtml(block)
        ? {
            ...block,
            html: numberStops(block.html, block.tab, settings.tabOrder.emit === 'attribute'),
          }
        : block,
    ),
  };
}

function hasHtml(block: BlockViewBase): block is WrittenView {
  return 'html' in block;
}

/** Today in the portal's time zone. */
export function dayOf({ settings: { timeZone } }: PageContext['portal']): string {
  // making one costs more than what it is used for, and every page asks for the day
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en-CA', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    });
  formats.set(timeZone, format);
  return format.format(new Date());
}

const formats = new Map<string, Intl.DateTimeFormat>();
