// What is the same on every page: locales, units, menus.

import type { FetchPlan } from './fetched.ts';
import type { SearchedMembers } from './searched.ts';
import type { Text } from './words.ts';

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

export interface QueryNames {
  readonly unit: string;
  readonly zoom: string;
  readonly chart: string;
  readonly open: string;
  readonly sort: string;
  readonly find: string;
  readonly lines: string;
  readonly page: string;
  readonly measure: string;
  readonly sum: string;
  readonly indicator: string;
  readonly code: string;
  readonly value: string;
  readonly prices: string;
}

/** Something that amounts can be shown as beside what they are. */
export interface ValueMode {
  /** Its word in the address. */
  readonly value: string;
  /** `share` is a percent of the total of a column, `percent` one of the number of the year, for whole years alone; `each` is divided by that number; `prices` carries to another year by an index. */
  readonly way: 'share' | 'each' | 'prices' | 'percent';
  readonly title: Text;
  /** In captions and sentences; `{year}` is the year of prices. */
  readonly said: Text;
  /** Of prices: what is said of amounts that are not in them; null: nothing. */
  readonly otherwise: Text | null;
  /** In place of the unit of a percentage, behind that of what is divided; null: nothing. */
  readonly unit: Text | null;
  /** Empty for shares. */
  readonly series: string;
  /** The figures of one member are divided by its own attribute. */
  readonly own: {
    readonly dimension: string;
    readonly attribute: string;
    readonly title: Text;
  } | null;
  /** Facts whose amounts are not shown so. */
  readonly without: readonly string[];
}

/** Outlines of the members of a dimension, in a field of whole units. */
export interface Outlines {
  readonly source: { readonly title: Text; readonly url: string };
  readonly width: number;
  readonly height: number;
  /** By code. */
  readonly members: Readonly<Record<string, Outline>>;
}

export interface Outline {
  /** A point within, the farthest from the borders. */
  readonly x: number;
  readonly y: number;
  /** SVG path. */
  readonly path: string;
}

/** Numbers by year that amounts are reckoned by. */
export interface ValueSeries {
  readonly title: Text;
  readonly source: { readonly title: Text; readonly url: string };
  readonly note: Text | null;
  readonly times: number;
  /** Decimals as they are written, by year. */
  readonly years: Readonly<Record<string, string>>;
}

/** Where a block of the page starts and ends in the page-level Tab order, both inclusive. */
export interface TabRange {
  readonly from: number;
  readonly to: number;
}

/** Documents of the content as entries: how they are called and where they have a page. Empty words: there is none. */
export interface Collection {
  readonly name: string;
  /** What one entry is called. */
  readonly title: Text;
  readonly call: string;
  readonly at: string;
  /** Keys in an entry: its name in addresses, what it is called, a sentence, an outer address, its status, further forms of its name, phrases in which these mean something else. */
  readonly fields: {
    readonly key: string;
    readonly name: string;
    readonly about: string;
    readonly url: string;
    readonly status: string;
    readonly forms: string;
    readonly unless: string;
  };
  readonly page: string;
}

export interface Search {
  readonly page: string;
  readonly query: string;
  readonly collections: readonly string[];
  readonly members: readonly SearchedMembers[];
}

/** What machines are told of the figures; empty words: nothing is said. Addresses are names in vocabularies that catalogues share. */
export interface Publication {
  readonly licence: Licence | null;
  readonly frequency: string;
  readonly spatial: string;
  readonly themes: readonly string[];
  /** Language code → its name in the vocabulary. */
  readonly languages: Readonly<Record<string, string>>;
  readonly keywords: readonly Text[];
  /** Of those who publish: their website, and what kind of body they are. */
  readonly url: string;
  readonly kind: string;
  readonly contact: {
    readonly name: Text;
    readonly email: string;
    readonly url: string;
  } | null;
  readonly sources: readonly { readonly title: Text; readonly url: string }[];
  /** Pages whose tables are no data sets. */
  readonly without: readonly string[];
}

export interface Licence {
  /** As lists of open licences have it: `CC-BY-4.0`. */
  readonly name: string;
  readonly title: Text;
  readonly url: string;
  /** Its name in a vocabulary, or the address of its text. */
  readonly term: string;
}

