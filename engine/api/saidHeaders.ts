// Headers of answers that say what rows cannot say of themselves.

import type { Answer } from '../answers/answer.ts';
import type { Note } from '../ledger/query/coverage.ts';

/** What a sum is a sum of, and notes. */
export function saidHeaders(answer: Answer): Record<string, string> {
  if (answer.holds === 'records') return {};
  const { coverage } = answer;
  const notes = answer.holds === 'source' ? [] : answer.notes;
  return {
    ...(coverage ? { 'x-coverage': `${coverage.count}/${coverage.of}` } : {}),
    ...(notes.length > 0 ? { 'portal-notes': notes.map(noteInHeader).join(', ') } : {}),
  };
}

function noteInHeader({ code, words }: Note): string {
  const said = Object.entries(words).map(
    ([name, value]) => `${name}=${encodeURIComponent(String(value))}`,
  );
  return [code, ...said].join(';');
}
