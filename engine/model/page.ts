// A page, its filters, its blocks, and the decisions and charts they name.

import type { Condition, Given, Text } from './words.ts';

export type FilterKind =
  'choice' | 'year' | 'month' | 'quarter' | 'integer' | 'member' | 'text' | 'date';

export interface Option {
  readonly value: string;
  readonly title: Text;
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
  readonly min: number;
  readonly max: number;
  /** The filter that a range begun by this one ends at; empty: it begins none. */
  readonly until: string;
  /** Shown, and sent, only while this holds. */
  readonly only: Condition;
}

export interface PageFilter {
  readonly name: string;
  readonly tab: number;
  /** Narrows the options of a choice on this page; empty: all of them. */
  readonly options: readonly string[];
  readonly default: string;
}

/** Kinds that the server writes out: what they show needs no script. */
export type WrittenKind =
  'text' | 'article' | 'list' | 'codes' | 'sheet' | 'calendar' | 'sitemap' | 'results' | 'calls';
export type BlockKind = 'table' | 'chart' | 'tabs' | 'facts' | 'form' | WrittenKind;

interface BlockBase {
  readonly id: string;
  readonly title: Text | null;
  readonly tab: number;
  readonly only: Condition;
}

export interface Column {
  readonly field: string;
  readonly title: Text | null;
  readonly kind: 'amount' | 'percent' | 'text' | 'number';
  /** 1 stays in sight on the narrowest screen. */
  readonly importance: number;
}

interface CallingBlock extends BlockBase {
  readonly call: string;
  readonly with: Readonly<Record<string, Given>>;
}

export interface TableBlock extends CallingBlock {
  readonly kind: 'table';
  /** The decision that gives the table type code, and with it the columns. */
  readonly type: string;
  readonly columns: readonly string[];
  readonly zoom: boolean;
  readonly download: boolean;
  /** A page id that a row leads to; its path parameter takes the row's code. */
  readonly link: string | null;
}

export interface ChartBlock extends CallingBlock {
  readonly kind: 'chart';
  /** Names of templates; the first is drawn unless the query says otherwise. */
  readonly charts: readonly string[];
  /** The template's slots → fields of the answer. */
  readonly fields: Readonly<Record<string, string>>;
  readonly limit: number;
}

export interface TextBlock extends BlockBase {
  readonly kind: 'text';
  readonly text: string;
}

export interface TabsBlock extends BlockBase {
  readonly kind: 'tabs';
  /** Either a filter whose options are the tabs, or pages. */
  readonly filter: string | null;
  readonly pages: readonly string[];
}

export interface FactsBlock extends CallingBlock {
  readonly kind: 'facts';
  readonly plan: string | null;
  readonly actual: string;
  readonly percent: string | null;
  /** Codes of the rows to show, in this order; empty: all. */
  readonly rows: readonly string[];
}

export interface ArticleBlock extends CallingBlock {
  readonly kind: 'article';
  /** Keys from the answer to the object, or list of objects, that is told. */
  readonly at: string;
  readonly fields: {
    readonly title: string;
    readonly text: readonly string[];
    readonly note: string;
    readonly status: string;
    readonly tree: string;
    readonly levels: string;
    readonly details: readonly string[];
    readonly example: string;
    readonly sources: string;
    readonly related: string;
  };
  /** Where related entries are; empty where there are none. */
  readonly collection: string;
}

export interface ListBlock extends BlockBase {
  readonly kind: 'list';
  readonly collection: string;
  /** Filters with the first letter and with words; empty: none. */
  readonly letters: string;
  readonly search: string;
  readonly numbered: boolean;
}

export interface CodesBlock extends CallingBlock {
  readonly kind: 'codes';
  readonly at: string;
  readonly search: string;
  /** The filter with the code that stands open. */
  readonly code: string;
  readonly figures: {
    readonly collection: string;
    readonly parameter: string;
    readonly field: string;
    readonly query: string;
  } | null;
}

export interface SheetBlock extends CallingBlock {
  readonly kind: 'sheet';
  /** One table for every value of a list of an entry. */
  readonly each: {
    readonly collection: string;
    readonly parameter: string;
    readonly field: string;
    readonly as: string;
  } | null;
}

export interface CalendarBlock extends BlockBase {
  readonly kind: 'calendar';
  readonly form: 'list' | 'timeline' | 'year' | 'event';
  readonly collection: string;
  /** Filters; empty: none. */
  readonly typeFilter: string;
  readonly periodFilter: string;
  /** Collections that events point to; empty: none. */
  readonly periods: string;
  readonly stages: string;
  readonly groups: string;
  readonly executors: string;
  /** The path parameter that names one event. */
  readonly event: string;
}

export interface SitemapBlock extends BlockBase {
  readonly kind: 'sitemap';
}

export interface ResultsBlock extends BlockBase {
  readonly kind: 'results';
  readonly search: string;
  readonly limit: number;
}

export interface CallsBlock extends BlockBase {
  readonly kind: 'calls';
  /** Name under which the chosen call stands in the address. */
  readonly query: string;
  /** First part of a call's name → heading. */
  readonly groups: Readonly<Record<string, Text>>;
}

export interface FormBlock extends BlockBase {
  readonly kind: 'form';
  /** Name of a form of the portal. */
  readonly form: string;
}

export type Block =
  | TableBlock
  | ChartBlock
  | TextBlock
  | TabsBlock
  | FactsBlock
  | ArticleBlock
  | ListBlock
  | CodesBlock
  | SheetBlock
  | CalendarBlock
  | SitemapBlock
  | ResultsBlock
  | CallsBlock
  | FormBlock;

/** A parameter of an address: codes of a dimension, or keys of a collection; the other is empty. */
export interface PathParameter {
  readonly dimension: string;
  readonly collection: string;
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
  readonly parameters: Readonly<Record<string, PathParameter>>;
  /** The path parameter whose name stands with the page's title. */
  readonly subject: string | null;
  readonly redirect: string | null;
  readonly filters: readonly PageFilter[];
  /** The decision that gives the loaded period this page's defaults come from. */
  readonly loaded: string | null;
  readonly blocks: readonly Block[];
  readonly scrollToTop: boolean;
  readonly status: number;
}

export type DecisionGives = 'text' | 'period' | 'table';

export interface DecisionRow {
  readonly when: Condition;
  readonly then: Readonly<{
    value: string;
    columns: readonly Column[];
    table: string;
    side: string;
  }>;
}

/** A when → then table; the first row that holds decides. */
export interface Decision {
  readonly name: string;
  readonly title: Text;
  readonly gives: DecisionGives;
  readonly rows: readonly DecisionRow[];
}

export interface Chart {
  readonly name: string;
  readonly title: Text;
  readonly language: 'vega' | 'vega-lite';
  readonly needs: readonly string[];
  /** Which rows of a tree are drawn. */
  readonly rows: 'roots' | 'nodes' | 'all';
  readonly spec: Readonly<Record<string, unknown>>;
}
