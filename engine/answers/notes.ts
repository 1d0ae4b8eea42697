// What an answer says beside its figures, as JSON: notes, and what a sum is a sum of.

import { exactNumber } from '../language/decimals.ts';
import type { Note } from '../ledger/query/coverage.ts';
import type { Coverage } from '../ledger/query/sumCoverage.ts';

/** Several asks of one call may say the same. */
export function distinctNotes(notes: readonly Note[]): Note[] {
  return [...new Map(notes.map((note) => [JSON.stringify(note), note])).values()];
}

/** What is said beside figures, as JSON, where there is something to say: each distinct note as an object of its code and the values for its words, and what they cover: `{count, of, share, year, from, to}`, months both inclusive, `share` in percent and left out where it is not known. */
export function sayBeside({
  notes = [],
  coverage = null,
}: {
  readonly notes?: readonly Note[];
  readonly coverage?: Coverage | null;
}): { readonly notes?: object[]; readonly coverage?: object } {
  return {
    ...(notes.length > 0 && {
      notes: distinctNotes(notes).map(({ code, words }) => ({ code, ...words })),
    }),
    ...(coverage && { coverage: describeCoverage(coverage) }),
  };
}

function describeCoverage({ count, of, share, year, from, to }: Coverage): object {
  return { count, of, ...(share === null ? {} : { share: exactNumber(share) }), year, from, to };
}
