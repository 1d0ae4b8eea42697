// What is the same on every page: locales, units, menus.

import type {
  BoundsComplete,
  CollectionComplete,
  OutlinesComplete,
  PortalComplete,
  QueryNamesComplete,
  SeriesComplete,
  ValueModeComplete,
} from '../../schemas/complete.ts';
import type { FetchPlan } from './fetched.ts';
import type { Text } from './words.ts';

export type QueryNames = QueryNamesComplete;

/** Documents of the content as entries: how they are called and where they have a page. */
export type Collection = CollectionComplete;

/** How much work and memory the portal takes upon itself at once. */
export type Bounds = BoundsComplete;

/** What amounts can be shown as. */
export type ValueMode = ValueModeComplete;

/** Outlines of the members of a dimension, by code, in a field of whole units. */
export type Outlines = OutlinesComplete;

/** Numbers that amounts are reckoned by. */
export interface ValueSeries extends Omit<SeriesComplete, 'years'> {
  /** Decimals as they are written, by year. */
  readonly years: Readonly<Record<string, string>>;
}

/** How numbers are written in a language. Exact decimal text is written by it, on the server and in the browser alike. */
export interface NumberStyle {
  /** Before decimals. */
  readonly point: string;
  /** Between groups of digits; empty where digits are not grouped. */
  readonly group: string;
  /** Digits of a group, from the decimals on; the last size holds for all further groups. */
  readonly sizes: readonly number[];
  /** Whole numbers of fewer digits are not grouped. */
  readonly least: number;
  readonly minus: string;
}

export interface Locale {
  readonly code: string;
  /** BCP 47 tag for `lang` and formatting. */
  readonly tag: string;
  /** The language's own name. */
  readonly name: string;
  /** First segment of every address in this locale; empty for the default one. */
  readonly prefix: string;
  readonly numbers: NumberStyle;
  /** Form of a date in digits, `DD`, `MM` and `YYYY` in their places. */
  readonly dates: string;
}

/** A unit that amounts can be shown in: amounts are divided by `value`. */
export interface Unit {
  readonly value: number;
  /** Decimals in tables: two as stored, one when scaled. */
  readonly decimals: number;
  readonly short: Text;
  readonly title: Text;
  /** Whether what is more than nothing never reads as nothing: it is less than the least that is shown. */
  readonly least?: boolean;
  /** Decimals in files; left out: as in tables. */
  readonly inFiles?: number;
}

/** A scale word that a person would say ("billion"), used in sentences and key figures. */
export interface SpokenScale {
  readonly value: number;
  readonly short: Text;
  /** Always so many decimals; left out: as many as leave three digits. */
  readonly decimals?: number;
}

/** Where a block of the page starts and ends in the page-level Tab order, both inclusive. */
export interface TabRange {
  readonly from: number;
  readonly to: number;
}

/** What is derived of them, and not as `portal.yaml` has it. */
type Derived = 'locales' | 'spoken' | 'unit' | 'tabOrder' | 'fetch' | 'limits';

export interface Settings extends Omit<PortalComplete, Derived> {
  readonly locales: readonly Locale[];
  /** The largest first. */
  readonly spoken: readonly SpokenScale[];
  /** The unit where the reader chose none; null: that of the largest total of what is shown. */
  readonly defaultUnit: number | null;
  readonly tabOrder: {
    readonly emit: 'dom' | 'attribute';
    readonly blocks: Readonly<Record<string, TabRange>>;
  };
  readonly fetch: FetchPlan | null;
}

export interface MenuItem {
  readonly title: Text;
  /** A page id, or an absolute address for links that leave the portal. */
  readonly to: string;
  readonly tab: number;
  readonly items: readonly MenuItem[];
}

export interface Menus {
  readonly header: readonly MenuItem[];
  readonly sidebar: readonly MenuItem[];
  readonly footer: readonly MenuItem[];
  /** Page-level Tab numbers of the stops that the shell itself has, by name. */
  readonly stops: Readonly<Record<string, number>>;
}
