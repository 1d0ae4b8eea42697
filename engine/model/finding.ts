// Sentences made from figures, the words that people have for members, and where a row leads.

import type { Condition, Text } from './words.ts';

/** Which rows of a tree are taken: the upper ones, those below them, or those without parts. */
export type RowLevel = 'roots' | 'nodes' | 'leaves';

/** One way to say what was found. */
export interface Said {
  /** Results of the function → the words that they may be. */
  readonly when: Condition;
  /** With results in braces. */
  readonly text: Text;
}

/** A function that looks at figures, what it takes of an answer, and how its results are said. */
export interface Finding {
  readonly tell: string;
  /** Slot of the function → field of the answer. */
  readonly fields: Readonly<Record<string, string>>;
  /** Names that the function gives to rows → their codes. */
  readonly codes: Readonly<Record<string, string>>;
  readonly rows: RowLevel;
  /** What the sum is told as. */
  readonly parts: readonly FindingPart[];
  /** The first that holds is said. */
  readonly texts: readonly Said[];
}

/** A part of a sum, and how it is said where it adds and where it takes away; null: then it belongs to the rest. */
export interface FindingPart {
  /** Rows that it is the sum of; none: what all others leave. */
  readonly codes: readonly string[];
  readonly positive: Text | null;
  readonly negative: Text | null;
}

/** What people call a member. */
export interface Phrase {
  readonly short: Text;
  /** As it stands in a sentence; null: it is not said in one. */
  readonly phrase: Text | null;
}

/** A member of another dimension that belongs to a row: the only one whose attribute says the row's code, or how that begins. */
export interface RowMember {
  readonly dimension: string;
  /** The attribute that says it. */
  readonly by: string;
  /** How many characters of the row's code it says; 0: all. */
  readonly digits: number;
  /** What its other attributes must say. */
  readonly where: Readonly<Record<string, string>>;
}

/** Where a row leads; `{code}` stands for its code, `{member}` for that of its member. */
export interface RowLink {
  readonly page: string;
  /** What must be chosen for rows to lead there. */
  readonly only: Condition;
  readonly with: Readonly<Record<string, string>>;
  readonly query: string;
  /** `id` of the block there that it leads to; empty: the top of the page. */
  readonly part: string;
  /** Without one a row leads nowhere; left out: none is wanted. */
  readonly member?: RowMember;
}
