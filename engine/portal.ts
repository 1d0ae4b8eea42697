// The vocabulary of the engine: what a configured portal is once it has been read, linked and normalized.

import type { Call } from './vocabulary/call.ts';
import type { Form } from './vocabulary/form.ts';
import type { Format, Model } from './vocabulary/ledger.ts';
import type { Chart, Decision, Filter, Page } from './vocabulary/page.ts';
import type { Menus, Settings } from './vocabulary/site.ts';
import type { Text } from './vocabulary/words.ts';

export type * from './vocabulary/words.ts';
export type * from './vocabulary/site.ts';
export type * from './vocabulary/page.ts';
export type * from './vocabulary/call.ts';
export type * from './vocabulary/form.ts';
export type * from './vocabulary/ledger.ts';
export type * from './vocabulary/view.ts';

/** A whole configured site. */
export interface Portal {
  readonly settings: Settings;
  readonly menus: Menus;
  readonly filters: Readonly<Record<string, Filter>>;
  readonly pages: Readonly<Record<string, Page>>;
  readonly calls: Readonly<Record<string, Call>>;
  readonly decisions: Readonly<Record<string, Decision>>;
  readonly charts: Readonly<Record<string, Chart>>;
  readonly forms: Readonly<Record<string, Form>>;
  readonly model: Model;
  readonly formats: readonly Format[];
  /** locale → message tree */
  readonly messages: Readonly<Record<string, Messages>>;
  /** text id → Markdown in each locale it exists in */
  readonly texts: Readonly<Record<string, Text>>;
  /** JSON of the content below `content`, by its path without the ending. */
  readonly documents: Readonly<Record<string, unknown>>;
  /** Schemas of the content and the words in it, by their path without the ending. */
  readonly shapes: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** Hash of everything above: answers and assets made from it carry it. */
  readonly version: string;
}

export interface Messages {
  readonly [key: string]: string | Messages;
}
