// What is asked by another method than GET where nothing takes it: refused as a page to readers, as a problem to machines.

import type { FastifyInstance, FastifyRequest } from 'fastify';

import { ApiProblem } from '../answers/problem.ts';
import { readPath } from '../api/routes.ts';
import { READS, type Reads } from '../api/watchRoutes.ts';
import { findPage } from './findPage.ts';
import type { PageOptions } from './pages.ts';

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
