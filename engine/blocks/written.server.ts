// Blocks that the server writes out: each kind by its writer, with a place in the Tab order for every stop.

import { ApiProblem } from '../answers/problem.ts';
import type { Block, View, WrittenKind, WrittenView } from '../model/portal.ts';
import { writeArticle } from './article/article.server.ts';
import { writeCalendar } from './calendar/calendar.server.ts';
import { writeCalls } from './calls/calls.server.ts';
import { writeCodes } from './codes/codes.server.ts';
import type { PageContext } from './context.server.ts';
import { writeList } from './list/list.server.ts';
import { writeResults } from './results/results.server.ts';
import { writeSheets } from './sheet/sheet.server.ts';
import { writeSitemap } from './sitemap/sitemap.server.ts';
import { Html, html, link, numberStops, say } from './html.server.ts';

type WrittenBlock = Extract<Block, { readonly kind: WrittenKind }>;

export function buildWritten(context: PageContext, block: WrittenBlock): WrittenView {
  const { formatter, portal } = context;
  const base = {
    kind: block.kind,
    id: block.id,
    title: block.title ? formatter.words(block.title) : null,
    tab: block.tab,
  };
  if (block.kind === 'text') {
    const texts = portal.texts[block.text]!;
    const lang = formatter.locale.code in texts ? formatter.locale.code : formatter.fallback;
    return { ...base, lang: lang === formatter.locale.code ? '' : lang, html: texts[lang]! };
  }
  return { ...base, lang: '', html: writeSafely(context, block).text };
}

/** A document that is not there leaves the rest of the page as it is. */
function writeSafely(
  context: PageContext,
  block: Exclude<WrittenBlock, { readonly kind: 'text' }>,
): Html {
  try {
    return write(context, block);
  } catch (error) {
    if (error instanceof ApiProblem)
      return html`<p class="empty">${context.formatter.say('outcome.failed')}</p>`;
    throw error;
  }
}

function write(
  context: PageContext,
  block: Exclude<WrittenBlock, { readonly kind: 'text' }>,
): Html {
  switch (block.kind) {
    case 'article':
      return writeArticle(context, block);
    case 'list':
      return writeList(context, block);
    case 'codes':
      return writeCodes(context, block);
    case 'sheet':
      return writeSheets(context, block);
    case 'calendar':
      return writeCalendar(context, block);
    case 'sitemap':
      return writeSitemap(context);
    case 'calls':
      return writeCalls(context, block);
    case 'results':
      return writeResults(context, block);
  }
}

/** Entries that a reader may have meant, on a page that says there is none of that name. */
export function nearestOf({ formatter, near }: PageContext): WrittenView[] {
  if (near.length === 0) return [];
  const written = html`<p>${formatter.say('written.nearest')}</p><ul class="entries">${near.map((one) => html`<li>${link(formatter, one.to, say(formatter.words(one.name)))}</li>`)}</ul>`;
  return [{ kind: 'list', id: 'nearest', title: null, tab: 240, lang: '', html: written.text }];
}

/** Every stop in what was written gets its number, once names in it are marked. */
export function withStops(view: View, { settings }: PageContext['portal']): View {
  return {
    ...view,
    blocks: view.blocks.map((block) =>
      'html' in block
        ? {
            ...block,
            html: numberStops(block.html, block.tab, settings.tabOrder.emit === 'attribute'),
          }
        : block,
    ),
  };
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
