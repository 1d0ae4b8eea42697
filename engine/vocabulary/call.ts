// A call: one question to the API, declared once and read on both sides.

import type { Condition, Given, Text, Value } from './words.ts';

export interface Param {
  readonly name: string;
  /** The declaration of its values: the name of a filter. */
  readonly filter: string;
  readonly required: boolean;
  readonly list: boolean;
  readonly default: Value | null;
}

export interface Detail {
  readonly param: string;
  readonly levels: Readonly<Record<string, string>>;
}

export interface Ask {
  readonly when: Condition;
  /** In order of preference: the first that has the dimensions and the period answers. */
  readonly facts: readonly string[];
  /** The dimension whose tree is answered; empty for a single total. */
  readonly by: string;
  readonly detail: Detail | null;
  readonly where: Readonly<Record<string, Given>>;
  readonly measures: Readonly<Record<string, string>>;
  /** A row of a list answer: its code and its title. */
  readonly row: { readonly code: string; readonly title: Text } | null;
  /** The points of a series. */
  readonly over: 'month' | 'year';
}

export interface FlatColumn {
  readonly field: string;
  /** Empty: the name of the measure. */
  readonly caption: string;
  /** `code`, `name`, `part`, or a measure of the fact. */
  readonly of: string;
}

/** How an answer is written as rows: CSV, XLSX, JSON by suffix. */
export interface Flat {
  readonly when: Condition;
  readonly columns: readonly FlatColumn[];
  readonly encoding: 'windows-1251' | 'utf-8';
  readonly captions: boolean;
  readonly file: string;
  readonly total: { readonly code: string; readonly name: string };
}

export type AnswerShape = 'tree' | 'list' | 'series' | 'members' | 'periods' | 'exceptions' | 'rows';

export interface Call {
  readonly id: string;
  readonly title: Text;
  /** Path parameters as `:name`. */
  readonly path: string;
  readonly params: readonly Param[];
  readonly asks: readonly Ask[];
  /** Names of the period dialects it takes, in order. */
  readonly period: readonly string[];
  readonly answer: AnswerShape;
  readonly flat: readonly Flat[];
  /** For `members`: the dimension, what it is filtered by, and the names its fields are answered under. */
  readonly members: MembersAsk | null;
  /** For `rows`: which import format writes the answer, by parameter values. */
  readonly formats: readonly { readonly when: Condition; readonly format: string }[];
  readonly example: Readonly<Record<string, Value>>;
}

export interface MembersAsk {
  readonly dimension: string;
  readonly where: Readonly<Record<string, string>>;
  readonly search: string | null;
  readonly fields: Readonly<Record<string, string>>;
  readonly limit: number;
  /** Leaves out codes that are all zeros. */
  readonly withoutZeros: boolean;
}
