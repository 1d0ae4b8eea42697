// Methods that a call does not take, and what browsers ask before a script of another site may ask it (Fetch standard, CORS preflight).

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { API } from '../addresses/reserved.ts';
import { ApiProblem } from '../answers/problem.ts';
import { readPath } from './routes.ts';
import { compileRoutes, type RouteMatcher } from '../addresses/routes.ts';

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

/** Under this name an app has what `watchRoutes` tells, of whatever is mounted on it. */
export const READS = 'reads';
export type Reads = (path: string) => boolean;

/** Watches routes mounted from now on, and finds what answers at a path. A bare `/*` and the folders `without` do not count. */
export function watchRoutes(
  app: FastifyInstance,
  without: readonly string[] = [],
  asked = 'GET',
): Reads {
  const patterns: { readonly path: string }[] = [];
  const folders: string[] = [];
  let matcher: RouteMatcher<{ readonly path: string }> | null = null;
  app.addHook('onRoute', ({ method, url }) => {
    if (![method].flat().includes(asked) || url === '/*' || without.includes(url)) return;
    if (url.endsWith('/*')) folders.push(url.slice(0, -1));
    else patterns.push({ path: withWholeSteps(url) });
  });
  return (path) => {
    matcher ??= compileRoutes(patterns);
    return matcher(path) !== null || folders.some((folder) => path.startsWith(folder));
  };
}

/** A step that has a parameter anywhere in it is one whole: `/table-:number.json` → `/:step`. */
function withWholeSteps(url: string): string {
  const steps = url.split('/');
  return steps.map((step) => (step.includes(':') ? ':step' : step)).join('/');
}
