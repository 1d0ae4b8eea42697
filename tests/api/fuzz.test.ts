// What `npm run fuzz` tries, in small: nothing is found in the portal as it is, and every mutation of its answers is found.

import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { CurrentLedger } from '../../engine/ledger/current.ts';
import { ledgersFolder } from '../../engine/ledger/publish/manifest.ts';
import type { Portal } from '../../engine/model/portal.ts';
import { askOver, type AskPortal, type Response, type Shot } from '../../scripts/harness/asking.ts';
import { twoLedgers } from '../../scripts/fuzz/ledgers.ts';
import { StoredLedger } from '../../scripts/fuzz/stored.ts';
import { Tags } from '../../scripts/fuzz/tags.ts';
import { tryAll, tryPages, type Tried } from '../../scripts/fuzz/whole.ts';
import { TEST_DATA } from '../portals.ts';
import { serveDemonstration, SILENT } from '../served.ts';
import { behindFront } from './fronted.ts';

interface Tries {
  readonly count: number;
  readonly only?: readonly string[];
  readonly change?: (ask: AskPortal) => AskPortal;
}

interface Ground {
  readonly portal: Portal;
  /** Over HTTP, through the front. */
  readonly ask: AskPortal;
  readonly attempt: (tries: Tries) => Promise<Tried>;
  readonly stop: () => Promise<void>;
}

async function groundOf(which: 'product' | 'library'): Promise<Ground> {
  const served = await serveDemonstration(which);
  const { portal } = served;
  const folder = ledgersFolder(join(TEST_DATA, `${which}-fuzz`));
  const ids = await twoLedgers(portal, served.folder, folder);
  const current = new CurrentLedger(folder, portal.model, SILENT);
  await current.start();
  const { base, stop: close } = await behindFront(portal, current);
  const { ask, close: leave } = askOver(base);
  const open = async (id: string) =>
    await StoredLedger.open(portal.model, join(folder, id, 'ledger.duckdb'));
  const [stored, otherStored] = [await open(ids.serving), await open(ids.other)];
  const attempt = async ({ count, only = [], change = (own) => own }: Tries) =>
    await tryAll({
      portal,
      stored,
      other: { id: ids.other, stored: otherStored },
      ask: change(ask),
      count,
      seed: 1,
      only,
      said: () => {},
    });
  const stop = async () => {
    leave();
    stored.close();
    otherStored.close();
    await close();
    await current.stop();
    await served.stop();
  };
  return { portal, ask, attempt, stop };
}

let product: Ground;
beforeAll(async () => {
  product = await groundOf('product');
});
afterAll(async () => await product.stop());

describe('a portal as it is', () => {
  it('answers one call of each shape as it has to', async () => {
    const calls = Object.values(product.portal.calls).filter(({ method }) => method === 'get');
    const only = [...Map.groupBy(calls, ({ answer }) => answer).values()].flatMap(([first]) =>
      first ? [first.id] : [],
    );
    const { asked, faults } = await product.attempt({ count: 1, only });
    expect(faults).toEqual([]);
    expect(asked).toBeGreaterThan(only.length * 10);
  });

  it('answers whatever is asked of another one, and its pages', async () => {
    const library = await groundOf('library');
    const { asked, faults } = await library
      .attempt({ count: 1 })
      .finally(async () => await library.stop());
    expect(faults).toEqual([]);
    expect(asked).toBeGreaterThan(Object.keys(library.portal.calls).length * 10);
  });
});

