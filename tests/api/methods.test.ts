// What a call is asked by: its own method, a preflight before it from any site, and by no other, whatever is sent with that.

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { listForms } from '../../engine/answers/shapes.ts';
import { listCallAddresses } from '../../engine/api/routes.ts';
import { serveDemonstration, type Served } from '../served.ts';

let served: Served;
beforeAll(async () => {
  served = await serveDemonstration();
});
afterAll(async () => await served.stop());

/** Every address of every call in every form, path parameters filled in. */
function addresses(): { url: string; methods: string }[] {
  return Object.values(served.portal.calls).flatMap((call) =>
    listCallAddresses(call)
      .filter((path) => path.startsWith('/api/'))
      .flatMap((path) =>
        listForms(call).map((form) => ({
          url: `${path.replaceAll(/:\w+/g, '1')}${form === '' ? '' : `/${form}`}`,
          methods: call.method === 'post' ? 'POST' : 'GET, HEAD',
        })),
      ),
  );
}

describe('every address of every call', () => {
  it('lets scripts of other sites ask', async () => {
    const all = addresses();
    expect(new Set(all.map(({ methods }) => methods)).size).toBe(2);
    for (const { url, methods } of all) {
      const { statusCode, headers } = await served.app.inject({
        method: 'OPTIONS',
        url,
        headers: {
          origin: 'https://other.example',
          'access-control-request-method': methods.split(',')[0]!,
          'access-control-request-headers': 'content-type, if-none-match',
        },
      });
      expect([url, statusCode]).toEqual([url, 204]);
      expect(headers['access-control-allow-origin'], url).toBe('*');
      expect(headers['access-control-allow-methods'], url).toContain(methods);
      expect(headers['allow'], url).toContain(methods);
      expect(String(headers['access-control-allow-headers']).toLowerCase()).toMatch(
        /content-type.*if-none-match/,
      );
    }
  });

  it('refuses other methods for the method, not for what is sent', async () => {
    for (const { url, methods } of addresses())
      for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'QUERY'] as const) {
        if (methods.includes(method)) continue;
        for (const type of ['application/json', 'text/plain', '???', '']) {
          const headers = type === '' ? {} : { 'content-type': type };
          // a method that is younger than the types of the library
          const asked = { method: method as 'PUT', url, headers, payload: 'x' };
          const answer = await served.app.inject(asked);
          const what = `${method} ${url} ${type}`;
          expect([what, answer.statusCode]).toEqual([what, 405]);
          expect(answer.headers['allow'], what).toContain(methods);
        }
      }
  });

  it('is not there where nothing is, by any method', async () => {
    for (const method of ['GET', 'POST', 'PUT', 'OPTIONS'] as const)
      expect((await served.app.inject({ method, url: '/api/nothing' })).statusCode).toBe(404);
  });
});
