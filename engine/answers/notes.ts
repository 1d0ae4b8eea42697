// What an answer says beside its figures, as JSON: notes, and what a sum is a sum of.

import { exactNumber } from '../language/decimals.ts';
import type { Note } from '../ledger/query/coverage.ts';
import type { Coverage } from '../ledger/query/sumCoverage.ts';

/** Several asks of one call may say the same. */
export function distinctNotes(notes: readonly Note[]): Note[] {
  return [...new Map(notes.map((note) => [JSON.stringify(note), note])).values()];
}

/** Each distinct note as an object of its code and the values for its words. */
export function sayNotes(notes: readonly Note[]): object[] {
  return distinctNotes(notes).map((note) => ({ code: note.code, ...note.words }));
}

/** `{count, of, share, year, from, to}`: months are both inclusive, `share` in percent is left out where it is not known. */
export function sayCoverage({ count, of, share, year, from, to }: Coverage): object {
  return { count, of, ...(share === null ? {} : { share: exactNumber(share) }), year, from, to };
}
