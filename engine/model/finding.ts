// Sentences made from figures, the words that people have for members, and where a row leads.

import type {
  FindingComplete,
  FindingPartComplete,
  PhraseComplete,
  RowLinkComplete,
  RowMemberComplete,
  SaidComplete,
} from '../../schemas/complete.ts';

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
