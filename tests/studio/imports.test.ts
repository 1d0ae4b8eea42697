// A dropped file: separator, encoding, header, units and meanings are recognised, and its rows are read by the form that comes of it.

import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';

import { recognise, tryImport } from '../../scripts/studio/imports.ts';
import { KINDS } from '../../site/kinds.ts';
import { foldersOf } from '../overlay.ts';

const studio = { folders: foldersOf('product'), kinds: KINDS };
const CYRILLIC = /[\u0400-\u04ff]/;

function sampleOf(name: string, bytes: string | Uint8Array) {
  return { name, base64: Buffer.from(bytes).toString('base64') };
}

/** In windows-1251, as far as these tests write it. */
function inWindows(text: string): Uint8Array {
  return Uint8Array.from(text, (letter) => {
    const code = letter.codePointAt(0) ?? 0;
    const others: Readonly<Record<string, number>> = { і: 0xb3, І: 0xb2, ї: 0xbf, є: 0xba };
    if (code < 0x80) return code;
    return others[letter] ?? code - 0x410 + 0xc0;
  });
}

const FIGURES = [
  'код доходу;назва;розділ, тис. грн;загальний план, тис. грн',
  'kdb;kdb_name;yearBeginPlan;period_done',
  '11000000;Податки на доходи;1234,5;10,25',
  '11010000;Податок на доходи осіб;1000,0;-5,5',
  '',
].join('\n');

describe('a file of figures', () => {
  const sample = sampleOf('доходи-2025-1-6.csv', inWindows(FIGURES));

  it('is recognised with its encoding, header, units and meanings', async () => {
    const { known, text, columns, rows } = await recognise(studio, { sample, drafts: {} });
    expect(known).toBe('');
    expect(text).toContain(
      'encoding: windows-1251\nheaderLines: 2\nfact: state-incomes\nrows: tree\n',
    );
    expect(text).toContain('(?<year>[0-9]{4})-(?<from>[0-9]{1,2})-(?<to>[0-9]{1,2})');
    expect(text).toContain(
      '{name: yearBeginPlan, means: measure, of: yearBeginPlan, factor: thousand, decimals: comma}',
    );
    expect(columns).toEqual([
      { name: 'kdb', means: 'dimension:income' },
      { name: 'kdb_name', means: 'name:income' },
      { name: 'yearBeginPlan', means: 'measure:yearBeginPlan' },
      { name: 'period_done', means: 'measure:periodDone' },
    ]);
    expect(rows[0]).toEqual(['11000000', 'Податки на доходи', '1234,5', '10,25']);
  });

  it('is read by that form', async () => {
    const { text } = await recognise(studio, { sample, drafts: {} });
    const drafts = { 'config/imports/mine.yaml': `${text}set: {fund: T}\n` };
    const { rows, mistakes } = await tryImport(studio, { sample, drafts, format: 'mine' });
    expect(mistakes).toEqual([]);
    expect(rows[0]?.slice(0, 3)).toEqual(['period', 'fund', 'income']);
    expect(rows[1]).toEqual(
      expect.arrayContaining(['2025-06', 'T', '11000000', '1234500.00', '10250.00']),
    );
  });

  it('tells its wrong rows by line in both languages', async () => {
    const { text } = await recognise(studio, { sample, drafts: {} });
    const drafts = { 'config/imports/mine.yaml': `${text}set: {fund: T}\n` };
    const wrong = sampleOf(sample.name, inWindows(FIGURES.replace('1000,0', 'багато')));
    const { mistakes } = await tryImport(studio, { sample: wrong, drafts, format: 'mine' });
    expect(mistakes).toEqual([
      {
        uk: expect.stringMatching(/^рядок 4: /) as string,
        en: expect.stringMatching(/^line 4: /) as string,
      },
    ]);
  });

  it('tells the mistakes of the form itself', async () => {
    const drafts = { 'config/imports/mine.yaml': 'kind: figures\n' };
    const { mistakes } = await tryImport(studio, { sample, drafts, format: 'mine' });
    expect(mistakes[0]?.uk).toMatch(CYRILLIC);
  });

  it('that a form reads already is told, packed too, of years side by side', async () => {
    const text = 'ADMIN1;ADMIN2;FUNC1;2018_EXECUTED;2018_ADJUSTED\nа;м. Київ;0100 б;1.5;2\n';
    const packed = sampleOf('any.csv.gz', gzipSync(inWindows(text)));
    const found = await recognise(studio, { sample: packed, drafts: {} });
    expect(found.text).toContain('{name: 2018_EXECUTED, means: measure, of: executed, year: 2018}');
    const line =
      'REP_PERIOD;FUND_TYP;COD_BUDGET;COD_INCO;NAME_INC;ZAT_AMT;PLANS_AMT;FAKT_AMT\n01.2023;C;2555900000;21081500;Назва;4;;2\n';
    const known = sampleOf('local_2555900000_INCOMES_2023_month.csv', line);
    const { known: form } = await recognise(studio, { sample: known, drafts: {} });
    expect(form).toBe('local-budget-data-incomes');
    const { rows, mistakes } = await tryImport(studio, { sample: known, drafts: {}, format: form });
    expect(mistakes).toEqual([]);
    expect(rows).toHaveLength(2);
  });
});

it('a list of names is recognised and read', async () => {
  const sample = sampleOf('валюти.csv', 'number,words\n980,Українська гривня\n840,Долар США\n');
  const { text, columns } = await recognise(studio, { sample, drafts: {} });
  expect(text).toContain('kind: members\nsyntax: delimited\nseparator: ","\ndimension: currency\n');
  expect(columns.map(({ means }) => means)).toEqual(['member:code', 'member:title']);
  const drafts = { 'config/imports/mine.yaml': text };
  const { rows, mistakes } = await tryImport(studio, { sample, drafts, format: 'mine' });
  expect(mistakes).toEqual([]);
  expect(rows[1]?.slice(0, 5)).toEqual(['980', '', '', '', 'Українська гривня']);
});

describe('in both languages is refused', () => {
  const zip = Buffer.from('PK\u0003\u0004 xl/workbook.xml', 'latin1');
  it.each([
    ['nothing', 'a.csv', '', 'empty'],
    ['a spreadsheet', 'a.xlsx', zip, ''],
    ['JSON', 'a.json', '[{"code": "1"}]', 'JSON'],
    ['bytes', 'a.bin', Uint8Array.from({ length: 300 }, (_, i) => (i * 7) % 256), ''],
    ['UTF-16', 'a.csv', Buffer.from('\ufeffa;b\n1;2\n', 'utf16le'), 'UTF-16'],
    ['prose', 'a.txt', 'Одне слово\nі ще одне\n', ''],
    ['a header without Latin names', 'a.csv', 'код;назва\n1;б\n', 'Latin names'],
    ['a broken archive', 'a.gz', Uint8Array.from([0x1f, 0x8b, 1, 2, 3]), ''],
  ])('%s', async (_, name, bytes, reason) => {
    await expect(
      recognise(studio, { sample: sampleOf(name, bytes), drafts: {} }),
    ).rejects.toMatchObject({
      status: 422,
      said: {
        uk: expect.stringMatching(CYRILLIC) as string,
        en: expect.stringContaining(reason) as string,
      },
    });
  });

  it('a form that is not there', async () => {
    const asked = { sample: sampleOf('a.csv', 'a;b\n'), drafts: {}, format: 'nobody' };
    await expect(tryImport(studio, asked)).rejects.toMatchObject({ status: 404 });
  });
});
