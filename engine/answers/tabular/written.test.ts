// Whatever texts and amounts a file has, each form of it is read back as they were; what is not known stays unknown.

import { inflateRawSync } from 'node:zlib';

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { readDelimited, writeField } from '../../ledger/import/delimited.ts';
import {
  exportCsv,
  encode1251,
  guard,
  rowsCsv,
  rowsJson,
  type RowCell,
  type Rows,
} from './rows.ts';
import { exportJson } from './exportJson.ts';
import { exportXlsx } from './xlsx.ts';
import type { Exported } from './exported.ts';

const NASTY = [
  'plain',
  'Ґанок & «їжак»',
  'a;b,c',
  'a "b" c',
  '"',
  'two\nlines',
  'two\r\nlines',
  '<b>&amp;</b>',
  "it's",
  ' spaced ',
  '\ttab',
  '=1+1',
  '+1',
  '-1',
  '@a',
  '1;"2',
  ']]>',
  '',
];
const AMOUNTS = [0n, 1n, -1n, 100n, -12_345n, 10n ** 17n, null];

const exported = (): Exported => ({
  columns: [
    { field: 'name', title: NASTY[7] ?? '', type: 'text', described: {} },
    { field: 'done', title: NASTY[3] ?? '', type: 'amount', described: {} },
  ],
  about: {
    title: NASTY[1] ?? '',
    file: 'a',
    mark: '',
    ledger: { id: 'a', created: '' },
    periods: [],
    sources: [],
    notes: [],
    coverage: null,
  },
  lines: (async function* () {
    await Promise.resolve();
    yield NASTY.map((text, i) => ({
      members: [{ texts: [text] }],
      values: [AMOUNTS[i % AMOUNTS.length] ?? null],
    }));
  })(),
});
async function all(parts: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const read: Uint8Array[] = [];
  for await (const part of parts) read.push(part);
  return Buffer.concat(read);
}
const amounts = (decimals: readonly (string | null)[]) =>
  NASTY.map((_, i) => decimals[i % decimals.length] ?? null);
const DECIMALS = amounts(['0', '0.01', '-0.01', '1', '-123.45', '1000000000000000', null]);

describe('a file that is written while it is read', () => {
  it.each([null, 'utf-8'] as const)('as CSV has every text and amount: %s', async (charset) => {
    const text = (await all(exportCsv(exported(), charset))).toString('utf8');
    const [head, ...lines] = [...readDelimited('a', text, ';')].map(({ fields }) => fields);
    expect(head).toEqual(['name', 'done']);
    expect(lines).toEqual(NASTY.map((name, i) => [guard(name), DECIMALS[i] ?? '']));
    expect(text.startsWith('\ufeff')).toBe(charset === 'utf-8');
  });

  it('as CSV in another encoding has the same letters', async () => {
    const bytes = await all(exportCsv(exported(), 'windows-1251'));
    const text = new TextDecoder('windows-1251').decode(bytes);
    expect([...readDelimited('a', text, ';')][2]?.fields[0]).toBe(NASTY[1]);
  });

  it('as JSON has every text and amount', async () => {
    const text = (await all(exportJson(exported()))).toString('utf8');
    const { rows, title } = JSON.parse(text) as { rows: Record<string, unknown>[]; title: string };
    expect(title).toBe(NASTY[1]);
    expect(rows.map(({ name }) => name)).toEqual(NASTY);
    const written = [...text.matchAll(/"done":(null|-?[\d.]+)\}/g)].map(([, amount]) => amount);
    expect(written).toEqual(DECIMALS.map((amount) => amount ?? 'null'));
  });

  it('as XLSX has every text and amount', async () => {
    const zip = await all(exportXlsx(exported()));
    const sheet = partOf(zip, 'xl/worksheets/sheet1.xml');
    const strings = partOf(zip, 'xl/sharedStrings.xml');
    const texts = [...strings.matchAll(/<si>([^]*?)<\/si>/g)].map(([, text = '']) => textIn(text));
    const rows = [...sheet.matchAll(/<row>([^]*?)<\/row>/g)].slice(2).map(([, row = '']) => row);
    const named = rows.map((row) => /^<c t="s"><v>(\d+)<\/v>/.exec(row)?.[1]);
    expect(named.map((place) => (place === undefined ? '' : texts[Number(place)]))).toEqual(NASTY);
    const amounts = rows.map((row) => /<c s="1"><v>([^<]*)<\/v>/.exec(row)?.[1] ?? null);
    expect(amounts).toEqual(DECIMALS);
    for (const part of [sheet, strings])
      expect(part.replaceAll(/<\/?[a-z?][^<>]*>/gi, '')).not.toMatch(/[<>]|&(?!amp;|lt;|gt;)/);
  });
});

