// A page, its filters, its blocks, and the decisions and charts they name.

import type { Condition, Given, Text } from './words.ts';

export type FilterKind = 'choice' | 'year' | 'month' | 'quarter' | 'integer' | 'member' | 'text' | 'date';

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

export type BlockKind = 'table' | 'chart' | 'text' | 'tabs' | 'facts';

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

export type Block = TableBlock | ChartBlock | TextBlock | TabsBlock | FactsBlock;

export interface Page {
  /** The path of its file below `pages`, without the ending: `section/topic`. */
  readonly id: string;
  /** Without a locale prefix, parameters as `:name`. */
  readonly path: string;
  readonly title: Text;
  readonly about: Text | null;
  readonly parameters: Readonly<Record<string, { readonly dimension: string }>>;
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
  readonly then: Readonly<{ value: string; columns: readonly Column[]; table: string; side: string }>;
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
