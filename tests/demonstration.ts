// The demonstration figures, served while the tests of a file run.

import { afterAll, beforeAll } from 'vitest';

import { openPortal } from '../schemas/addresses.ts';
import type { Asking, CallId, Calls } from '../schemas/pages.ts';
import { serveDemonstration, type Served } from './served.ts';

/** Filled before the first test of the file runs, stopped after its last. */
export function servedDemonstration(): Served {
  const served = {} as Served;
  beforeAll(async () => {
    Object.assign(served, await serveDemonstration());
  });
  afterAll(async () => await served.stop());
  return served;
}

/** Asks by the contracts of the portal, as programs do but without a socket. A problem is an error. */
export function askServed(
  served: Served,
): <Id extends CallId>(call: Id, ...asking: Asking<Id>) => Promise<Calls[Id]['answer']> {
  const origin = 'http://portal.invalid';
  const { ask } = openPortal(origin, {
    fetch: async (url) => {
      const { statusCode, payload, headers } = await served.app.inject(url.slice(origin.length));
      return new Response(payload, {
        status: statusCode,
        headers: { 'content-type': String(headers['content-type']) },
      });
    },
  });
  return async (call, ...asking) => {
    const answer = await ask(call, ...asking);
    if (!answer.ok) throw new Error(`${call}: ${JSON.stringify(answer.problem)}`);
    return answer.body;
  };
}
