// Invented documents: what their tables say adds up, and is what the ledger has.

import { describe, expect, it } from 'vitest';

import { parseExactly } from '../../engine/language/decimals.ts';
import { servedDemonstration } from '../demonstration.ts';

const served = servedDemonstration();

interface Paper {
  readonly title: string;
  readonly amounts: Readonly<Record<string, { readonly rawJSON: string } | null>>;
  readonly sections: readonly {
    readonly id: string;
    readonly text?: string;
    readonly rows?: readonly (readonly unknown[])[];
  }[];
}

/** Whole hundredths of a cell; what is empty counts for nothing. */
const cents = (cell: unknown): bigint => {
  if (cell === null || cell === '') return 0n;
  const { rawJSON } = cell as { readonly rawJSON: string };
  expect(rawJSON).toMatch(/^-?\d+\.\d\d$/);
  return BigInt(rawJSON.replace('.', ''));
};
const rowsOf = (paper: Paper, id: string) =>
  paper.sections.find((section) => section.id === id)!.rows!.slice(1);
const sum = (cells: readonly unknown[]) => cells.map(cents).reduce((a, b) => a + b, 0n);

const papers = (form: RegExp): Paper[] =>
  served.current
    .get()
    .members.list('document', null)
    .filter(({ attributes }) => form.test(attributes['formCode'] ?? ''))
    .map(({ attributes }) => parseExactly(attributes['srcFile'] ?? '') as Paper);

/** Every column of amounts of these rows adds up to that of the last one. */
const addsUp = (rows: readonly (readonly unknown[])[], columns: readonly number[]) => {
  const last = rows.at(-1)!;
  for (const column of columns)
    expect(sum(rows.slice(0, -1).map((row) => row[column]))).toBe(cents(last[column]));
};

describe('invented documents', () => {
  it('that report have deviations that are what was done less the plan, fund by fund and use by use', () => {
    const reports = papers(/^BLR/);
    expect(reports.length).toBeGreaterThan(100);
    for (const report of reports) {
      const [plan, done, deviation] = rowsOf(report, '1');
      for (const column of [1, 2, 3])
        expect(cents(deviation![column])).toBe(cents(done![column]) - cents(plan![column]));
      for (const row of [plan, done, deviation])
        expect(cents(row![1]) + cents(row![2])).toBe(cents(row![3]));
      const uses = rowsOf(report, '3');
      addsUp(uses, [1, 2, 3]);
      for (const row of uses) expect(cents(row[3])).toBe(cents(row[2]) - cents(row[1]));
      expect(uses.at(-1)!.slice(1, 4)).toEqual([plan![3], done![3], deviation![3]]);
      for (const row of rowsOf(report, '4'))
        if (row[2] === 'грн') expect(cents(row[5])).toBe(cents(row[4]) - cents(row[3]));
    }
  });

  it('that plan have uses that add up to the whole, by fund and by year', () => {
    const passports = papers(/^BLE/);
    expect(passports.length).toBeGreaterThan(100);
    for (const passport of passports) {
      const [[common, special, total]] = rowsOf(passport, '4') as [unknown[]];
      const uses = rowsOf(passport, '9');
      addsUp(uses, [1, 2, 3]);
      expect(uses.at(-1)!.slice(1)).toEqual([common, special, total]);
      for (const row of uses) expect(sum(row.slice(1, 3))).toBe(cents(row[3]));
    }
    const requests = papers(/^BLP0080003[PA]$|^BLP0050[12]01A$/);
    expect(requests.length).toBeGreaterThan(100);
    for (const request of requests) {
      addsUp(rowsOf(request, '4'), [1, 2, 3]);
      addsUp(rowsOf(request, '5'), [1, 2, 3]);
      expect(rowsOf(request, '4').at(-1)![3]).toEqual(request.amounts['total']);
    }
    for (const more of papers(/^BLP0080003R$|^BLP0050301A$/)) addsUp(rowsOf(more, '2'), [1, 2, 3]);
  });

  it('say that they are invented, and leave no braces', () => {
    for (const paper of papers(/^BL[EPR]/)) {
      const text = JSON.stringify(paper);
      expect(text).toMatch(/[Дд]емонстраційн/);
      expect(text).not.toMatch(/\{[=a-z][\w+.-]*\}/);
    }
  });
});
