// Files with several years in a line: each year is stored as its own, texts become codes, what the form leaves aside is told.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { encode1251 } from '../../engine/answers/tabular/rows.ts';
import { foldersOf } from '../overlay.ts';
import { emptyFolder, getJson, importInto, serve, type Served, type Tree } from '../served.ts';

const YEARS = [2018, 2019, 2020, 2021, 2022, 2023, 2024, 2025, 2026] as const;
type Amounts = Readonly<Record<number, readonly [executed: string, adjusted: string]>>;

const header = (years: readonly number[]) =>
  `ADMIN1;ADMIN2;FUNC1;${years.flatMap((year) => [`${year}_EXECUTED`, `${year}_ADJUSTED`]).join(';')}\r\n`;
const line = (place: string, func: string, amounts: Amounts, years: readonly number[] = YEARS) =>
  `Місцеві бюджети;${place};${func};${years.flatMap((year) => amounts[year] ?? ['', '']).join(';')}\r\n`;
const LVIV = 'Львiвська обл.';
const LINES = [
  line('', '', { 2024: ['70', '80'], 2025: ['90.5', '100'] }),
  line(LVIV, '', { 2024: ['70', '80'], 2025: ['90.5', '100'] }),
  line(LVIV, '0900 Освіта', { 2024: ['70', '80'], 2025: ['60.25', '40'] }),
  line(LVIV, '1000 Соціальний захист', { 2025: ['30.25', '50'] }),
  line(LVIV, '-9 не існує', { 2025: ['0', '10'] }),
].join('');

let place: ReturnType<typeof emptyFolder>;
let files: string;
let served: Served | null = null;
beforeEach(() => {
  place = emptyFolder();
  files = mkdtempSync(join(tmpdir(), 'files-'));
});
afterEach(async () => {
  await served?.stop();
  served = null;
  place.remove();
  rmSync(files, { recursive: true, force: true });
});

const write = (name: string, text: string) => {
  const path = join(files, name);
  writeFileSync(path, encode1251(text));
  return path;
};
const ask = async (query: string): Promise<Tree> => {
  served ??= await serve(foldersOf('product'), place.folder);
  return await getJson<Tree>(served, `/api/boost/expenses?${query}`);
};

describe('a line with several years', () => {
  it('gives a row for each year that has an amount', async () => {
    const said = await importInto(place.folder, [write('a.csv', header(YEARS) + LINES)]);
    expect(said[0]).toMatch(
      /a\.csv: boost-pivot, 6 rows, \d+ rows\/s, lines left aside by its form: 1$/,
    );
    expect(
      (await ask('place=13&year=2024')).items.map((item) => [
        item.code,
        item.data['executed'],
        item.data['adjusted'],
      ]),
    ).toEqual([
      ['0000', 70, 80],
      ['0900', 70, 80],
    ]);
    expect(await ask('place=13&year=2023')).toMatchObject({
      items: [],
      notes: [{ code: 'period-not-loaded' }, { code: 'other-years-only' }],
    });
  });

  it('has its texts read as codes; one that names none stands under no code', async () => {
    await importInto(place.folder, [write('a.csv', header(YEARS) + LINES)]);
    const { items } = await ask('place=13&year=2025');
    expect(
      items.map((item) => [
        item.code,
        item.data['executed'],
        item.data['adjusted'],
        item.data['executedPercent'],
      ]),
    ).toEqual([
      ['0000', 90.5, 100, 90.5],
      ['', 0, 10, 0],
      ['0900', 60.25, 40, 150.62],
      ['1000', 30.25, 50, 60.5],
    ]);
    expect(items[1]!.codeName).toBe('Функцію не визначено');
    expect(served!.current.get().manifest.exceptions).toEqual({});
  });

  it('has its total held against its parts', async () => {
    await importInto(place.folder, [
      write('a.csv', header(YEARS) + LINES.replace('60.25;40', '60.25;45')),
    ]);
    const { items } = await ask('place=13&year=2025');
    expect(items[0]).toMatchObject({
      data: { adjusted: 100 },
      exceptions: [{ rule: 'children-sum', measure: 'adjusted', difference: -5 }],
    });
  });

  it('may have a year more than the others', async () => {
    const years = [...YEARS, 2027];
    await importInto(place.folder, [
      write(
        'a.csv',
        header(years) +
          line(LVIV, '', { 2027: ['1', '2'] }, years) +
          line(LVIV, '0900 Освіта', { 2027: ['1', '2'] }, years),
      ),
    ]);
    expect((await ask('place=13')).items[0]!.data).toMatchObject({ executed: 1, adjusted: 2 });
  });

  it('replaces the same place and year, and keeps the others', async () => {
    await importInto(place.folder, [write('a.csv', header(YEARS) + LINES)]);
    await importInto(place.folder, [
      write(
        'b.csv',
        header(YEARS) +
          line(LVIV, '', { 2025: ['7', '8'] }) +
          line(LVIV, '0900 Освіта', { 2025: ['7', '8'] }),
      ),
    ]);
    expect((await ask('place=13&year=2025')).items.map((item) => item.data['executed'])).toEqual([
      7, 7,
    ]);
    expect((await ask('place=13&year=2024')).items[0]!.data['executed']).toBe(70);
  });

  it('is a point of each year in the series, with its functions below', async () => {
    await importInto(place.folder, [write('a.csv', header(YEARS) + LINES)]);
    served = await serve(foldersOf('product'), place.folder);
    const { items } = await getJson<Tree>(served, '/api/boost/years?place=13');
    expect(
      items.map((item) => [
        item.code,
        item.data['executed'],
        item.children!.map((child) => child.code),
      ]),
    ).toEqual([
      ['2024', 70, ['0900']],
      ['2025', 90.5, ['', '0900', '1000']],
    ]);
  });
});

describe('a text that is no code', () => {
  it.each([
    ['of a place', LINES.replaceAll(LVIV, 'Львів'), /a\.csv:3: "Львів" is not a code of place/],
    [
      'of a function',
      LINES.replace('0900 Освіта', 'Освіта'),
      /a\.csv:4: "Освіта" is not a code of functional/,
    ],
  ])('is refused by file and line: %s', async (_, lines, message) => {
    await expect(importInto(place.folder, [write('a.csv', header(YEARS) + lines)])).rejects.toThrow(
      message,
    );
  });
});
