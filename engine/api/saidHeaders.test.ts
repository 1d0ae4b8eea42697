// What is said beside an answer in its headers, of every kind of answer.

import { expect, it } from 'vitest';

import type { Answer } from '../answers/answer.ts';
import type { Coverage } from '../ledger/query/sumCoverage.ts';
import type { Ledger } from '../ledger/ledger.ts';
import { buildAnswerHeaders, saidBeside, saidHeaders } from './saidHeaders.ts';

const coverage = (count: number, of: number, whole: boolean): Coverage => ({
  dimension: 'branch',
  count,
  of,
  kinds: [],
  drawn: true,
  keys: [],
  share: null,
  year: 2024,
  from: 1,
  to: 12,
  whole,
});
const NOTES = [
  { code: 'joined-year', words: { year: 2023, fact: 'a b' } },
  { code: 'nothing-found', words: {} },
] as const;

it.each([
  [coverage(1, 3, false), '1/3'],
  [coverage(0, 3, false), '0/3'],
  [coverage(2, 3, true), '2/3'],
  [coverage(3, 3, true), '3/3'],
])('a sum says of how many it is, whole or not: %#', (told, written) => {
  expect(buildAnswerHeaders(told, [])).toEqual({ 'x-coverage': written });
});

it('notes are told with their words, and nothing where there is nothing', () => {
  expect(buildAnswerHeaders(null, NOTES)).toEqual({
    'portal-notes': 'joined-year;year=2023;fact=a%20b, nothing-found',
  });
  expect(buildAnswerHeaders(null, [])).toEqual({});
});

const base = { notes: NOTES, coverage: coverage(1, 2, false), period: null };
it.each<[string, Answer, string[]]>([
  [
    'figures',
    { holds: 'figures', arrangement: 'rows', items: [], ...base },
    ['x-coverage', 'portal-notes'],
  ],
  ['a flow', { holds: 'flow', nodes: [], links: [], ...base }, ['x-coverage', 'portal-notes']],
  ['a document', { holds: 'document', text: '{}' }, []],
  [
    'source',
    {
      holds: 'source',
      header: [],
      rows: [],
      separator: ';',
      newline: '\n',
      file: 'a',
      coverage: base.coverage,
    },
    ['x-coverage'],
  ],
  ['records', { holds: 'records', items: [] }, []],
])('%s say what they have', (_, answer, names) => {
  expect(Object.keys(saidHeaders(answer))).toEqual(names);
});

const MARK = { name: 'demonstration', words: { en: 'Invented.' } };

it('who asks in the process is told the ledger, when it was made, and the same', () => {
  const ledger = { id: 'x', mark: MARK, manifest: { created: 'then' } };
  const answer: Answer = { holds: 'figures', arrangement: 'rows', items: [], ...base };
  expect(saidBeside(ledger as unknown as Ledger, answer)).toEqual({
    mark: MARK,
    said: { ledger: 'x', created: 'then', notes: NOTES, coverage: base.coverage, period: null },
  });
});
