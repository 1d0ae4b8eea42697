// The same rows give the same file, whenever it is made.

import { expect, it, vi } from 'vitest';

import type { Rows } from './rows.ts';
import { rowsXlsx } from './xlsx.ts';

const rows: Rows = {
  captions: null,
  fields: ['code', 'amount'],
  cells: [
    [{ text: '0100' }, { number: '1.5' }],
    [null, { number: '-2' }],
  ],
  file: 'rows',
  encoding: 'utf-8',
  newline: '\n',
  separator: ';',
  guarded: true,
};

it('a file made a year later has the same bytes', async () => {
  vi.useFakeTimers({ now: new Date('2025-03-01T10:00:00Z'), toFake: ['Date'] });
  try {
    const first = await rowsXlsx(rows);
    vi.setSystemTime(new Date('2026-03-02T11:30:10Z'));
    expect((await rowsXlsx(rows)).equals(first)).toBe(true);
    expect(first.subarray(0, 2).toString()).toBe('PK');
  } finally {
    vi.useRealTimers();
  }
});
