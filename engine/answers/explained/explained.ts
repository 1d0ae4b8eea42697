// What is told of one figure: what it is, where it comes from, how it was made. Words are ready, in one language.

import type { Amount } from '../answer.ts';
import type { CoverageView } from '../../model/portal.ts';

/** A name in the reader's language, or in the one it is known in. */
export interface ToldName {
  readonly code: string;
  readonly words: string;
  /** The language of the words where it is not the reader's; else empty. */
  readonly lang: string;
}

/** What a figure's code belongs to, or whose figure it is. */
export interface ToldMember extends ToldName {
  /** What the code is one of. */
  readonly title: string;
  /** The page of its figures, without language; empty: there is none. */
  readonly to: string;
}

export interface ToldYear {
  readonly year: number;
  /** By the names of the measures of the history; decimals in the smallest unit. */
  readonly data: Readonly<Record<string, Amount>>;
  /** What the code was called then, where that was another name. */
  readonly name: string;
  /** What the sum of that year is a sum of, where that is not all; else empty. */
  readonly coverage: string;
}

/** The same code over the whole years that are loaded. */
export interface History {
  readonly columns: readonly { readonly measure: string; readonly title: string }[];
  readonly years: readonly ToldYear[];
}

export interface Breach {
  /** The measure whose figure breaks the rule, by its name and title. */
  readonly measure: string;
  readonly title: string;
  readonly words: string;
  /** Whether it is the measure that is explained. */
  readonly own: boolean;
}

export interface ExplainedFigure {
  /** The code is empty for totals and for points in time. */
  readonly name: ToldName;
  /** From the root of the classification down, without the code itself. */
  readonly above: readonly ToldName[];
  /** Null where the figure has no code of one. */
  readonly classification: {
    readonly title: string;
    readonly act: { readonly title: string; readonly url: string } | null;
    /** The page of this code's figures, without language; empty: there is none. */
    readonly to: string;
  } | null;
  readonly measure: {
    readonly name: string;
    readonly title: string;
    /** The phase of the model's roles, and whether it is a plan or what was done in words; empty where neither is said. */
    readonly phase: string;
    readonly phaseWords: string;
    readonly isPercent: boolean;
  };
  /** In the smallest unit, or in percent; null where the figure is not known. */
  readonly exact: Amount;
  /** All digits with their unit. */
  readonly amount: string;
  readonly fact: { readonly name: string; readonly title: string };
  /** Empty where the call has none. */
  readonly period: string;
  /** What else the figure is of: the part of a split, the key. */
  readonly of: readonly ToldMember[];
  /** What its code belongs to in the classifications that it leads to. */
  readonly belongs: readonly ToldMember[];
  /** The day on which the figures came, and until when such figures are loaded. */
  readonly loaded: { readonly date: string; readonly words: string };
  /** What a sum is a sum of; null where it is no such sum. */
  readonly coverage: CoverageView | null;
  readonly breaches: readonly Breach[];
  /** Whether a row without breaches was looked at and has none; else nobody knows. */
  readonly isChecked: boolean;
  /** How it was made, a sentence for each step. */
  readonly made: readonly string[];
  readonly call: { readonly title: string; readonly address: string };
  /** Null where no whole year is loaded. */
  readonly history: History | null;
  readonly ledger: string;
  /** That the figures are invented; empty where they are not. */
  readonly invented: string;
}
