// What the search finds of the figures, and the words that it knows.

import type { CallingBlock } from './page.ts';
import type { Text } from './words.ts';

/** Members of a dimension that are found, and the page that shows one. */
export interface SearchedMembers {
  readonly dimension: string;
  readonly title: Text;
  readonly page: string;
  readonly query: string;
  /** Attributes that they must have; an empty one they must not have. */
  readonly where: Readonly<Record<string, string>>;
  /** Of those that share the attribute `of` the one whose attribute `by` is the last in order is found; null: each is. */
  readonly latest: { readonly of: string; readonly by: string } | null;
  /** Many are called alike: the attribute and dimension that is shown beside each, and folded words whose bearers stand first. */
  readonly place: { readonly beside: string; readonly first: readonly string[] } | null;
  /** So many digits have longer codes that end with one of these; 0: none. */
  readonly within: number;
  /** The call and the field with the amount of each code: which are in use, and, where it is that of all, what stands beside them; null: none is asked. */
  readonly amount: SearchedAmount | null;
}

export interface SearchedAmount extends Pick<CallingBlock, 'call' | 'with'> {
  readonly field: string;
  /** The field with that of the year before; empty: nothing is said of it. */
  readonly before: string;
}

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
