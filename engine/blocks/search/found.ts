// What a search on a page asks while it is typed into, and what it is answered: the browser's side and the server's agree on it here.

/** Where it is asked. */
export const FOUND_PATH = '/_suggest';

/** How many, in words, and where each leads. */
export interface FoundMembers {
  readonly said: string;
  readonly items: readonly SuggestedMember[];
}

export interface SuggestedMember {
  readonly to: string;
  readonly name: string;
  /** What is told beside the name; empty: nothing. */
  readonly beside: string;
}
