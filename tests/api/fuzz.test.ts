// What `npm run fuzz` tries, in small: nothing is found in the portal as it is, and every mutation of its answers is found.

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { CurrentLedger } from '../../engine/ledger/current.ts';
import { buildSite } from '../../engine/server/site.ts';
import { injectInto } from '../../scripts/fuzz/inject.ts';
import type { Shot } from '../../scripts/fuzz/requests.ts';
import type { Response } from '../../scripts/fuzz/verdict.ts';
import { tryAll, type Tried } from '../../scripts/fuzz/whole.ts';
import { SERVER_PARTS } from '../../site/parts.server.ts';
import { drawnAtOnce } from '../marked.ts';
import { serveDemonstration, SILENT, type Served } from '../served.ts';

type Ask = (shot: Shot) => Promise<Response>;

interface Tries {
  readonly count: number;
  readonly only?: readonly string[];
  readonly change?: (ask: Ask) => Ask;
  readonly now?: () => number;
  readonly megabytes?: number;
}

interface Ground {
  readonly served: Served;
  readonly attempt: (tries: Tries) => Promise<Tried>;
  readonly stop: () => Promise<void>;
}

async function groundOf(which: 'product' | 'library'): Promise<Ground> {
  const served = await serveDemonstration(which);
  const current = new CurrentLedger(served.folder, served.portal.model, SILENT);
  await current.start();
  const { built, remove } = drawnAtOnce();
  const { portal } = served;
  const site = await buildSite({ portal, current, built, parts: SERVER_PARTS, log: false });
  const attempt = async ({ count, only = [], change = (ask) => ask, ...tries }: Tries) =>
    await tryAll({
      portal,
      codes: (dimension) => current.get().members.codes(dimension),
      ask: change(injectInto(site)),
      count,
      seed: 1,
      only,
      // a clock that does not move, so that a busy machine is not found
      pace: { now: tries.now ?? (() => 0), slowest: 100 },
      memory: { now: () => tries.megabytes ?? 0, most: 1000 },
      said: () => {},
    });
  const stop = async () => {
    await site.close();
    await current.stop();
    remove();
    await served.stop();
  };
  return { served, attempt, stop };
}

describe.each(['product', 'library'] as const)('the %s', (which) => {
  let ground: Ground;
  beforeAll(async () => {
    ground = await groundOf(which);
  });
  afterAll(async () => await ground.stop());

  it('answers whatever is asked as it has to', async () => {
    const { asked, faults } = await ground.attempt({ count: 40 });
    expect(faults).toEqual([]);
    expect(asked).toBeGreaterThan(Object.keys(ground.served.portal.calls).length * 40);
  }, 900_000);
});

