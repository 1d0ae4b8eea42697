// A paged table as a reader gets it: which records these are, heads that sort, ways to pages and files; what an address may say.

import { describe, expect, it } from 'vitest';

import { renderWrittenBlock, plain } from '../../../tests/renderWritten.ts';
import { readKept } from '../../state/kept.ts';
import type { Portal } from '../../model/portal.ts';
import { cellIn } from './gridCells.ts';
import { pagedKeeps, type PagedBlock } from './paged.kind.ts';
import { listPageNumbers, type PagedContent } from './paged.server.ts';

const CELL = { words: 'A', status: false, day: '' };
const TABLE: PagedContent = {
  caption: '11–12 of 12',
  told: '',
  heads: [
    { title: 'Name', to: '/t?sort=-name#all', sorted: 'ascending', field: 'name' },
    { title: 'State', to: '', sorted: null, field: 'state' },
  ],
  rows: [
    {
      key: '7',
      to: '/t/7',
      cells: [CELL, { words: 'shut', status: true, day: '31.12.2021' }],
    },
  ],
  pages: [
    { number: 1, to: '/t#all', current: false },
    null,
    { number: 9, to: '/t?page=9#all', current: true },
  ],
  before: '/t?page=8#all',
  next: '',
  files: [{ form: 'CSV', to: '/api/t/all/CSV?lang=en' }],
  empty: '',
};
const paged = (content: Partial<PagedContent>) =>
  plain(renderWrittenBlock('paged', { ...TABLE, ...content }, { prefix: 'en' }));

describe('a paged table', () => {
  it('is a table whose heads say the order and lead to others', () => {
    const html = paged({});
    expect(html).toContain('<table class="cards" role="table" aria-label="11–12 of 12">');
    expect(html).toContain(
      '<th role="columnheader" scope="col" aria-sort="ascending"><a href="/en/t?sort=-name#all" data-keep="sort-name">Name<span aria-hidden="true"> ↑</span></a></th>',
    );
    expect(html).toContain('<th role="columnheader" scope="col">State</th>');
    expect(html).toContain('<th role="rowheader" scope="row"><a href="/en/t/7">A</a></th>');
    expect(html).toContain(
      '<td role="cell" data-label="State"><span class="status">shut</span><small>31.12.2021</small></td>',
    );
  });

  it('leads to other pages, and to files of all in no language of the address', () => {
    const html = paged({});
    expect(html).toContain('href="/en/t?page=8#all" data-keep="page-before"');
    expect(html).not.toContain('page-next');
    expect(html).toContain('aria-label="paged.page 9" aria-current="page">9</a>');
    expect(html).toContain('<li aria-hidden="true">…</li>');
    expect(html).toContain('<a href="/api/t/all/CSV?lang=en" download=""');
    expect(paged({ pages: [], files: [] })).not.toMatch(/<nav|download/);
  });

  it('says that there is nothing, or that it is another page', () => {
    expect(paged({ empty: 'Not found.' })).toBe('<p class="empty">Not found.</p>');
    expect(paged({ told: 'There is no page 99.' })).toContain(
      '<p class="note">There is no page 99.</p>',
    );
  });
});

it('ways lead to the first and the last page and to those beside; one alone is not left out', () => {
  expect(listPageNumbers(1, 1)).toEqual([]);
  expect(listPageNumbers(1, 2)).toEqual([1, 2]);
  expect(listPageNumbers(3, 5)).toEqual([1, 2, 3, 4, 5]);
  expect(listPageNumbers(4, 7)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(listPageNumbers(1, 39)).toEqual([1, 2, null, 39]);
  expect(listPageNumbers(20, 39)).toEqual([1, null, 19, 20, 21, null, 39]);
});

it('a cell of the grid has words for a value, days, and the language of what is on record', () => {
  const column = { field: 'a', title: '', as: 'text', words: {}, day: '', sort: '' } as const;
  const item = { a: 'Рада', b: '2021-12-31', c: null };
  const here = { lang: 'uk' };
  expect(cellIn(here, column, item)).toEqual({ words: 'Рада', lang: 'uk', day: '' });
  expect(cellIn({ lang: '' }, column, item).lang).toBe('');
  const said = { ...column, words: { Рада: 'council' }, day: 'b' };
  expect(cellIn(here, said, item)).toEqual({ words: 'council', lang: '', day: '31.12.2021' });
  expect(cellIn(here, { ...column, field: 'b', as: 'day' }, item).words).toBe('31.12.2021');
  expect(cellIn(here, { ...column, field: 'c' }, item).words).toBe('');
});

describe('the address of a paged table', () => {
  const options = ['name', '-name'].map((value) => ({ value, also: [], title: {}, phrase: null }));
  const portal = {
    settings: { queries: { page: 'page', sort: 'sort' } },
    calls: { t: { params: [{ name: 'by', filter: 'order' }], members: { order: 'by' } } },
    filters: { order: { options } },
  } as unknown as Portal;
  const block = { kind: 'paged', call: 't' } as PagedBlock;
  const read = (query: string) =>
    readKept(pagedKeeps({ portal, isMember: () => true }, [block]), new URLSearchParams(query));

  it('has a page and an order; what is none is told', () => {
    for (const query of ['', 'page=1'])
      expect(read(query)).toMatchObject({ values: { page: 1, sort: '' }, dropped: [] });
    expect(read('page=3&sort=-name')).toMatchObject({
      values: { page: 3, sort: '-name' },
      written: [
        ['page', '3'],
        ['sort', '-name'],
      ],
      dropped: [],
    });
    expect(read('page=0&sort=size')).toMatchObject({
      values: { page: 1, sort: '' },
      dropped: ['page', 'sort'],
    });
  });
});
