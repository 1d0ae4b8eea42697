// What every block of one page view is made from.

import type { AnswerAsking } from '../../answers/answerService.ts';
import type { Ledger } from '../../ledger/ledger.ts';
import type { Page, Portal, Text } from '../../model/portal.ts';
import type { PageState } from '../../state/pageState.ts';
import type { ReadValues } from '../../state/readFilters.ts';
import type { FailureLog } from './failure.server.ts';
import type { ServerParts } from './part.server.ts';
import type { LocaleFormatter } from '../../language/localeFormatter.ts';

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
