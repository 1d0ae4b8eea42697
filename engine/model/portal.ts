// The vocabulary of the engine: what a configured portal is once it has been read, linked and normalized.

import type { RedirectSpec } from '../../schemas/types.ts';
import type { Call } from './call.ts';
import type { Form } from './readerForm.ts';
import type { Phrase, Chart, Decision, Filter, Page } from './page.ts';
import type { Format, Model } from './ledger.ts';
import type {
  Prose,
  SearchWords,
  SpellingWords,
  Menus,
  Outlines,
  Settings,
  ValueSeries,
} from './site.ts';
import type { Messages } from './words.ts';

export type * from './words.ts';
export type * from './site.ts';
export type * from './page.ts';
export type * from './call.ts';
export type * from './readerForm.ts';
export type * from './ledger.ts';
export type * from './view.ts';
export type * from './shell.ts';
export type * from './told.ts';

/** A whole configured site. */
export interface Portal {
  readonly settings: Settings;
  readonly menus: Menus;
  readonly filters: Readonly<Record<string, Filter>>;
  readonly pages: Readonly<Record<string, Page>>;
  /** Old names in the query of addresses, with what they mean now. */
  readonly redirects: Readonly<Record<string, RedirectSpec>>;
  readonly calls: Readonly<Record<string, Call>>;
  readonly decisions: Readonly<Record<string, Decision>>;
  readonly charts: Readonly<Record<string, Chart>>;
  readonly forms: Readonly<Record<string, Form>>;
  readonly model: Model;
  readonly formats: readonly Format[];
  /** dimension → code → what people call the member */
  readonly phrases: Readonly<Record<string, Readonly<Record<string, Phrase>>>>;
  /** Numbers by year that amounts are reckoned by, by the name of their file. */
  readonly series: Readonly<Record<string, ValueSeries>>;
  /** Outlines of members for maps, by dimension. */
  readonly outlines: Readonly<Record<string, Outlines>>;
  /** locale → message tree */
  readonly messages: Readonly<Record<string, Messages>>;
  /** locale → how its words are compared */
  readonly spelling: Readonly<Record<string, SpellingWords>>;
  /** locale → words that the search leaves out or takes for others */
  readonly searchWords: Readonly<Record<string, SearchWords>>;
  /** text id → its elements in each locale it exists in */
  readonly texts: Readonly<Record<string, Readonly<Record<string, readonly Prose[]>>>>;
  /** JSON of the content below `content`, by its path without the ending. */
  readonly documents: Readonly<Record<string, unknown>>;
  /** Schemas of the content and the words in it, by their path without the ending. */
  readonly shapes: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** Hash of everything above: answers and assets made from it carry it. */
  readonly version: string;
}