export interface Settings {
  readonly name: Text;
  readonly owner: Text;
  /** Address of the drawing beside the name; empty: none. */
  readonly mark: string;
  readonly about: Text;
  /** Number of the portal's own version; empty: none. */
  readonly release: string;
  readonly trial: Text | null;
  readonly demonstration: Text;
  readonly locales: readonly Locale[];
  readonly units: readonly Unit[];
  readonly spoken: readonly SpokenScale[];
  /** What amounts can be shown as beside what they are. */
  readonly values: readonly ValueMode[];
  /** When a percentage of a plan is said: of plans that are so many percent of all together at least, and up to so many; null: however many. */
  readonly percents: { readonly least: number; readonly most: number | null };
  /** The unit where the reader chose none; null: that of the largest total of what is shown. */
  readonly defaultUnit: number | null;
  readonly queries: QueryNames;
  readonly loadingBar: {
    readonly duration: number;
    readonly tick: number;
    readonly finish: number;
  };
  readonly tabOrder: {
    readonly emit: 'dom' | 'attribute';
    readonly blocks: Readonly<Record<string, TabRange>>;
  };
  readonly home: string;
  readonly notFound: string;
  readonly error: string;
  /** Calls asked once on first load, for every page. */
  readonly firstLoad: readonly string[];
  /** Whose rows stand at the foot of every page, and which amount of them; null: nothing. */
  readonly statistics: { readonly call: string; readonly field: string } | null;
  readonly fetch: FetchPlan | null;
  readonly timeZone: string;
  readonly collections: Readonly<Record<string, Collection>>;
  /** The collection whose entries are marked in texts; empty: none. */
  readonly terms: string;
  readonly search: Search | null;
  /** Sites of others that take a code, by name. */
  readonly services: Readonly<Record<string, Service>>;
  readonly publication: Publication;
  /** Whom to tell of a vulnerability: URIs, the preferred one first, until a day, by UTC. Null: nobody is named. */
  readonly security: { readonly contact: readonly string[]; readonly expires: string } | null;
  readonly assistants: Assistants;
  readonly bounds: Bounds;
}

/** How much work and memory the portal takes upon itself at once. */
export interface Bounds {
  /** Megabytes that all caches of pages, answers and files take together, their keys counted. */
  readonly cacheMegabytes: number;
  /** Pages that nobody has asked before and that are made at the same time. */
  readonly pagesAtOnce: number;
  /** Pages that may wait for their turn; one more is answered with status 503 at once. */
  readonly pagesWaiting: number;
  /** Calls that nobody has asked before and that are answered at the same time. */
  readonly callsAtOnce: number;
  /** Calls that may wait for their turn; one more is answered with status 503 at once. */
  readonly callsWaiting: number;
  /** Files (spreadsheets, PDF, Parquet, downloads) that are made at the same time. */
  readonly filesAtOnce: number;
  /** Files that may wait for their turn; one more is answered with status 503 at once. */
  readonly filesWaiting: number;
  /** Seconds between the signal to end, when `/readyz` begins to answer 503, and the moment when nothing new is taken. */
  readonly drainSeconds: number;
  /** Hours between two looks at the whole ledger that serves, held against its manifest; 0: none. */
  readonly scrubHours: number;
  /** Messages that one address may be sending at the same time. */
  readonly sendersOfAddress: number;
  /** Messages that are taken from one address in an hour. */
  readonly messagesPerHour: number;
  /** Megabytes of messages that are taken from one address in a day. */
  readonly messageMegabytesPerDay: number;
  /** Megabytes that all kept messages take together; past that no message is taken. */
  readonly messageMegabytes: number;
}

/** A site of others. */
export interface Service {
  /** Words of a link to it. */
  readonly title: Text;
  /** `{code}` for the code; empty: nothing leads there. */
  readonly url: string;
}

/** What assistants may ask. */
export interface Assistants {
  /** Calls that are none of their tools. */
  readonly without: readonly string[];
  /** How long an answer may be. */
  readonly characters: number;
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
