// What an address says of tables is taken where they have it, and what they do not have is told.

import { expect, it } from 'vitest';

import { readKept } from '../../state/kept.ts';
import type { Portal } from '../../model/portal.ts';
import { tableKeeps, type TableBlock } from './table.kind.ts';

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
const isMember = (name: string, code: string) =>
  name === 'subject' && ['1', '2', '100'].includes(code);
const read = (query: string, own = block) =>
  readKept(tableKeeps({ portal, isMember }, [own]), new URLSearchParams(query));

it('takes an order, a measure and words to find', () => {
  const { values, dropped } = read('sort=-done&measure=plan&find=%20old%20%20book%20&open=1,2,2');
  expect(values).toEqual({
    open: ['1', '2'],
    sort: '-done',
    find: 'old book',
    measure: 'plan',
    page: 1,
    code: '',
  });
  expect(dropped).toEqual([]);
});

it('drops what no column and no row has, and says so', () => {
  const { values, dropped, written } = read('sort=-gone&measure=lost&open=1,!&code=101');
  expect(values).toMatchObject({ sort: '', measure: '', open: ['1'], code: '' });
  expect(dropped).toEqual(['open', 'sort', 'measure', 'code']);
  expect(written).toEqual([['open', '1']]);
});

it('sorts by names and codes whatever the columns', () => {
  expect(read('sort=name').values).toMatchObject({ sort: 'name' });
  expect(read('sort=-code').values).toMatchObject({ sort: '-code' });
});

it('takes a code that somebody has, and the whole; any other is nothing', () => {
  const codeOf = (query: string) => read(query).values?.['code'];
  expect(codeOf('code=100')).toBe('100');
  expect(codeOf('code=0')).toBe('0');
  expect(codeOf('code=100.100')).toBe('100.100');
  expect(codeOf('code=101')).toBe('');
  expect(codeOf('code=<b>')).toBe('');
});

it('takes the page of a table that stands on several, and the first where the number is none', () => {
  expect(read('page=3')).toMatchObject({ values: { page: 3 }, written: [['page', '3']] });
  for (const query of ['page=0', 'page=-1', 'page=1e9', 'page=two'])
    expect(read(query)).toMatchObject({ values: { page: 1 }, dropped: ['page'], written: [] });
  expect(read('page=1').dropped).toEqual([]);
  const { pageSize: _, ...whole } = block;
  expect(read('page=3', whole)).toMatchObject({ values: { page: 1 }, dropped: ['page'] });
});
