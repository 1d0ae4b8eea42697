// Blocks that the server writes out: each kind makes plain data of what it shows, which its drawing turns into HTML.

import { ApiProblem } from '../answers/problem.ts';
import type { Messages } from '../language/messages.ts';
import type { Block, Prose, WrittenKind, WrittenView } from '../model/portal.ts';
import { tellArticle, type ArticleContent } from './article/article.server.ts';
import { tellCalendar, type CalendarContent } from './calendar/calendar.server.ts';
import { tellCalls, type CallsContent } from './calls/calls.server.ts';
import { tellCodes, type CodesContent } from './codes/codes.server.ts';
import type { PageContext } from './context.server.ts';
import { tellList, tellNearest, type ListContent } from './list/list.server.ts';
import { tellResults, type ResultsContent } from './results/results.server.ts';
import { tellSheets, type SheetContent } from './sheet/sheet.server.ts';
import { tellSitemap, type SitemapContent } from './sitemap/sitemap.server.ts';
import { langOf, tellText } from './text/text.server.ts';

/** What each kind shows, words of the page's language chosen. */
export interface WrittenContents {
  readonly text: readonly Prose[];
  readonly article: ArticleContent;
  readonly list: ListContent;
  readonly codes: CodesContent;
  readonly sheet: SheetContent;
  readonly calendar: CalendarContent;
  readonly sitemap: SitemapContent;
  readonly results: ResultsContent;
  readonly calls: CallsContent;
}

/** A written block before it is drawn; without content where what it tells of is not there. */
export type WrittenDraft<Kind extends WrittenKind = WrittenKind> = {
  readonly [K in Kind]: Omit<WrittenView, 'kind' | 'html'> & {
    readonly kind: K;
    readonly content: WrittenContents[K] | null;
  };
}[Kind];

/** A text cut at the names that are marked in it: `term` is the key of what opens there. */
export type MarkedPart = string | { readonly term: string; readonly words: string };

/** What a drawing takes from the page it stands on. */
export interface DrawingPage {
  readonly say: Messages;
  /** Language in addresses; empty for the default one. */
  readonly prefix: string;
  readonly emitTabindex: boolean;
  /** Asked in the order of reading: a name is marked where it first stands. */
  readonly mark: (text: string) => readonly MarkedPart[];
}

/** Turns a draft into HTML; the server's bundle has it. */
export type DrawWritten = (draft: WrittenDraft, page: DrawingPage) => string | Promise<string>;

type WrittenBlock<Kind extends WrittenKind> = Extract<Block, { readonly kind: Kind }>;

const TELLERS: {
  readonly [K in WrittenKind]: (context: PageContext, block: WrittenBlock<K>) => WrittenContents[K];
} = {
  text: tellText,
  article: tellArticle,
  list: tellList,
  codes: tellCodes,
  sheet: tellSheets,
  calendar: tellCalendar,
  sitemap: tellSitemap,
  results: tellResults,
  calls: tellCalls,
};

/** A block's draft. A document that is not there leaves the rest of the page as it is. */
export function buildWritten(context: PageContext, block: WrittenBlock<WrittenKind>): WrittenDraft {
  const { formatter } = context;
  const { id, title, tab, kind } = block;
  const tell = TELLERS[kind] as (context: PageContext, block: unknown) => unknown;
  return {
    kind,
    id,
    title: title ? formatter.words(title) : null,
    tab,
    lang: block.kind === 'text' ? langOf(context, block) : '',
    content: whereThere(() => tell(context, block)),
  } as WrittenDraft;
}

function whereThere<T>(tell: () => T): T | null {
  try {
    return tell();
  } catch (error) {
    if (error instanceof ApiProblem) return null;
    throw error;
  }
}

/** Entries that a reader may have meant, on a page that says there is none of that name. */
export function nearestOf(context: PageContext): WrittenDraft[] {
  if (context.near.length === 0) return [];
  return [
    {
      kind: 'list',
      id: 'nearest',
      title: null,
      tab: 240,
      lang: '',
      content: tellNearest(context),
    },
  ];
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
