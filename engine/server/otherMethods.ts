// What is asked beside pages: forms of blocks without scripts go on to the address that their kind makes; another method than GET where nothing takes it is refused.

import type { FastifyInstance, FastifyRequest } from 'fastify';

import { ApiProblem } from '../answers/problem.ts';
import { readPath, readQuery } from '../api/routes.ts';
import { READS, type Reads } from '../api/otherMethods.ts';
import { findPage } from './findPage.ts';
import { askedLook, withLook } from './lookAs.ts';
import type { PageOptions } from './pages.ts';
import type { AnswerCache } from '../api/answerCache.ts';
import type { ServerParts } from '../blocks/contract/context.server.ts';

const READING: readonly string[] = ['GET', 'HEAD'];

/** Mounted beside the pages, last: `/*` for every other method. Nothing of a body is read. */
export function mountOtherMethods(app: FastifyInstance, options: PageOptions): void {
  const isRead = app.getDecorator<Reads>(READS);
  const isKnown = (path: string) => isRead(path) || isPage(options, path);
  const refusal = (request: FastifyRequest) => {
    const path = readPath(request);
    const isWritten = !READING.includes(request.method);
    return new ApiProblem(isWritten && isKnown(path) ? 'method-not-allowed' : 'unknown-path', {
      received: path,
    });
  };
  app.route({
    method: app.supportedMethods.filter((method) => !READING.includes(method)),
    url: '/*',
    onRequest: (request, reply, done) => {
      const problem = refusal(request);
      if (problem.status === 405) reply.header('allow', READING.join(', '));
      done(problem);
    },
    handler: (request) => {
      throw refusal(request);
    },
  });
  // methods that the router has never heard of, and what its handlers do not find
  app.setNotFoundHandler((request, reply) => {
    const problem = refusal(request);
    if (problem.status === 405) reply.header('allow', READING.join(', '));
    throw problem;
  });
}

function isPage(options: PageOptions, path: string): boolean {
  const { redirect, status } = findPage(options, path, '');
  return redirect !== null || status !== 404;
}

/** Redirects (303) from a form's address to the one that its kind makes; 404 where that makes none. */
export function mountOnward(
  app: FastifyInstance,
  { portal }: AnswerCache,
  parts: ServerParts,
): void {
  for (const { onward } of Object.values(parts)) {
    if (!onward) continue;
    app.get(`${onward.folder}*`, (request, reply) => {
      const name = decodeURIComponent(readPath(request).slice(onward.folder.length));
      const query = readQuery(request);
      const address = onward.addressOf(portal, name, query);
      if (address === null)
        throw new ApiProblem('unknown-path', { received: request.raw.url ?? '' });
      return reply
        .header('cache-control', 'no-store')
        .redirect(withLook(portal, address, askedLook(portal, query)), 303);
    });
  }
}
