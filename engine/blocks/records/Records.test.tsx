// Records as a reader gets them: lists of documents, pages with orders and files; what an address may say.

import { describe, expect, it } from 'vitest';

import { plain, renderWrittenBlock } from '../../../tests/renderWritten.ts';
import type { Portal } from '../../model/portal.ts';
import { readKept } from '../../state/kept.ts';
import { NOTHING, type ListedRow, type RecordsContent, type RecordsWay } from './content.server.ts';
import { listPageNumbers } from './pages.server.ts';
import { recordsKeeps, type RecordHead, type RecordsBlock } from './records.kind.ts';

const HEAD: RecordHead = {
  field: 'name',
  title: 'Name',
  as: 'text',
  isTold: false,
  sort: '',
  to: '',
  sorted: null,
};
const ROW: ListedRow = {
  key: '7-2026',
  to: '/one?thing=7-2026',
  cells: [
    { words: 'Plan, 2026', note: 'F-1' },
    { words: '2026', note: '' },
    { words: '26.08.2025', note: '' },
    { words: 'cancelled', note: '01.09.2025' },
  ],
  isStruck: false,
  papers: [],
};
const HEADS: readonly RecordHead[] = [
  HEAD,
  { ...HEAD, field: 'year', title: 'Year', isTold: true },
  { ...HEAD, field: 'day', title: 'Published', as: 'day' },
  { ...HEAD, field: 'status', title: 'Status', as: 'status' },
];
const inOne = (rows: readonly ListedRow[]) => [{ heading: '', parts: [{ heading: '', rows }] }];
const records = (content: Partial<RecordsContent>, page = {}) =>
  plain(
    renderWrittenBlock(
      'records',
      { ...NOTHING, heads: HEADS, groups: inOne([ROW]), ...content },
      page,
    ),
  );

describe('a list of records', () => {
  it('has rows that say what they are, when and in what status', () => {
    const html = records({ groups: inOne([ROW, { ...ROW, key: '7', isStruck: true }]) });
    expect(html).toContain('<a href="/one?thing=7-2026">Plan, 2026</a><small>F-1</small>');
    expect(html).toContain('<td role="cell" class="cards-told" data-label="Year">2026</td>');
    expect(html).toContain('<td role="cell" data-label="Published">26.08.2025</td>');
    expect(html).toContain('<span class="status">cancelled</span><small>01.09.2025</small>');
    expect(html).toContain('<tr role="row" class="records-struck">');
  });

  it('is a plain form where two can be compared: what is checked stands in its address', () => {
    const html = records({ compare: { action: '/compare', query: 'thing' } }, { prefix: 'en' });
    expect(html).toContain('<form action="/en/compare" method="get">');
    expect(html).toContain('name="thing"');
    expect(html).toContain('value="7-2026"');
    expect(html).toContain('records.choose-one Plan, 2026, Published 26.08.2025');
    expect(records({})).not.toContain('<form');
  });

  it('has groups under headings, and each record as a file that says whose it is', () => {
    const papers = [{ title: 'PDF', to: '/api/7-2026?as=pdf' }];
    const html = records({
      groups: [
        { heading: 'Plans', parts: [{ heading: 'By year', rows: [{ ...ROW, papers }] }] },
        { heading: 'Reports', parts: [{ heading: 'By month', rows: [{ ...ROW, key: '8' }] }] },
      ],
    });
    expect(html).toContain('<h2>Plans</h2><h3>By year</h3><table');
    expect(html).toContain('aria-label="Reports: By month"');
    expect(html).toContain('<a href="/api/7-2026?as=pdf" aria-label="PDF: Plan, 2026">PDF</a>');
  });

  it('says that there is nothing', () => {
    expect(records({ groups: [], empty: 'No plans.' })).toBe('<p class="empty">No plans.</p>');
  });
});

