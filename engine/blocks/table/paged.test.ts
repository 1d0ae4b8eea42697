// Pages of a table hold each row once, its total on every page, and a page that there is not is the last.

import { describe, expect, it } from 'vitest';

import type { PageContext } from '../contract/context.server.ts';
import { rowsOfPage } from './seen.server.ts';
import { tableKeeps, type TableBlock } from './table.kind.ts';

const rows = [
  { level: 0, code: 'total' },
  ...Array.from({ length: 7 }, (_, i) => ({ level: 1, code: String(i + 1) })),
];
const keptOf = (page: number) => new Map([[tableKeeps, { values: { page } }]]);
const pageOf = (page: number, block: Pick<TableBlock, 'pageSize'> = { pageSize: 3 }) =>
  rowsOfPage({ kept: keptOf(page) } as unknown as PageContext, block as TableBlock, rows);
const codes = (page: number) => pageOf(page).rows.map(({ code }) => code);

describe('a table of several pages', () => {
  it('has its total on every page, and each row on one', () => {
    expect([1, 2, 3].map(codes)).toEqual([
      ['total', '1', '2', '3'],
      ['total', '4', '5', '6'],
      ['total', '7'],
    ]);
  });

  it('says which rows stand there', () => {
    expect(pageOf(2).pages).toEqual({ page: 2, last: 3, from: 4, to: 6, count: 7 });
    expect(pageOf(9).pages).toEqual({ page: 3, last: 3, from: 7, to: 7, count: 7 });
  });

  it('keeps what stands below a row with it', () => {
    const below = [{ level: 1 }, { level: 2 }, { level: 1 }, { level: 2 }];
    const context = { kept: keptOf(2) } as unknown as PageContext;
    expect(rowsOfPage(context, { pageSize: 1 } as TableBlock, below).rows).toEqual(below.slice(2));
  });

  it('stands on one where it is small, or is not to be cut', () => {
    for (const block of [{ pageSize: 7 }, {}])
      expect(pageOf(2, block)).toEqual({ rows, pages: null });
  });
});