describe('what would be found', () => {
  const CALL = 'reports/incomes';
  let ground: Ground;
  beforeAll(async () => {
    ground = await groundOf('product');
  });
  afterAll(async () => await ground.stop());

  /** Faults of one call, answered as the mutation answers. */
  const found = async (change: (ask: Ask) => Ask, tries: Partial<Tries> = {}) => {
    const { faults } = await ground.attempt({ count: 40, only: [idOf(CALL)], change, ...tries });
    return faults.join('\n');
  };
  /** Any tree of figures that has files. */
  const idOf = (wanted: string) =>
    wanted in ground.served.portal.calls
      ? wanted
      : (Object.values(ground.served.portal.calls).find(
          ({ answer, flat, method }) => answer === 'tree' && flat.length > 0 && method === 'get',
        )?.id ?? '');

  it('is nothing, where nothing is changed', async () => {
    expect(await found((ask) => ask)).toBe('');
  });

  const inJson =
    (change: (text: string) => string): ((ask: Ask) => Ask) =>
    (ask) =>
    async (shot) => {
      const answer = await ask(shot);
      const isChanged =
        answer.statusCode === 200 &&
        isPlain(answer, 'application/json') &&
        !shot.url.startsWith('/api/openapi');
      return isChanged ? withPayload(answer, change(answer.payload)) : answer;
    };
  const accepting =
    (isBad: (shot: Shot) => boolean): ((ask: Ask) => Ask) =>
    (ask) =>
    async (shot) =>
      isBad(shot)
        ? await ask({ ...shot, url: shot.url.replace(/\?.*$/, '?year=2025') })
        : await ask(shot);

  it.each<[string, (ask: Ask) => Ask, RegExp]>([
    [
      'amounts that are texts',
      inJson((text) => text.replaceAll(/:(-?\d+\.\d+)/g, ':"$1"')),
      /breaks its schema/,
    ],
    [
      'a field that is missing',
      inJson((text) => text.replaceAll(/"codeName":"[^"]*",?/g, '')),
      /breaks its schema/,
    ],
    [
      'a field too many',
      inJson((text) => text.replaceAll('{"code":', '{"zz9":1,"code":')),
      /breaks its schema/,
    ],
    [
      'a problem of another type',
      (ask) => async (shot) => {
        const answer = await ask(shot);
        return answer.statusCode < 400
          ? answer
          : withPayload(answer, answer.payload.replace('about:blank', 'about:else'));
      },
      /breaks the schema of problems/,
    ],
    [
      'unknown parameters that are taken',
      accepting(({ url }) => url.includes('zz9=1')),
      /with an unknown parameter: 200 where 400 belongs/,
    ],
    [
      'parameters that are taken twice',
      accepting(({ url }) => /[?&](\w+)=[^&]*&(?:.*&)?\1=/.test(url)),
      / twice: 200 where 400 belongs/,
    ],
    [
      'values out of range that are taken',
      accepting(({ url }) => /=2101\b/.test(url)),
      /=2101: 200 where 400 belongs/,
    ],
    [
      'amounts that are off by one',
      inJson((text) =>
        text.replaceAll(
          /:(-?\d{4,})(\.\d+)?(?=[,}])/g,
          (_, whole: string, part = '') => `:${Number(whole) + 1}${part}`,
        ),
      ),
      /in all, and its parts come to|in the CSV/,
    ],
    [
      'a CSV without a third of its cells',
      (ask) => async (shot) => {
        const answer = await ask(shot);
        if (!isPlain(answer, 'text/csv')) return answer;
        let nth = 0;
        const gutted = answer.payload.replaceAll(/(?<=;)-?\d[\d.]*/g, (cell) =>
          nth++ % 3 === 0 ? '' : cell,
        );
        return withPayload(answer, gutted);
      },
      /in the CSV/,
    ],
    [
      '404 where 405 belongs',
      (ask) => async (shot) => {
        const answer = await ask(shot);
        return answer.statusCode === 405 ? Object.assign(answer, { statusCode: 404 }) : answer;
      },
      /with the method DELETE: 404 where 405 belongs/,
    ],
    [
      'an answer that is another one when it is packed',
      (ask) => async (shot) =>
        shot.headers['accept-encoding'] === 'gzip'
          ? await ask({ ...shot, url: `${shot.url}&depth=1` })
          : await ask(shot),
      /another answer when it is packed as gzip/,
    ],
  ])('is %s', async (_, change, words) => {
    expect(await found(change)).toMatch(words);
  });

  it('is 300 ms more for each answer', async () => {
    let clock = 0;
    const slow = (ask: Ask) => async (shot: Shot) => {
      clock += 300;
      return await ask(shot);
    };
    expect(await found(slow, { now: () => clock })).toMatch(/300 ms each time/);
  });

  it('is memory past its bound', async () => {
    expect(await found((ask) => ask, { megabytes: 1001 })).toMatch(/memory: 1001 MB/);
  });

  it('is a page that breaks off, a message that is taken, a file that is empty', async () => {
    const broken = (ask: Ask) => async (shot: Shot) => {
      const answer = await ask(shot);
      if (shot.method === 'POST' && shot.url.startsWith('/api/message'))
        return Object.assign(answer, { statusCode: 202 });
      if (isPlain(answer, 'text/html')) return withPayload(answer, answer.payload.slice(0, -20));
      return answer.headers['content-disposition'] === undefined || shot.url.startsWith('/api/')
        ? answer
        : withPayload(answer, '');
    };
    const { faults } = await ground.attempt({ count: 60, change: broken });
    const all = faults.join('\n');
    expect(all).toMatch(/no whole document/);
    expect(all).toMatch(/a message was taken/);
    expect(all).toMatch(/an empty file/);
  }, 900_000);

  it('is a call that there is not, with those that are near', async () => {
    await expect(found((ask) => ask, { only: ['reports/nosuch'] })).rejects.toThrow(
      /there is no call “reports\/nosuch”; there are .*reports\//,
    );
  });
});

/** Of this type, and not packed. */
function isPlain({ headers }: Response, type: string): boolean {
  return (
    headers['content-encoding'] === undefined && String(headers['content-type']).startsWith(type)
  );
}

/** The same answer with another body. */
function withPayload(answer: Response, payload: string): Response {
  const { statusCode, headers } = answer;
  return { statusCode, headers, payload, rawPayload: Buffer.from(payload) } as unknown as Response;
}
