// The parameters of a page's calls: the same as if the page had written its values into an address and the API had read them.

import fc from 'fast-check';
import { expect, it } from 'vitest';

import { portalOf } from '../../tests/portals.ts';
import { decide } from '../state/decide.ts';
import { loadedYears } from '../state/loadedPeriods.ts';
import { readValues } from '../state/readFilters.ts';
import { namesGiven } from '../model/given.ts';
import { lookup } from '../model/lookup.ts';
import type { BlockBase, Call, Given, Page } from '../model/portal.ts';
import { callAddress, readParameters, readParams, type Params, type ReadPage } from './params.ts';
import { ApiProblem } from './problem.ts';

type Block = BlockBase & {
  readonly call?: string;
  readonly with?: Readonly<Record<string, Given>>;
};

const RUNS = 40;
/** Values that some filter takes, and values that none does. */
const WORDS = [
  '',
  '0',
  '1',
  '7',
  '12',
  '13',
  '2018',
  '2025',
  '2101',
  '007',
  '-1',
  '1.0',
  '2025-03-01',
  'TOTAL',
  "' OR 1=1",
  'Я',
];

it.each(['product', 'library'] as const)(
  'Of every block of %s they are those of its address',
  (which) => {
    const portal = portalOf(which);
    const codes = Object.values(portal.calls).flatMap((call) =>
      Object.values(call.example).map(String),
    );
    let asked = 0;
    for (const page of Object.values(portal.pages)) {
      const blocks = (page.blocks as readonly Block[]).filter(({ call }) => call !== undefined);
      if (blocks.length === 0) continue;
      const value = (own: readonly string[]) =>
        fc.oneof(fc.constantFrom('', ...own), fc.constantFrom(...WORDS, ...codes), fc.string());
      const address = fc.record({
        path: fc.record(
          Object.fromEntries(Object.keys(page.parameters).map((name) => [name, value([])])),
        ),
        query: fc.record(
          Object.fromEntries(
            page.filters.map(({ name }) => {
              const filter = lookup(portal.filters, name);
              return [filter.query, value(filter.options.map((option) => option.value))];
            }),
          ),
          { requiredKeys: [] },
        ),
        loaded: fc.constantFrom(loadedYears([{ year: 2025, grain: 'month', period: 7 }]), [], null),
      });
      fc.assert(
        fc.property(address, ({ path, query, loaded }) => {
          const written = { path, query: new URLSearchParams(query as Record<string, string>) };
          const shown: ReadPage = {
            portal,
            page,
            read: readValues(portal, page, written, () => loaded),
          };
          for (const block of blocks) {
            const call = lookup(portal.calls, block.call!);
            const given = block.with ?? {};
            expect(outcome(call, () => readParameters(shown, call, given))).toEqual(
              outcome(call, () => throughAddress(shown, page, call, given)),
            );
            asked++;
          }
        }),
        { numRuns: RUNS },
      );
    }
    expect(asked).toBeGreaterThan(RUNS);
  },
);

/** Parameters with their order and types, or the problem and what it says. */
function outcome(call: Call, read: () => Params): unknown {
  try {
    const params = read();
    return [Object.entries(params), callAddress(call, params)];
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    return [error.code, { ...error }];
  }
}

/** The page's values written as the call's address would have them, and read by the API. */
function throughAddress(
  { portal, read }: ReadPage,
  page: Page,
  call: Call,
  given: Readonly<Record<string, Given>>,
): Params {
  const renamed = Object.values(given).flatMap(namesGiven);
  const path: Record<string, string> = {};
  const query = new URLSearchParams();
  for (const { name, filter } of call.params) {
    const own = given[name];
    const value =
      own !== undefined ? valueOf(own) : renamed.includes(filter) ? undefined : read.values[filter];
    if (value === undefined || value === null || value === '') continue;
    if (call.path.includes(`:${name}`)) path[name] = String(value);
    else query.set(name, String(value));
  }
  return readParams(portal, call, { path, query });

  function valueOf(own: Given) {
    if (typeof own !== 'object') return own;
    if (own.decide !== undefined)
      return decide(lookup(portal.decisions, own.decide), { ...read.values, page: page.id })?.value;
    return namesGiven(own)
      .map((name) => read.values[name])
      .find((some) => some !== undefined && some !== '');
  }
}
