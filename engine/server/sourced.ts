// What a page is made from: the ledger that serves, or the old one that its address names, open until the page is made.

import { LEDGER } from '../addresses/query.ts';
import { ApiProblem } from '../answers/problem.ts';
import type { AnswerCache } from '../api/answerCache.ts';
import type { AnswerSource, HeldSource } from '../api/answerSource.ts';
import { goneSource } from '../api/oldSources.ts';

/** What `work` makes of the source that the query names. Where its ledger is not kept, the source says so. */
export async function withSource<T>(
  answerCache: AnswerCache,
  query: URLSearchParams,
  work: (source: AnswerSource) => Promise<T>,
): Promise<T> {
  const { source, release } = await heldSource(answerCache, query.get(LEDGER) ?? '');
  try {
    return await work(source);
  } finally {
    release();
  }
}

async function heldSource(answerCache: AnswerCache, id: string): Promise<HeldSource> {
  try {
    return await answerCache.at(id);
  } catch (error) {
    if (error instanceof ApiProblem && error.code === 'ledger-gone')
      return { source: goneSource(answerCache, id), release: () => {} };
    throw error;
  }
}
