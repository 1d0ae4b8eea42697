// What a page is made from: the ledger that serves, or the old one that its address names, open until the page is made.

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { LEDGER } from '../addresses/query.ts';
import { ApiProblem } from '../answers/problem.ts';
import type { AnswerCache } from '../api/answerCache.ts';
import { type AnswerSource, type HeldSource, goneSource, isGone } from '../api/oldSources.ts';
import { readQuery } from '../api/routes.ts';

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

/** What files of pages are made with, over the ledger that an address names. */
export type Sourced<Options extends { readonly answerCache: AnswerSource }> = Omit<
  Options,
  'answerCache'
> & { readonly answerCache: AnswerSource };

/** Answers what lies below a path from the ledger that its query names. Where that is not kept the reader gets the problem `ledger-gone`. */
export function mountSourced<Options extends { readonly answerCache: AnswerCache }>(
  app: FastifyInstance,
  path: string,
  options: Options,
  send: (
    options: Sourced<Options>,
    request: FastifyRequest,
    reply: FastifyReply,
  ) => Promise<FastifyReply>,
): void {
  app.get(
    path,
    async (request, reply) =>
      await withSource(options.answerCache, readQuery(request), (source) => {
        if (isGone(source))
          throw new ApiProblem('ledger-gone', { parameter: LEDGER, received: source.asked });
        return send({ ...options, answerCache: source }, request, reply);
      }),
  );
}
