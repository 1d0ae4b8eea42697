// A sample of the generated questions of `npm run fuzz`: no call fails on any of them, every answer keeps its schema.

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { fuzz } from '../../scripts/fuzz/fuzz.ts';
import { injectInto } from '../../scripts/fuzz/inject.ts';
import { Judge } from '../../scripts/fuzz/verdict.ts';
import { serveDemonstration, type Served } from '../served.ts';

const COUNT = 100;

describe.each(['product', 'library'] as const)('generated questions to the %s', (which) => {
  let served: Served;
  beforeAll(async () => {
    served = await serveDemonstration(which);
  });
  afterAll(async () => await served.stop());

  it('never fail the server and are always answered by their schema', async () => {
    const { asked, statuses, faults } = await fuzz({
      portal: served.portal,
      count: COUNT,
      seed: 1,
      codes: (dimension) => served.current.get().members.codes(dimension),
      inject: injectInto(served.app),
    });
    expect(
      faults.map(
        ({ call, shot, fault }) => `${call}: ${shot.method} ${shot.url.slice(0, 300)}: ${fault}`,
      ),
    ).toEqual([]);
    expect(asked).toBe(Object.keys(served.portal.calls).length * COUNT);
    expect(statuses['200']).toBeGreaterThan(asked / 10);
    expect(statuses['400']).toBeGreaterThan(asked / 10);
  }, 600_000);

  it('would be found to fail: a schema refuses what is not as declared', async () => {
    const call = Object.values(served.portal.calls).find((one) => one.answer === 'tree')!;
    const shot = { method: 'GET', url: '/api/x', headers: {}, payload: null, form: '' } as const;
    const answer = (statusCode: number, payload: string, type = 'application/json') =>
      ({
        statusCode,
        payload,
        headers: { 'content-type': type, 'access-control-allow-origin': '*' },
      }) as never;
    const judge = new Judge(served.portal);
    expect(judge.fault(call, shot, answer(200, '{"items":[]}'))).toBeNull();
    expect(judge.fault(call, shot, answer(200, '{"items":[{"code":1}]}'))).toContain(
      'breaks its schema',
    );
    expect(judge.fault(call, shot, answer(500, '{}'))).toContain('500');
    expect(judge.fault(call, shot, answer(404, '{}'))).toContain('no problem document');
    expect(
      judge.fault(
        call,
        shot,
        answer(
          503,
          JSON.stringify({ type: 'about:blank', title: 'x', status: 503, code: 'no-ledger' }),
          'application/problem+json',
        ),
      ),
    ).toContain('no announced overload');
  });
});
