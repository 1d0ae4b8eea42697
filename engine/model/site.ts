// What is the same on every page: locales, units, menus; what the search finds, and what a portal asks another one for.

import type {
  BoundsComplete,
  CollectionComplete,
  OutlinesComplete,
  PortalComplete,
  QueryNamesComplete,
  SeriesComplete,
  ValueModeComplete,
  SearchAmountComplete,
  SearchMembersComplete,
} from '../../schemas/complete.ts';
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
  /** The message that says the word in full where it is heard; left out: it is heard as it is written. */
  readonly heard?: string;
  /** Always so many decimals; left out: as many as leave three digits. */
  readonly decimals?: number;
}

/** Where a block of the page starts and ends in the page-level Tab order, both inclusive. */
export interface TabRange {
  readonly from: number;
  readonly to: number;
}

/** What is derived of them, and not as `portal.yaml` has it. */
type Derived = 'demonstration' | 'locales' | 'spoken' | 'unit' | 'tabOrder' | 'fetch' | 'limits';

export interface Settings extends Omit<PortalComplete, Derived> {
  /** Label of demonstration figures. */
  readonly demonstration: Text;
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
  /** Address without language, or an absolute one for links that leave the portal. */
  readonly to: string;
  /** The address whose pages below lie in it: its own, or one above that leads to it. */
  readonly root: string;
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

/** Members of a dimension that are found, and the page that shows one. */
export type SearchedMembers = SearchMembersComplete;

/** The call and the field with the amount of each code: which are in use, and, where it is that of all, what stands beside them. */
export type SearchedAmount = SearchAmountComplete;

/** Words of one language that the search knows. */
export interface SearchWords {
  /** Folded words that say nothing of what is looked for. */
  readonly asides: readonly string[];
  /** Endings of adjectives that are made of names. */
  readonly adjectives: readonly string[];
  /** How its words are written in Latin letters: what words begin with, and other letters; empty: they are not. */
  readonly romanised: Readonly<Record<'first' | 'letters', Readonly<Record<string, string>>>>;
  /** What readers type → what the portal calls it; any of several. */
  readonly synonyms: Readonly<Record<string, readonly string[]>>;
}

/** What tells words of one language that are the same; each is left out where the language has none. */
export interface SpellingWords {
  /** Endings that are cut off. */
  readonly endings?: readonly string[];
  /** Letters that are read as others. */
  readonly same?: Readonly<Record<string, string>>;
  /** Letters of neighbouring alphabets, as this language would write them. */
  readonly foreign?: Readonly<Record<string, string>>;
  /** Letters that take each other's place in the forms of a word, several together. */
  readonly changing?: readonly string[];
  /** Endings of adjectives in the genitive and what they are in the nominative. */
  readonly nominative?: Readonly<Record<string, string>>;
}

export interface ProseElement {
  /** Name of an HTML element. */
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly inside: readonly Prose[];
}

export type Prose = string | ProseElement;

/** Files of one call: its parameters, each with the values it is asked with. */
export interface FetchedExport {
  readonly call: string;
  readonly with: Readonly<Record<string, readonly string[]>>;
}

export interface FetchPlan {
  /** Calls whose answers are imported as they are. */
  readonly lists: readonly string[];
  /** The call whose answer has the codes of groups, by its field of the code. */
  readonly groups: string;
  /** The call that has the keys of a group and a year, and the parameter that says the group. */
  readonly keys: { readonly call: string; readonly by: string };
  /** The call and the field of the last month for which there are figures. */
  readonly last: { readonly call: string; readonly field: string };
  /** Files that need no key. */
  readonly exports: readonly FetchedExport[];
}
