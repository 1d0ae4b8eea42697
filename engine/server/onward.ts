// Forms of blocks work without scripts: what is filled in goes on to the address that their kind makes of it.

import type { FastifyInstance } from 'fastify';

import { ApiProblem } from '../answers/problem.ts';
import type { AnswerCache } from '../api/answerCache.ts';
import { readPath, readQuery } from '../api/routes.ts';
import type { ServerParts } from '../blocks/contract/part.server.ts';

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
      const address = onward.addressOf(portal, name, readQuery(request));
      if (address === null)
        throw new ApiProblem('unknown-path', { received: request.raw.url ?? '' });
      return reply.header('cache-control', 'no-store').redirect(address, 303);
    });
  }
}
