// Measures of a fact: those that are stored, those that are computed from others.

import type { LedgerSpec } from '../../../schemas/types.ts';

type Fact = LedgerSpec['facts'][string];

/** Names of the measures that are stored. */
export function storedIn(fact: Fact): string[] {
  return Object.entries(fact.measures)
    .filter(([, { kind }]) => kind === 'stock' || kind === 'flow')
    .map(([name]) => name);
}

/** Names of the measures that stand in another year or fact. */
export function joinedIn(fact: Fact): string[] {
  return Object.entries(fact.measures)
    .filter(([, { kind }]) => kind === 'joined')
    .map(([name]) => name);
}

/** What a column of a file can show besides measures and fields of the answer. */
export const COLUMN_WORDS = ['code', 'name', 'part', 'period', 'row'];
