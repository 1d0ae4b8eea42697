// Sends a generated request to an app without a socket.

import type { FastifyInstance } from 'fastify';

import type { Shot } from './requests.ts';
import type { Response } from './verdict.ts';

export function injectInto(app: FastifyInstance): (shot: Shot) => Promise<Response> {
  return async ({ method, url, headers, payload }) =>
    await app.inject({
      method,
      url,
      headers: { ...headers },
      ...(payload === null ? {} : { payload }),
    });
}
