// What every block of one page view is made from, and what a kind of block makes of it on the server.

import type { AnswerAsking } from '../../answers/answerService.ts';
import type { Ledger } from '../../ledger/ledger.ts';
import type {
  Page,
  Portal,
  Text,
  BlockBase,
  BlockViewBase,
  Locale,
  WrittenView,
} from '../../model/portal.ts';
import type { PageState, KeepingPart } from '../../state/pageState.ts';
import type { ReadValues } from '../../state/readFilters.ts';
import type { FailureLog } from './failure.server.ts';
import type { LocaleFormatter } from '../../language/localeFormatter.ts';
import type { Picture } from '../../charts/pictures.ts';
import type { Rows } from '../../answers/tabular/rows.ts';
import type { HoldsFor } from '../../config/rules/rule.ts';

/** The ledger that the address names: that which serves, an old one, or none that there is. */
export interface AskedLedger {
  readonly id: string;
  /** Whether the page is made from it; else it is not kept. */
  readonly kept: boolean;
  /** The one that serves; null where none does. */
  readonly serving: Ledger | null;
  /** The query that the address has besides. */
  readonly search: string;
}

export interface PageContext extends PageState {
  readonly portal: Portal;
  readonly formatter: LocaleFormatter;
  /** The server part of every kind of block that the portal has. */
  readonly parts: ServerParts;
  readonly page: Page;
  /** Address without language, path parameters filled in. */
  readonly path: string;
  /** What the filters of this page or another one are with some values, by the names of filters: those of the same address otherwise. */
  readonly readPage: (page: Page, values: Readonly<Record<string, string>>) => Promise<ReadValues>;
  /** The same page with its amounts as they are, where they are shown as something else; else null. */
  readonly absolute: PageContext | null;
  /** The name of a part of its blocks where that is asked alone; null: all is. */
  readonly part: string | null;
  /** Whether the page is one block that stands by itself on a page of others: nothing in it is to be operated. */
  readonly alone?: true;
  /** Today where the portal is, as an ISO date. */
  readonly day: string;
  /** Where there is no such page: entries whose names are near to what was written. */
  readonly near: readonly { readonly name: Text; readonly to: string }[];
  /** Where the portal is reached, for addresses that are copied. */
  readonly origin: string;
  /** Null where none serves: words are still found and named. */
  readonly ledger: Ledger | null;
  /** Throws ApiProblem where no ledger serves. */
  readonly answerService: () => AnswerAsking;
  /** Whether every question so far was answered; one that was refused for the moment may be answered the next time. Left out: nobody notes it. */
  readonly isWhole?: () => boolean;
  /** Null where the address names none: that which serves. */
  readonly asked: AskedLedger | null;
  readonly signal?: AbortSignal | undefined;
  /** Told of every block that fails; without one nobody is. */
  readonly log?: FailureLog | undefined;
}

/** Finds names that the portal explains, each once on a page. */
export interface NameMarker {
  /** Keys of the names in some texts that stay as they are. */
  keysIn(texts: readonly string[]): readonly string[];
}

/** What a feed is told with. */
export interface FeedTelling {
  readonly formatter: LocaleFormatter;
  readonly origin: string;
  /** What `?type=` says; null: nothing. */
  readonly type: string | null;
  /** What a title becomes: it begins with a mark while the figures that serve are invented. */
  readonly titled: (title: string) => string;
}

/** Something that machines ask for again and again, in one language. */
export interface Feed {
  readonly path: string;
  readonly type: string;
  /** What `?type=` may say; empty: nothing. */
  readonly types: readonly string[];
  write(told: FeedTelling): string | Promise<string>;
}

/** Where forms of blocks lead without scripts: what is filled in goes on to another address. */
export interface Onward {
  /** What their addresses begin with, a slash at both ends; a name follows. */
  readonly folder: string;
  /** The address to go to; null where nothing has the name. Throws ApiProblem where what is filled in is wrong. */
  addressOf(portal: Portal, name: string, query: URLSearchParams): string | null;
}

/** What machines read of a block that can be downloaded. */
export interface Dataset {
  readonly caption: string;
  /** Address of the download without its ending. */
  readonly address: string;
}

/** What is known of a column of a download. */
export interface DownloadField {
  readonly holds: 'text' | 'number' | 'year';
  /** What it holds, in a sentence; empty: its caption says it. */
  readonly about: string;
  /** Its role in the words of the portal's taxonomy; empty: none. */
  readonly role: string;
  /** The phase that its amounts tell of; empty: none is known. */
  readonly phase: string;
}