describe('a page of records', () => {
  const way = (label: string, more: Partial<RecordsWay> = {}): RecordsWay => ({
    label,
    name: '',
    to: `/t?page=${label}#all`,
    isCurrent: false,
    keep: '',
    ...more,
  });

  it('has heads that say the order and lead to others', () => {
    const to = '/t?sort=-name#all';
    const html = records({
      caption: '11–12 of 12',
      heads: [{ ...HEAD, sort: 'name', to, sorted: 'ascending' }],
    });
    expect(html).toContain('<table class="cards" role="table" aria-label="11–12 of 12">');
    expect(html).toContain(
      '<th role="columnheader" scope="col" aria-sort="ascending" data-outcome="table.ascending Name"><a href="/t?sort=-name#all" data-keep="sort-name">Name<span aria-hidden="true"> ↑</span></a></th>',
    );
    expect(records({})).toContain('<th role="columnheader" scope="col">Status</th>');
  });

  it('leads to other pages, and to files of all in no language of the address', () => {
    const pages = [way('8', { keep: 'page before' }), null, way('9', { name: 'Page 9' })];
    const files = [{ form: 'CSV', to: '/api/t/all/CSV?lang=en' }];
    const html = records({ pages, files }, { prefix: 'en' });
    expect(html).toContain('href="/en/t?page=8#all" data-keep="page before"');
    expect(html).toContain('aria-label="Page 9">9</a>');
    expect(html).toContain('<li aria-hidden="true">…</li>');
    expect(html).toContain('<a href="/api/t/all/CSV?lang=en" download=""');
    expect(records({})).not.toMatch(/<nav|download/);
  });

  it('is one of several, of which the first, the last and those beside have ways', () => {
    expect(listPageNumbers(1, 1)).toEqual([]);
    expect(listPageNumbers(1, 2)).toEqual([1, 2]);
    expect(listPageNumbers(3, 5)).toEqual([1, 2, 3, 4, 5]);
    expect(listPageNumbers(4, 7)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(listPageNumbers(1, 39)).toEqual([1, 2, null, 39]);
    expect(listPageNumbers(20, 39)).toEqual([1, null, 19, 20, 21, null, 39]);
  });
});

describe('the address of records', () => {
  const options = ['name', '-name'].map((value) => ({ value, also: [], title: {}, phrase: null }));
  const portal = {
    settings: { queries: { page: 'page', sort: 'sort', open: 'open' } },
    calls: {
      all: { members: { as: 'list' } },
      paged: {
        params: [{ name: 'by', filter: 'order' }],
        members: { as: 'page', order: 'by' },
      },
      top: { members: { as: 'level', dimension: 'thing', by: '', trees: null } },
    },
    filters: { order: { options } },
  } as unknown as Portal;
  const isMember = (_: string, code: string) => code.startsWith('1');
  const read = (call: string, query: string, years?: object) => {
    const block = { kind: 'records', call, years } as unknown as RecordsBlock;
    return readKept(recordsKeeps({ portal, isMember }, [block]), new URLSearchParams(query));
  };

  it('has a year where it is one; what is none is told', () => {
    const years = { param: 'year', query: 'year', first: 'all' };
    for (const year of ['2025', 'all', ''])
      expect(read('all', `year=${year}`, years)).toMatchObject({ values: { year }, dropped: [] });
    expect(read('all', 'year=25', years)).toMatchObject({
      values: { year: '' },
      dropped: ['year'],
    });
    expect(read('all', 'year=2025&page=2').names).toEqual([]);
  });

  it('has a page and an order', () => {
    for (const query of ['', 'page=1'])
      expect(read('paged', query)).toMatchObject({ values: { page: 1, sort: '' }, dropped: [] });
    expect(read('paged', 'page=3&sort=-name')).toMatchObject({
      values: { page: 3, sort: '-name' },
      written: [
        ['page', '3'],
        ['sort', '-name'],
      ],
    });
    expect(read('paged', 'page=0&sort=size')).toMatchObject({
      values: { page: 1, sort: '' },
      dropped: ['page', 'sort'],
    });
  });

  it('has branches that stand open, of codes that somebody has', () => {
    expect(read('top', 'open=1,11*,-12')).toMatchObject({
      values: { open: ['1', '11*', '-12'] },
      written: [['open', '1,11*,-12']],
      dropped: [],
    });
    expect(read('top', 'open=1,2,%3Cb%3E')).toMatchObject({
      values: { open: ['1'] },
      dropped: ['open'],
    });
    expect(read('top', 'open=*').values).toEqual({ open: ['*'] });
  });
});
