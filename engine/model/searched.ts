// What the search finds of the figures, and the words that it knows.

import type { SearchAmountComplete, SearchMembersComplete } from '../../schemas/complete.ts';

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
}
