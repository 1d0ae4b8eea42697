// The form of a call works without scripts: what is filled in goes on to the answer's own address.

import type { FastifyInstance } from 'fastify';

import type { AnswerCache } from '../api/answerCache.ts';
import { ApiProblem } from '../answers/problem.ts';
import { queryOf } from '../api/routes.ts';
import { there } from '../model/lookup.ts';
import { addressOf, fillTrial, TRIAL_PATH } from '../blocks/calls/trial.server.ts';

export function mountTrial(app: FastifyInstance, answerCache: AnswerCache): void {
  app.get(`${TRIAL_PATH}*`, (request, reply) => {
    const { url = '' } = request.raw;
    const { calls } = answerCache.portal;
    const id = decodeURIComponent(url.replace(/\?.*$/s, '').slice(TRIAL_PATH.length));
    const call = Object.hasOwn(calls, id) ? calls[id] : undefined;
    if (call?.method !== 'get') throw new ApiProblem('unknown-path', { received: url });
    const { question, problem } = fillTrial(answerCache.portal, call, queryOf(request));
    if (!question) throw there(problem);
    return reply.header('cache-control', 'no-store').redirect(addressOf(question), 303);
  });
}
