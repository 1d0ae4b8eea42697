// What the search finds of the figures.

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
}
