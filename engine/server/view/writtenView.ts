// Blocks that the server writes out: each kind by its writer, with a place in the Tab order for every stop.

import { ApiProblem } from '../../api/problem.ts';
import type { Block, View, WrittenKind, WrittenView } from '../../portal.ts';
import { writeArticle } from './articleView.ts';
import { writeCalendar } from './calendarView.ts';
import { writeCalls } from './callsView.ts';
import { writeCodes } from './codesView.ts';
import type { Context } from './context.ts';
import { writeList } from './listView.ts';
import { writeResults } from './resultsView.ts';
import { writeSheets } from './sheetView.ts';
import { writeSitemap } from './sitemapView.ts';
import { Html, html, link, numberStops, say } from './written.ts';

type WrittenBlock = Extract<Block, { readonly kind: WrittenKind }>;

export function buildWritten(context: Context, block: WrittenBlock): WrittenView {
  const { tongue, portal } = context;
  const base = {
    kind: block.kind,
    id: block.id,
    title: block.title ? tongue.words(block.title) : null,
    tab: block.tab,
  };
  if (block.kind === 'text') {
    const texts = portal.texts[block.text]!;
    const lang = tongue.locale.code in texts ? tongue.locale.code : tongue.fallback;
    return { ...base, lang: lang === tongue.locale.code ? '' : lang, html: texts[lang]! };
  }
  return { ...base, lang: '', html: writeSafely(context, block).text };
}

/** A document that is not there leaves the rest of the page as it is. */
function writeSafely(
  context: Context,
  block: Exclude<WrittenBlock, { readonly kind: 'text' }>,
): Html {
  try {
    return write(context, block);
  } catch (error) {
    if (error instanceof ApiProblem)
      return html`<p class="empty">${context.tongue.say('outcome.failed')}</p>`;
    throw error;
  }
}

function write(context: Context, block: Exclude<WrittenBlock, { readonly kind: 'text' }>): Html {
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
export function nearestOf({ tongue, near }: Context): WrittenView[] {
  if (near.length === 0) return [];
  const written = html`<p>${tongue.say('written.nearest')}</p><ul class="entries">${near.map((one) => html`<li>${link(tongue, one.to, say(tongue.words(one.name)))}</li>`)}</ul>`;
  return [{ kind: 'list', id: 'nearest', title: null, tab: 240, lang: '', html: written.text }];
}

/** Every stop in what was written gets its number, once names in it are marked. */
export function withStops(view: View, { settings }: Context['portal']): View {
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
export function dayOf({ settings: { timeZone } }: Context['portal']): string {
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
