// The form of a call works without scripts: what is filled in goes on to the answer's own address.

import type { FastifyInstance } from 'fastify';

import type { Desk } from '../api/desk.ts';
import { ApiProblem } from '../api/problem.ts';
import { queryOf } from '../api/routes.ts';
import { addressOf, fillTrial } from './view/trial.ts';

export const TRIAL_PATH = '/_call/';

export function mountTrial(app: FastifyInstance, desk: Desk): void {
  app.get(`${TRIAL_PATH}*`, (request, reply) => {
    const id = decodeURIComponent(request.raw.url!.split('?')[0]!.slice(TRIAL_PATH.length));
    const call = Object.hasOwn(desk.portal.calls, id) ? desk.portal.calls[id]! : null;
    if (!call || call.method !== 'get')
      throw new ApiProblem('unknown-path', { received: request.raw.url! });
    const { question, problem } = fillTrial(desk.portal, call, queryOf(request));
    if (!question) throw problem!;
    return reply.header('cache-control', 'no-store').redirect(addressOf(question), 303);
  });
}
