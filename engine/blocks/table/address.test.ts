// What an address says of tables is taken where they have it, and what they do not have is told.

import { expect, it } from 'vitest';

import type { Ledger } from '../../ledger/ledger.ts';
import type { Portal } from '../../model/portal.ts';
import { readChosen } from './address.server.ts';
import type { TableBlock } from './table.kind.ts';

const queries = {
  open: 'open',
  sort: 'sort',
  find: 'find',
  measure: 'measure',
  page: 'page',
  code: 'code',
};
const portal = {
  settings: { queries },
  calls: { lists: { asks: [{ by: 'subject', detail: null }] } },
  model: { dimensions: { subject: { total: { code: '0' } } } },
  decisions: { kinds: { rows: [{ then: { columns: [{ field: 'done' }, { field: 'plan' }] } }] } },
} as unknown as Portal;
const block = { call: 'lists', type: { decide: 'kinds' }, pageSize: 25 } as unknown as TableBlock;
const ledger = {
  members: {
    has: (name: string, code: string) => name === 'subject' && ['1', '2', '100'].includes(code),
  },
} as unknown as Ledger;
const read = (query: string) => readChosen(portal, [block], new URLSearchParams(query), ledger);

it('takes an order, a measure and words to find', () => {
  const { value, dropped } = read('sort=-done&measure=plan&find=%20old%20%20book%20&open=1,2,2,!');
  expect(value).toEqual({
    open: ['1', '2'],
    sort: '-done',
    find: 'old book',
    measure: 'plan',
    page: 1,
    code: '',
  });
  expect(dropped).toEqual([]);
});

it('drops a field that no column shows, and says so', () => {
  const { value, dropped, written } = read('sort=-gone&measure=lost');
  expect([value.sort, value.measure]).toEqual(['', '']);
  expect(dropped).toEqual([
    { name: 'sort', was: '-gone' },
    { name: 'measure', was: 'lost' },
  ]);
  expect(written.every(([, text]) => text === '')).toBe(true);
});

it('sorts by names and codes whatever the columns', () => {
  expect(read('sort=name').value.sort).toBe('name');
  expect(read('sort=-code').value.sort).toBe('-code');
});

it('tells pages apart that do not look alike', () => {
  const keys = ['', 'sort=done', 'find=done', 'measure=done', 'open=100'].map((q) => read(q).key);
  expect(new Set(keys).size).toBe(keys.length);
});

it('takes a code that somebody has, and the whole; any other is nothing', () => {
  const codeOf = (query: string) => read(query).value.code;
  expect(codeOf('code=100')).toBe('100');
  expect(codeOf('code=0')).toBe('0');
  expect(codeOf('code=100.100')).toBe('100.100');
  expect(codeOf('code=101')).toBe('');
  expect(codeOf('code=<b>')).toBe('');
  expect(read('code=101').written).toContainEqual(['code', '']);
});

it('takes the page of a table that stands on several, and the first where the number is none', () => {
  expect(read('page=3').value.page).toBe(3);
  for (const query of ['page=0', 'page=-1', 'page=1e9', 'page=two', ''])
    expect(read(query).value.page).toBe(1);
  const { pageSize: _, ...whole } = block;
  expect(readChosen(portal, [whole], new URLSearchParams('page=3'), ledger).value.page).toBe(1);
});