describe('what would be found', () => {
  const CALL = 'reports/income-details';

  /** Faults of one call, answered as the mutation answers. */
  const found = async (change: (ask: AskPortal) => AskPortal, tries: Partial<Tries> = {}) => {
    const { faults } = await product.attempt({ count: 4, only: [CALL], change, ...tries });
    return faults.join('\n');
  };

  it('is nothing, where nothing is changed', async () => {
    expect(await found((ask) => ask)).toBe('');
  });

  type Change = (ask: AskPortal) => AskPortal;
  const answering =
    (change: (answer: Response) => Response): Change =>
    (ask) =>
    async (shot) =>
      change(await ask(shot));
  const asking =
    (change: (shot: Shot) => Shot): Change =>
    (ask) =>
    async (shot) =>
      await ask(change(shot));
  const inAddress = (pattern: RegExp, by: string) =>
    asking((shot) => ({ ...shot, url: shot.url.replace(pattern, by) }));
  const inJson = (pattern: RegExp, by: string | ((...found: string[]) => string)) =>
    answering((answer) =>
      // what the description says stays as it is
      isPlain(answer, 'application/json') && !answer.payload.startsWith('{"openapi"')
        ? withPayload(answer, answer.payload.replaceAll(pattern, by as string))
        : answer,
    );

  const off = (_: string, whole = '', part = '') => `:${Number(whole) + 1}${part}`;
  const hundredth = (_: string, before = '', amount = '') =>
    `${before}${(Number(amount) + 0.01).toFixed(2)}`;
  const swapped = (name: string) => (name === '"periodDone"' ? '"yearBeginPlan"' : '"periodDone"');
  let nth = 0;
  const gutted = (cell: string) => (nth++ % 3 === 0 ? '' : cell);

  it.each<[string, Change, RegExp]>([
    ['amounts as texts', inJson(/:(-?\d+\.\d+)/g, ':"$1"'), /breaks its schema/],
    ['a field that is missing', inJson(/"codeName":"[^"]*",?/g, ''), /breaks its schema/],
    ['a field too many', inJson(/\{"code":/g, '{"zz9":1,"code":'), /breaks its schema/],
    [
      'a problem of another type',
      answering((answer) =>
        answer.statusCode < 400
          ? answer
          : withPayload(answer, answer.payload.replace('about:blank', 'about:else')),
      ),
      /breaks the schema of problems/,
    ],
    ['amounts off by one', inJson(/:(-?\d{4,})(\.\d+)?(?=[,}])/g, off), /is stored/],
    [
      'a CSV without a third of its cells',
      answering((answer) =>
        isPlain(answer, 'text/csv')
          ? withPayload(answer, answer.payload.replaceAll(/(?<=;)-?\d[\d.]*/g, gutted))
          : answer,
      ),
      /in the CSV/,
    ],
    [
      'an answer that is another one when it is packed',
      asking((shot) =>
        shot.headers['accept-encoding'] === 'gzip' ? { ...shot, url: `${shot.url}&depth=1` } : shot,
      ),
      /another answer when it is packed as gzip/,
    ],
    [
      'one hundredth more at the third level',
      inJson(/("level":3,"data":\{"\w+":)(-?\d+(?:\.\d+)?)/g, hundredth),
      /row \d{8}, \w+: .* is stored/,
    ],
    [
      'a plan in the place of what was done',
      inJson(/"(?:yearBeginPlan|periodDone)"/g, swapped),
      /periodDone: .* is stored/,
    ],
    ['the other language', inAddress(/[?&]lang=en/, ''), /in en it is the same answer/],
    [
      'names of other codes',
      inJson(/"Податкові надходження"/g, '"Неподаткові надходження"'),
      /is called “Неподаткові надходження”/,
    ],
    [
      'the ledger that serves in the place of the other',
      inAddress(/[?&]ledger=\w+/, ''),
      /of the other ledger: .* is stored/,
    ],
    [
      'one tag for all',
      answering((answer) => withHeaders(answer, { etag: 'W/"one"' })),
      /the tag W\/"one" is that of/,
    ],
    ['another month than was asked', inAddress(/monthTo=\d+/, 'monthTo=12'), /is stored/],
    [
      'what a reader has already, sent again',
      asking((shot) => ({ ...shot, headers: { ...shot.headers, 'if-none-match': '"other"' } })),
      /200 where its reader has it already/,
    ],
  ])('is %s', async (_, change, words) => {
    expect(await found(change)).toMatch(words);
  });

  it('is coverage that is not told', async () => {
    const silent = answering((answer) => withHeaders(answer, { 'x-coverage': undefined }));
    expect(await found(silent, { count: 6 })).toMatch(/tells the coverage not at all/);
  });

  it('is a page that breaks off, a message that is taken, a file that is empty', async () => {
    const broken = (ask: AskPortal) => async (shot: Shot) => {
      const answer = await ask(shot);
      if (shot.method === 'POST' && shot.url.startsWith('/api/message'))
        return Object.assign(answer, { statusCode: 202 });
      if (isPlain(answer, 'text/html')) return withPayload(answer, answer.payload.slice(0, -20));
      return answer.headers['content-disposition'] === undefined || shot.url.startsWith('/api/')
        ? answer
        : withPayload(answer, '');
    };
    const { portal, ask } = product;
    const tried = { portal, ask: broken(ask), count: 1, seed: 1, tags: new Tags() };
    const { faults } = await tryPages(tried);
    const all = faults.join('\n');
    expect(all).toMatch(/no whole document/);
    expect(all).toMatch(/a message was taken/);
    expect(all).toMatch(/an empty file/);
  });

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

/** The same answer with other headers. */
function withHeaders(answer: Response, more: Record<string, string | undefined>): Response {
  return { ...answer, headers: { ...answer.headers, ...more } };
}

/** The same answer with another body. */
function withPayload(answer: Response, payload: string): Response {
  const { statusCode, headers } = answer;
  return { statusCode, headers, payload, rawPayload: Buffer.from(payload) };
}
