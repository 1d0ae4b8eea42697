// What a store was asked is remembered by everything that decides the answer: of each that is other it is asked anew.

import { describe, expect, it } from 'vitest';

import type { Dimension, Grain } from '../../model/portal.ts';
import type { Members } from '../model/members.ts';
import type { Store } from '../stores/store.ts';
import { AskedOnce, readCoverage } from './coverage.ts';
import { countedIn, commonParts, readCommonParts, readLoadedParts } from './loadedParts.ts';
import { listHolderKeys, readHolders, withColumns } from './keys.ts';

/** A store that counts what it is asked. */
function counting() {
  const told = { asked: 0 };
  const store = {
    ask: () => {
      told.asked++;
      return Promise.resolve([]);
    },
  } as unknown as Store;
  return { store, told };
}

type Inputs = Readonly<Record<string, string | number>>;

const READS: Readonly<Record<string, readonly [Inputs, (store: Store, of: Inputs) => unknown]>> = {
  'what is stored of a key': [
    { fact: 'a', key: '1', year: 2023 },
    (store, { fact, key, year }) => readCoverage(store, String(fact), String(key), Number(year)),
  ],
  'who has figures': [
    { fact: 'a', year: 2023, grain: 'month', to: 5, before: 2 },
    (store, { fact, year, grain, to, before }) =>
      readHolders(store, String(fact), Number(year), {
        grain: grain as Grain,
        to: Number(to),
        before: Number(before),
        first: 0,
      }),
  ],
  'which periods are loaded': [
    { fact: 'a', key: '1' },
    (store, { fact, key }) => readLoadedParts(store, String(fact), String(key)),
  ],
  'which periods anybody has': [
    { fact: 'a' },
    (store, { fact }) => readCommonParts(store, [String(fact)]),
  ],
};
const OTHER: Inputs = { fact: 'b', key: '2', year: 2024, grain: 'quarter', to: 6, before: 3 };

describe.each(Object.entries(READS))('%s', (_, [inputs, read]) => {
  it('is asked once, and anew for each input that is other and for another store', async () => {
    const { store, told } = counting();
    await read(store, inputs);
    const once = told.asked;
    await read(store, inputs);
    expect(told.asked).toBe(once);
    for (const name of Object.keys(inputs)) {
      const before = told.asked;
      await read(store, { ...inputs, [name]: OTHER[name] ?? '' });
      expect([name, told.asked > before]).toEqual([name, true]);
    }
    const other = counting();
    await read(other.store, inputs);
    expect(other.told.asked).toBe(once);
  });
});

it.each([0, 2])(
  'what is known of all who have figures is known by one list, from %d on',
  async (before) => {
    const rows = [
      ['1', 'T', 'a'],
      ['2', 'T', 'a,b'],
    ];
    const store = { ask: () => Promise.resolve(rows) } as unknown as Store;
    const keys = async (...columns: string[]) => {
      const period = { grain: 'month', to: 5, before, first: 0 } as const;
      return listHolderKeys(
        withColumns((await readHolders(store, 'f', 2023, period)).holders, columns),
      );
    };
    expect(await keys('a')).toEqual(['1', '2']);
    expect(await keys('a')).toBe(await keys());
    expect(await keys('b')).toEqual(['2']);
  },
);

it('who counts depends on the dimension and the year', () => {
  const members = {
    list: (name: string, year: number) => [{ code: `${name}-${year}` }],
    attributeOf: () => null,
  } as unknown as Members;
  const of = (name: string, year: number) =>
    [...countedIn(members, { name, counted: { without: {} } } as unknown as Dimension, year)][0];
  for (const [name, year] of [
    ['a', 2023],
    ['a', 2024],
    ['b', 2023],
    ['a', 2023],
  ] as const)
    expect(of(name, year)).toBe(`${name}-${year}`);
});

it('a failure is not remembered, and much is forgotten', async () => {
  const { store } = counting();
  const once = new AskedOnce<number>(2);
  await expect(once.get(store, 'a', () => Promise.reject(new Error('down')))).rejects.toThrow();
  expect(await once.get(store, 'a', () => Promise.resolve(1))).toBe(1);
  expect(await once.get(store, 'a', () => Promise.resolve(2))).toBe(1);
  await once.get(store, 'b', () => Promise.resolve(3));
  expect(await once.get(store, 'c', () => Promise.resolve(4))).toBe(4);
  expect(await once.get(store, 'a', () => Promise.resolve(5))).toBe(5);
});

it('parts that all have are the same in year, grain and period', () => {
  const part = (year: number, grain: Grain, period: number) => ({ year, grain, period });
  const all = [part(2023, 'month', 3), part(2023, 'quarter', 3), part(2024, 'month', 3)];
  for (const one of all) expect(commonParts([all, [one]])).toEqual([one]);
  expect(commonParts([all, [part(2023, 'month', 4)]])).toEqual([]);
  expect(commonParts([all])).toEqual(all);
});
