// Headers of answers that say what rows cannot say of themselves.

import type { Answer } from '../answers/answer.ts';
import type { Ledger } from '../ledger/ledger.ts';
import type { Note } from '../ledger/query/coverage.ts';
import type { Coverage } from '../ledger/query/sumCoverage.ts';
import type { CachedResponse } from './cachedResponse.ts';

/** What a sum is a sum of, and notes. */
export function saidHeaders(answer: Answer): Record<string, string> {
  const { coverage, notes } = { coverage: null, notes: [], ...answer };
  return buildAnswerHeaders(coverage, notes);
}

/** What a sum covers (`x-coverage`: how many entities of how many) and what is told of the answer (`portal-notes`), each where there is something to say. */
export function buildAnswerHeaders(
  coverage: Coverage | null,
  notes: readonly Note[],
): Record<string, string> {
  return {
    ...(coverage ? { 'x-coverage': `${coverage.count}/${coverage.of}` } : {}),
    ...(notes.length > 0 ? { 'portal-notes': notes.map(noteInHeader).join(', ') } : {}),
  };
}

/** What is kept beside an answer: whose figures these are, and what they cannot say. */
export function saidBeside(ledger: Ledger, answer: Answer): Pick<CachedResponse, 'mark' | 'said'> {
  const { id, manifest } = ledger;
  const said = { notes: [], coverage: null, period: null, ...answer };
  return {
    mark: ledger.mark,
    said: {
      ledger: id,
      created: manifest.created,
      notes: said.notes,
      coverage: said.coverage,
      period: said.period,
    },
  };
}

function noteInHeader({ code, words }: Note): string {
  const said = Object.entries(words).map(
    ([name, value]) => `${name}=${encodeURIComponent(String(value))}`,
  );
  return [code, ...said].join(';');
}
