// Methods that a call does not take, and what browsers ask before a script of another site may ask it (Fetch standard, CORS preflight).

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { API } from '../addresses/reserved.ts';
import { ApiProblem } from '../answers/problem.ts';
import { readPath } from './routes.ts';
import type { Reads } from './watchRoutes.ts';

/** Any site may ask in its reader's browser: nothing here is secret, and nothing is changed. `methods` and `headers` as their headers list them. */
export function preflight(methods: string, headers = ''): Readonly<Record<string, string>> {
  return {
    allow: `${methods}, OPTIONS`,
    'access-control-allow-origin': '*',
    'access-control-allow-methods': methods,
    'access-control-allow-headers': `Accept, Accept-Language, Content-Type, If-None-Match, Traceparent${headers}`,
    'access-control-max-age': '86400',
    'cache-control': 'no-store',
  };
}

/** Answers whatever below `/api/` no route takes: 405 with the methods of the address, 404 where it has none, a preflight with 204. */
export function refuseRest(
  app: FastifyInstance,
  { isRead, isPosted }: Readonly<Record<'isRead' | 'isPosted', Reads>>,
  answerError: (error: unknown, request: FastifyRequest, reply: FastifyReply) => unknown,
): void {
  const refuse = (request: FastifyRequest, reply: FastifyReply) => {
    const path = readPath(request);
    const taken = [...(isRead(path) ? ['GET, HEAD'] : []), ...(isPosted(path) ? ['POST'] : [])];
    const all = taken.join(', ');
    const isKnown = all !== '' && !all.includes(request.method);
    if (isKnown && request.method === 'OPTIONS')
      return reply.headers(preflight(all)).code(204).send();
    if (isKnown) reply.header('allow', `${all}, OPTIONS`);
    const name = isKnown ? 'method-not-allowed' : 'unknown-path';
    return answerError(new ApiProblem(name, { received: path }), request, reply);
  };
  // nothing is read of what nobody takes, and nothing that is wrong with it matters
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_, __, done) => done(null));
    scope.setErrorHandler((_, request, reply) => refuse(request, reply));
    scope.all(`/${API}/*`, refuse);
  });
}
