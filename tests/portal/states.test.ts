// What an address says survives being written: of every page, with states by chance, and as programs link to it.

import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { fillPath, matchAddress } from '../../engine/addresses/routes.ts';
import { readEntries } from '../../engine/answers/document/collections.ts';
import { AnswerCache } from '../../engine/api/answerCache.ts';
import { listAddressNames } from '../../engine/api/pageAddresses.ts';
import { LocaleFormatter } from '../../engine/language/localeFormatter.ts';
import { assertDefined, first } from '../../engine/model/lookup.ts';
import type { Page } from '../../engine/model/portal.ts';
import { prepareView, shownAddress, type Prepared } from '../../engine/page/page.server.ts';
import { ADDRESSES, linkTo } from '../../schemas/addresses.ts';
import { SERVER_PARTS } from '../../site/parts.server.ts';
import { serveDemonstration, type Served } from '../served.ts';

let served: Served;
let pages: readonly Page[];
beforeAll(async () => {
  served = await serveDemonstration('product');
  pages = Object.values(served.portal.pages).filter(({ redirect }) => redirect === null);
});
afterAll(async () => await served.stop());

async function prepare(address: string): Promise<Prepared> {
  const { portal, current } = served;
  const { pathname, searchParams } = new URL(address, 'http://portal.invalid');
  const matched = matchAddress(portal, pathname);
  const formatter = new LocaleFormatter(portal, matched.locale, () => {});
  return await prepareView(
    { answerCache: new AnswerCache(portal, current), formatter, parts: SERVER_PARTS },
    { ...matched, page: assertDefined(matched.page) },
    searchParams,
  );
}

/** Somebody of whom there is a page. */
function parametersOf({ parameters }: Page): Record<string, string> {
  const ledger = assertDefined(served.current.get());
  return Object.fromEntries(
    Object.entries(parameters).map(([name, { dimension, collection }]) => [
      name,
      collection === ''
        ? first(ledger.members.codes(dimension))
        : first(readEntries(served.portal, collection)).key,
    ]),
  );
}

const CODES = ['11010000', '0100', '2000', '2555900000', '25000000000', 'incomes', '7'];
const WORDS = [
  '',
  ' ',
  'all',
  '-done',
  'name',
  'школа',
  '1,2,-3',
  "' OR 1",
  '<b>',
  '2',
  '2024',
  '12',
];

/** Texts of a name: those that there are, others that might be, and what nobody takes. */
function textsOf(schema: object): fc.Arbitrary<readonly string[]> {
  const { enum: known = [], items } = schema as { enum?: unknown[]; items?: { enum?: unknown[] } };
  const own = [...known, ...(items?.enum ?? [])].map(String);
  const text = fc.oneof(fc.constantFrom(...own, ...CODES), fc.constantFrom(...WORDS, ...own));
  return fc.array(text, { maxLength: items ? 3 : 1 });
}

/** Queries of a page by chance. */
function queriesOf(page: Page): fc.Arbitrary<Record<string, readonly string[]>> {
  const names = listAddressNames(served.portal, SERVER_PARTS, page);
  return fc.record(Object.fromEntries(names.map(({ query, schema }) => [query, textsOf(schema)])), {
    requiredKeys: [],
  }) as fc.Arbitrary<Record<string, readonly string[]>>;
}

const write = (query: Record<string, readonly string[]>) =>
  String(
    new URLSearchParams(
      Object.entries(query).flatMap(([name, texts]) => texts.map((text) => [name, text])),
    ),
  );

/** What a page is made from: without what was wrong in its address. */
function stateOf({ context, dropped }: Prepared) {
  const { read, unit, value, kept } = context;
  // the id of a record that there is not is told, and not written
  const blocks = JSON.stringify([...kept.values()].map(({ values }) => values)).replaceAll(
    /\bnull\b,?/g,
    '',
  );
  // where nothing is loaded no period is chosen, whatever was asked
  const { filters, values } = read.loaded?.length === 0 ? { ...read, values: {} } : read;
  return { filters, values, unit, value, blocks, dropped };
}

it('what is read of an address, written and read again is the same', async () => {
  for (const page of pages) {
    const path = fillPath(page.path, parametersOf(page));
    await fc.assert(
      fc.asyncProperty(queriesOf(page), async (query) => {
        const once = await prepare(`${path}?${write(query)}`);
        const address = shownAddress(once);
        const again = await prepare(address);
        expect(shownAddress(again), address).toBe(address);
        expect(again.dropped, address).toEqual([]);
        expect(stateOf(again), address).toEqual({ ...stateOf(once), dropped: [] });
      }),
      { seed: 37, numRuns: 6 },
    );
  }
}, 300_000);

it('a link of a program says what the program says, and no more than it must', async () => {
  for (const page of pages) {
    const id = page.id as keyof typeof ADDRESSES;
    const parameters = parametersOf(page);
    await fc.assert(
      fc.asyncProperty(queriesOf(page), async (query) => {
        const link = linkTo(id, { ...parameters, ...query } as never);
        const all = `${fillPath(page.path, parameters)}?${write(query)}`;
        expect(shownAddress(await prepare(link)), link).toBe(shownAddress(await prepare(all)));
        expect(link.length).toBeLessThanOrEqual(decodeURI(all).length + all.length);
      }),
      { seed: 37, numRuns: 6 },
    );
  }
}, 300_000);