/** A text, as XML has it. */
function textIn(item: string): string {
  const [, text = ''] = /<t xml:space="preserve">([^<]*)<\/t>/.exec(item) ?? [];
  return text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
}

/** A file of a ZIP, by its directory (APPNOTE 4.3.12). */
function partOf(zip: Buffer, name: string): string {
  let entry = zip.readUInt32LE(zip.lastIndexOf('PK\u0005\u0006') + 16);
  while (zip.readUInt32LE(entry) === 0x02014b50) {
    const lengths = [28, 30, 32].map((place) => zip.readUInt16LE(entry + place));
    const end = entry + 46 + (lengths[0] ?? 0);
    if (zip.toString('utf8', entry + 46, end) === name) {
      const own = zip.readUInt32LE(entry + 42);
      const start = own + 30 + zip.readUInt16LE(own + 26) + zip.readUInt16LE(own + 28);
      const packed = zip.subarray(start, start + zip.readUInt32LE(entry + 20));
      const plain = zip.readUInt16LE(entry + 10) === 0 ? packed : inflateRawSync(packed);
      return plain.toString('utf8');
    }
    entry = end + (lengths[1] ?? 0) + (lengths[2] ?? 0);
  }
  throw new Error(`no ${name}`);
}

describe('rows', () => {
  const cells: RowCell[][] = NASTY.map((text, i) => [
    { text },
    DECIMALS[i] === null ? null : { number: DECIMALS[i] ?? '' },
    { flag: i % 2 === 0 },
  ]);
  const rows: Rows = {
    captions: NASTY.slice(1, 4),
    fields: ['name', 'done', 'flag'],
    cells,
    file: 'a',
    encoding: 'utf-8',
    newline: '\r\n',
    separator: ',',
    guarded: true,
    above: ['a "line", above'],
  };

  it('as CSV are read back as they were, those alone guarded that would run', () => {
    const read = (some: Rows) => [
      ...readDelimited('a', rowsCsv(some, null).toString('utf8'), some.separator),
    ];
    const [above, captions, fields, ...lines] = read(rows).map((rec) => rec.fields);
    expect([above, captions, fields]).toEqual([['# a ”line”; above'], rows.captions, rows.fields]);
    expect(lines).toEqual(
      NASTY.map((text, i) => [guard(text), DECIMALS[i] ?? '', String(i % 2 === 0)]),
    );
    const plain = read({ ...rows, above: [], captions: null, guarded: false }).slice(1);
    expect(plain.map((rec) => rec.fields[0])).toEqual(NASTY);
  });

  it('as JSON have what is unknown as null, and amounts digit by digit', () => {
    const text = rowsJson(rows);
    const read = JSON.parse(text) as Record<string, unknown>[];
    expect(read.map(({ name }) => name)).toEqual(NASTY);
    expect(read.map(({ flag }) => flag)).toEqual(NASTY.map((_, i) => i % 2 === 0));
    expect([...text.matchAll(/"done":(null|-?[\d.]+),/g)].map(([, amount]) => amount)).toEqual(
      DECIMALS.map((amount) => amount ?? 'null'),
    );
  });
});

it.each([...'=+-@\t\r'])('a text that begins with %j does not run in a spreadsheet', (sign) => {
  expect(guard(`${sign}1`)).toBe(`'${sign}1`);
  expect(guard(`1${sign}`)).toBe(`1${sign}`);
});

it('a field of any text is one field when it is read', () => {
  const texts = fc.string({ unit: fc.constantFrom(...'a1;,"\r\n =\t') });
  fc.assert(
    fc.property(texts, texts, fc.constantFrom(';', ','), (first, second, separator) => {
      const line = [first, second].map((text) => writeField(text, separator)).join(separator);
      expect([...readDelimited('a', `${line}\n`, separator)]).toMatchObject([
        { fields: [first, second] },
      ]);
    }),
  );
});

it('every letter of windows-1251 is itself, and others are said to be none', () => {
  const letters = new TextDecoder('windows-1251').decode(
    Uint8Array.from({ length: 256 }, (_, i) => i),
  );
  expect(new TextDecoder('windows-1251').decode(encode1251(letters))).toBe(letters);
  expect(encode1251('日').toString('latin1')).toBe('?');
});