/** What is known of the rows of a download, for those who describe them to machines. */
export interface DownloadFacts {
  /** As many as the rows have fields. */
  readonly fields: readonly DownloadField[];
  /** What is measured: the period and the unit, or how many rows there are. */
  readonly caption: string;
  /** Of amounts, as files have them; empty where there are none. */
  readonly unit: string;
  /** The year of all amounts; null where there are several or none. */
  readonly year: number | null;
  /** Which way all amounts go; empty: nothing is known. */
  readonly direction: string;
}

/** What a reader downloads of a block as it is seen. */
export interface Download {
  readonly rows: Rows;
  readonly facts: DownloadFacts;
  /** Changes with the figures. */
  readonly version: string;
}

/** A page that a row leads to, and its address there without language. */
export interface LeadsTo {
  readonly page: Page;
  readonly to: string;
}

/** A written block before it is rendered. */
export interface WrittenDraft<Content = unknown> extends Omit<WrittenView, 'html'> {
  /** What its renderer takes. */
  readonly content: Content;
}

/** A view, or a block of a written kind that is still to be rendered. */
export type BlockDraft<View extends BlockViewBase = BlockViewBase> = View | WrittenDraft;

/** What comes of a block. */
export type BuiltBlock<View extends BlockViewBase = BlockViewBase> = BlockDraft<View> | null;

/** What drawings are made with beside what they show. */
export type DrawingContext = Pick<PageContext, 'portal' | 'formatter'>;

/** All of it, with shares of a whole, or amounts alone. */
export type ValuedWay = 'parts' | 'amounts';

export interface ServerPart<
  Block extends BlockBase = BlockBase,
  View extends BlockViewBase = BlockViewBase,
> extends KeepingPart<Block> {
  /** Whether it only leads on to other pages: where all others fail it shows nothing. */
  readonly leadsOn?: boolean;
  /** Whether it shows figures of a ledger although its blocks name no call of their own. */
  readonly asksLedger?: boolean;
  /** Whether its drawing says itself that figures of somebody are invented: below those that it begins with. */
  readonly saysInvented?: HoldsFor;
  /** Whether its amounts follow what a reader has them shown as; null, or left out: they stand as they are. */
  valued?(this: void, block: Block): ValuedWay | null;
  /** Whatever it throws concerns this block alone; null where it has nothing to show and need not say so. */
  build(context: PageContext, block: Block): BuiltBlock<View> | Promise<BuiltBlock<View>>;
  /** Whether a part of its blocks can be asked for alone: then nothing else of the page is made. */
  readonly hasParts?: boolean;
  /** The view with names in it marked. */
  markNames?(view: View, marker: NameMarker): View;
  /** The view as it stands by itself on a page of others. */
  alone?(view: View): View;
  /** The view without what its document shows and need not carry again. */
  withoutShown?(view: View): View;
  /** The block as a file: exactly what is seen. */
  download?(context: PageContext, block: Block): Promise<Download>;
  /** What its page shows as a part of a picture for saving, drawn from the same; null where there is nothing to be drawn. */
  picture?(shown: BlockDraft<View>, context: DrawingContext): Picture | null;
  /** The query with which its download is whole, whatever a page shows of it at first; null where it is not offered. */
  wholeDownload?(portal: Portal, block: Block): string | null;
  datasetOf?(view: View): Dataset | null;
  /** What it says of its figures, in sentences that stand by themselves where somebody tells of the page. */
  sayShortly?(view: View): string;
  /** Where the row of a code leads, besides its figures; null: nowhere. */
  leadsTo?(context: PageContext, block: Block, code: string): LeadsTo | null;
  /** The view of an example with what the server draws in it. */
  drawExample?(view: View, portal: Portal, locale: Locale): Promise<View>;
  /** Trees of messages that its views bring themselves: what all pages share goes without them. */
  readonly messages?: readonly string[];
  readonly onward?: Onward;
  /** Feeds of the blocks of this kind on all pages, in one language. */
  feedsOf?(portal: Portal, blocks: readonly Block[], locale: string): Feed[];
}

/** Server parts by the names of their kinds. */
export type ServerParts = Readonly<Record<string, ServerPart>>;
