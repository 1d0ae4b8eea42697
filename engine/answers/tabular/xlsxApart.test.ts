// A large spreadsheet written apart is the one that would be written here.

import { expect, it } from 'vitest';

import type { Rows } from './rows.ts';
import { rowsXlsx } from './xlsx.ts';
import { writeXlsx } from './xlsxApart.ts';

const rows: Rows = {
  above: ['invented'],
  captions: ['Code', 'Name', 'Amount', 'Whole'],
  fields: ['code', 'name', 'amount', 'whole'],
  cells: Array.from({ length: 1000 }, (_, i) => [
    { text: String(i) },
    null,
    { number: `${i}.25` },
    { flag: i % 2 === 0 },
  ]),
  file: 'rows',
  encoding: 'utf-8',
  newline: '\n',
  separator: ';',
  guarded: true,
};

it('has the same bytes', async () => {
  const [apart, again, here] = await Promise.all([
    writeXlsx(rows),
    writeXlsx(rows),
    rowsXlsx(rows),
  ]);
  expect(apart.equals(here)).toBe(true);
  expect(again.equals(here)).toBe(true);
});

it('that cannot be written says so, and the next one is', async () => {
  const broken = { ...rows, cells: rows.cells.map(() => [{ number: 'x'.repeat(40_000) }, 7]) };
  await expect(writeXlsx(broken as never)).rejects.toThrow('the spreadsheet could not be written');
  expect((await writeXlsx(rows)).subarray(0, 2).toString()).toBe('PK');
});
