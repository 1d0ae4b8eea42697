// What an answer says beside its figures, as JSON.

import type { Note } from '../ledger/query/coverage.ts';

/** Several asks of one call may say the same. */
export function distinctNotes(notes: readonly Note[]): Note[] {
  return [...new Map(notes.map((note) => [JSON.stringify(note), note])).values()];
}

export function sayNotes(notes: readonly Note[]): object[] {
  return distinctNotes(notes).map((note) => ({ code: note.code, ...note.words }));
}
