// A page, its filters, its blocks, and the decisions and charts they name.

import type {
  ChartComplete,
  DecideComplete,
  FilterListComplete,
  FindingComplete,
  FindingPartComplete,
  PhraseComplete,
  RowLinkComplete,
  RowMemberComplete,
  SaidComplete,
} from '../../schemas/complete.ts';
import type { Condition, Given, Text } from './words.ts';

export type FilterKind =
  'choice' | 'year' | 'month' | 'quarter' | 'day' | 'integer' | 'member' | 'text' | 'date';

export interface Option {
  readonly value: string;
  /** Other spellings of the value, taken for it wherever one is read. */
  readonly also: readonly string[];
  readonly title: Text;
  /** As the line of choices says it; null: by its title, and only where a reader has chosen it. */
  readonly phrase: Text | null;
  /** As a sentence says whose something is; null: by its phrase or title. */
  readonly genitive: Text | null;
}

export interface Filter {
  readonly name: string;
  readonly title: Text;
  readonly query: string;
  readonly kind: FilterKind;
  readonly options: readonly Option[];
  /** A value, or `first` and `latest` for parts of a period. Empty: nothing is chosen. */
  readonly default: string;
  /** The dimension whose codes a `member` filter takes, or whose names stand for the numbers of an `integer` filter. */
  readonly dimension: string;
  /** Other dimensions of which a `member` filter takes codes too. */
  readonly or: readonly string[];
  /** The sign between codes that lead down to one; empty: it takes one code. */
  readonly joined: string;
  readonly min: number;
  readonly max: number;
  /** Whether a `date` filter takes a month too, for all of its days. */
  readonly months: boolean;
  /** The filter that a range begun by this one ends at; empty: it begins none. */
  readonly until: string;
  /** Shown, and sent, only while this holds. */
  readonly only: Condition;
}

/** Several values of one filter: its name is repeated in the address. */
export type FilterList = FilterListComplete;

export interface PageFilter {
  readonly name: string;
  readonly tab: number;
  /** Null: it takes one value. */
  readonly list: FilterList | null;
  /** Narrows the options of a choice on this page; empty: all of them. */
  readonly options: readonly string[];
  readonly default: string;
}

/** A block by the rows of a decision; null where a row gives it no fields. */
export interface DecidedBlock {
  readonly decision: string;
  readonly blocks: readonly (BlockBase | null)[];
}

/** What every block has; each kind adds its own in its room. */
export interface BlockBase {
  readonly kind: string;
  readonly id: string;
  readonly title?: Text;
  /** What its heading says of its figures; where nothing is found: its title. */
  readonly finding?: Finding;
  readonly tab: number;
  readonly only?: Condition;
  /** Where a decision gives its fields: the block as each of its rows has it; left out: it has its own. */
  readonly decided?: DecidedBlock;
  /** How many of the twelve columns of its page it takes on a wide screen. */
  readonly span: number;
  /** Whether it stands in the head of its page, before what can be chosen. */
  readonly head: boolean;
  /** The area under which its failure is listed in the state of its page. */
  readonly area?: string;
  /** Whether others may show it on their sites and save it as a picture. */
  readonly embed: boolean;
  /** Filters that readers choose by its links: the filter line carries them along unseen. */
  readonly chosenByLinks: readonly string[];
  /** Whether it marks the present day, so that its page changes at midnight. */
  readonly marksToday: boolean;
  /** Its rows open where they stand: others lead to them there. */
  readonly opensRows?: true;
  /** Questions that it answers, each at a query of its page: the search finds them. */
  readonly asks?: readonly { readonly title: Text; readonly query: string }[];
}

export interface Column {
  readonly field: string;
  readonly title: Text | null;
  /** A share is one of the whole of its field; a change is written with its sign. */
  readonly kind: 'amount' | 'percent' | 'text' | 'number' | 'share' | 'change';
  /** 1 stays in sight on the narrowest screen. */
  readonly importance: number;
}

/** A block of a kind: what is written of it, complete, and what its page gives it. */
export type CompleteBlock<Written extends { readonly kind: string }> = BlockBase & {
  readonly [Key in keyof Omit<Written, Exclude<keyof BlockBase, 'kind'>>]: Key extends 'fields'
    ? Exclude<Written[Key], DecideComplete>
    : Written[Key];
};

/** A block that shows the answer of a call. */
export interface CallingBlock extends BlockBase {
  readonly call: string;
  readonly with: Readonly<Record<string, Given>>;
}

