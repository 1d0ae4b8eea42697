// The form of a call works without scripts: what is filled in goes on to the answer's own address.

import type { FastifyInstance } from 'fastify';

import type { AnswerCache } from '../api/answerCache.ts';
import { ApiProblem } from '../answers/problem.ts';
import { queryOf } from '../api/routes.ts';
import { addressOf, fillTrial, TRIAL_PATH } from '../blocks/calls/trial.server.ts';

export function mountTrial(app: FastifyInstance, answerCache: AnswerCache): void {
  app.get(`${TRIAL_PATH}*`, (request, reply) => {
    const id = decodeURIComponent(request.raw.url!.split('?')[0]!.slice(TRIAL_PATH.length));
    const call = Object.hasOwn(answerCache.portal.calls, id) ? answerCache.portal.calls[id]! : null;
    if (!call || call.method !== 'get')
      throw new ApiProblem('unknown-path', { received: request.raw.url! });
    const { question, problem } = fillTrial(answerCache.portal, call, queryOf(request));
    if (!question) throw problem!;
    return reply.header('cache-control', 'no-store').redirect(addressOf(question), 303);
  });
}