/** A parameter of an address: codes of a dimension, or keys of a collection; the other is empty. */
export interface PathParameter {
  readonly dimension: string;
  readonly collection: string;
}

/** What the main heading of a page is made from. */
export interface PageHeading extends Pick<CallingBlock, 'call' | 'with'> {
  /** What is found in the answer, and how it is said. */
  readonly finding: Finding;
}

export interface Page {
  /** The path of its file below `pages`, without the ending: `section/topic`. */
  readonly id: string;
  /** Name of its route: the id unless another is written. */
  readonly name: string;
  /** Without a locale prefix, parameters as `:name`. */
  readonly path: string;
  readonly title: Text;
  readonly about: Text | null;
  /** The main heading as a sentence made from figures; null: the title. */
  readonly heading: PageHeading | null;
  /** Whether it takes the whole width, without the sidebar. */
  readonly wide: boolean;
  readonly parameters: Readonly<Record<string, PathParameter>>;
  /** The page that stands at an address whose parameters name nothing; null: the portal's own. */
  readonly missing: string | null;
  /** Values of path parameters that an address may leave out, of this page and of those below it. */
  readonly otherwise: Readonly<Record<string, string>>;
  /** The path parameter whose name is the main heading, below the page's title; null: the title is. */
  readonly subject: string | null;
  readonly redirect: string | null;
  /** The page that this one is another address of; null: none. */
  readonly sameAs: string | null;
  /** Place in the Tab order of what opens the filters. */
  readonly choicesTab: number;
  readonly filters: readonly PageFilter[];
  /** The decision that gives the loaded period this page's defaults come from. */
  readonly loaded: string | null;
  readonly blocks: readonly BlockBase[];
  /** What stands in their place where it is read in easy language; empty: it has no such version. */
  readonly easy: readonly BlockBase[];
  readonly scrollToTop: boolean;
  readonly status: number;
}

/** Ids of the pages that are tabs of a page: whatever their kind is called, its blocks list them under `pages`. */
export function listTabPages({ blocks }: Pick<Page, 'blocks'>): string[] {
  return blocks.filter(hasTabPages).flatMap(({ pages }) => pages.map(({ page }) => page));
}

function hasTabPages(
  block: BlockBase,
): block is BlockBase & { readonly pages: readonly { readonly page: string }[] } {
  return 'pages' in block && Array.isArray(block.pages);
}

export type DecisionGives = 'text' | 'list' | 'period' | 'table';

export interface DecisionRow {
  readonly when: Condition;
  readonly then: Readonly<{
    value: string;
    /** Of a list: all its words; of a text: the one. */
    values: readonly string[];
    columns: readonly Column[];
    /** The fields of other blocks, by their slots. */
    fields: Readonly<Record<string, string>>;
    table: string;
    side: string;
    /** Of a period: the table whose figures a page is to open with as well, on the same side; empty: none. */
    opens: string;
  }>;
}

/** A when → then table; the first row that holds decides. */
export interface Decision {
  readonly name: string;
  readonly title: Text;
  readonly gives: DecisionGives;
  readonly rows: readonly DecisionRow[];
}

export interface Chart extends ChartComplete {
  readonly name: string;
  readonly title: Text;
}

/** Which rows of a tree are taken: the upper ones, those below them, or those without parts. */
export type RowLevel = FindingComplete['rows'];

/** One way to say what was found: where results of the function are such words, a text with results in braces. */
export type Said = SaidComplete;

/** A function that looks at figures, what it takes of an answer, and how its results are said; the first text that holds. */
export interface Finding extends Omit<FindingComplete, 'text'> {
  readonly texts: readonly Said[];
}

/** A part of a sum: what rows it is of (all that others leave), and how it is said where it adds and where it takes away; not said, it belongs to the rest. */
export type FindingPart = FindingPartComplete;

/** A member of another dimension that belongs to a row: the only one whose attribute says the row's code, or how that begins. */
export type RowMember = RowMemberComplete;

/** Where a row leads; `{code}` stands for its code, `{member}` for that of its member. */
export type RowLink = RowLinkComplete;

/** What people call a member, and how it stands in a sentence; without that it is not said in one. */
export type Phrase = PhraseComplete;

/** Places that are filled with a number alone: what is counted stands beside them. */
export const BARE_PLACES: readonly string[] = [
  'of',
  'count',
  'place',
  'ofHundred',
  'perHundred',
  'years',
];
