// Office files that readers send: what lies within is looked into, and what is refused is named.

import { expect, it } from 'vitest';

import { rowsXlsx } from '../../engine/answers/tabular/xlsx.ts';
import { isOfKind } from '../../engine/api/submissions/fileKinds.ts';
import { readEnding } from '../../engine/model/readerForms.ts';
import { troubleIn } from '../../engine/api/submissions/officeFiles.ts';
import { docxOf, odtOf, xlsxOf, zipOf, type Packed } from './archive.ts';

const MEGABYTE = 1024 * 1024;
const wrong = async (name: string, bytes: Buffer) => {
  const ending = readEnding(name);
  return isOfKind(ending, bytes) ? await troubleIn(ending, bytes) : 'file-type';
};
const containerOf = (name: string) =>
  Buffer.concat([
    Buffer.from('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', 'latin1'),
    Buffer.alloc(70_000),
    Buffer.from(name, 'utf16le'),
    Buffer.alloc(500),
  ]);
const random = (bytes: number) =>
  Buffer.from(Array.from({ length: bytes }, () => Math.floor(Math.random() * 256)));

it.each<[string, string, () => Buffer]>([
  ['a document', 'a.docx', () => docxOf()],
  ['a sheet', 'a.xlsx', () => xlsxOf()],
  ['an open document', 'a.odt', () => odtOf('<manifest/>')],
  [
    'a document with pictures, a formula and settings of a printer',
    'a.docx',
    () =>
      docxOf(
        { name: 'word/media/image1.png', content: '\x89PNG', isStored: true },
        { name: 'word/media/image2.emz', content: Buffer.from('1f8b08', 'hex') },
        { name: 'word/embeddings/oleObject1.bin', content: containerOf('Equation Native') },
        { name: 'word/printerSettings1.bin', content: 'LPT1' },
      ),
  ],
  [
    'a document with a chart and the sheet that it is drawn from',
    'a.docx',
    () => docxOf({ name: 'word/embeddings/Sheet1.xlsx', content: xlsxOf() }),
  ],
  [
    'a sheet of many equal rows',
    'a.xlsx',
    () => xlsxOf({ name: 'xl/worksheets/sheet1.xml', content: '<row><c/></row>'.repeat(60_000) }),
  ],
])('is taken: %s', async (_, name, make) => {
  expect(await wrong(name, make())).toBeNull();
});

it('takes a sheet that the portal itself has written', async () => {
  const bytes = await rowsXlsx({
    captions: null,
    fields: ['name', 'amount'],
    cells: [[{ text: 'Назва' }, { number: '12.5' }]],
    file: 'rows',
    encoding: 'utf-8',
    newline: '\n',
    separator: ';',
    guarded: true,
  });
  expect(await wrong('a.xlsx', bytes)).toBeNull();
});

it.each<[string, string, Packed]>([
  [
    'what unpacks a thousand times',
    'file-unpacks',
    { name: 'word/a.xml', content: Buffer.alloc(30 * MEGABYTE) },
  ],
  [
    'more than fifty megabytes',
    'file-unpacks',
    { name: 'word/a.xml', content: random(400_000), says: { size: 51 * MEGABYTE } },
  ],
  ['a program by its name', 'file-program', { name: 'word/evil.exe', content: 'x' }],
  ['a script by its name', 'file-program', { name: 'word/media/Evil.PS1', content: 'x' }],
  [
    'a program by its content',
    'file-program',
    { name: 'word/media/image1.png', content: 'MZ\x90' },
  ],
  [
    'a program in an inserted object',
    'file-program',
    { name: 'word/embeddings/oleObject1.bin', content: containerOf('\u0001Ole10Native') },
  ],
  ['a step upwards', 'file-names', { name: 'word/../../x.xml', content: 'x' }],
  ['a path from the root', 'file-names', { name: '/etc/x.xml', content: 'x' }],
  ['a backslash', 'file-names', { name: 'word\\x.xml', content: 'x' }],
  ['a drive', 'file-names', { name: 'C:/x.xml', content: 'x' }],
  ['a name with a letter that is not seen', 'file-names', { name: 'a\u202etxt.xml', content: 'x' }],
  ['a name that ends in a point', 'file-names', { name: 'word/evil.exe.', content: 'x' }],
  ['a part twice', 'file-names', { name: 'WORD/document.xml', content: 'x' }],
  ['macros', 'file-macros', { name: 'word/vbaProject.bin', content: 'x' }],
  [
    'macros under another name',
    'file-macros',
    { name: 'word/settings.bin', content: containerOf('_VBA_PROJECT') },
  ],
  [
    'a list of parts that speaks of macros',
    'file-macros',
    {
      name: '[Content_Types].xml',
      content: 'application/vnd.ms-word.document.macroEnabled.main+xml',
    },
  ],
  [
    'a list of parts that writes letters as numbers',
    'file-type',
    {
      name: '[Content_Types].xml',
      content:
        'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml vba&#80;roject',
    },
  ],
  [
    'a list of parts of another kind',
    'file-type',
    { name: '[Content_Types].xml', content: '<a/>' },
  ],
  ['encrypted parts', 'file-locked', { name: 'word/a.xml', content: 'x', says: { flags: 1 } }],
  ['an archive by its name', 'file-nested', { name: 'word/a.7z', content: 'x' }],
  ['an archive by its content', 'file-nested', { name: 'word/a.bin', content: 'Rar!\x1a\x07' }],
  ['an archive by its begin', 'file-nested', { name: 'word/a.bin', content: docxOf() }],
  [
    'a sheet within that is none',
    'file-nested',
    { name: 'word/embeddings/a.xlsx', content: 'PK\x03\x04' },
  ],
  [
    'a sheet within that has a program',
    'file-program',
    {
      name: 'word/embeddings/a.xlsx',
      content: xlsxOf({ name: 'xl/a.exe', content: 'x' }),
    },
  ],
  [
    'a sheet within a sheet within',
    'file-nested',
    {
      name: 'word/embeddings/a.xlsx',
      content: xlsxOf({ name: 'xl/embeddings/b.xlsx', content: xlsxOf() }),
    },
  ],
  ['a size that is less than the truth', 'file-type', lying(100)],
  ['a size that is more than the truth', 'file-type', lying(300)],
  [
    'another name beside the content',
    'file-type',
    { name: 'word/a.xml', content: 'x', says: { name: 'word/b.xml' } },
  ],
  ['another way to pack', 'file-type', { name: 'word/a.xml', content: 'x', says: { method: 12 } }],
  [
    'sizes for more than 4 GB',
    'file-type',
    { name: 'word/a.xml', content: 'x', isStored: true, says: { size: 0xffffffff } },
  ],
])('is refused in a document: %s', async (_, reason, packed) => {
  expect(await wrong('a.docx', docxOf(packed))).toBe(reason);
});

function lying(size: number): Packed {
  return { name: 'word/a.xml', content: random(200), says: { size } };
}

it('more than two thousand parts are too many', async () => {
  const parts = Array.from({ length: 2000 }, (__, i) => ({ name: `word/${i}.xml`, content: '' }));
  expect(await wrong('a.docx', docxOf(...parts))).toBe('file-unpacks');
});

it('parts that share their bytes are refused', async () => {
  const bytes = docxOf({ name: 'word/a.xml', content: 'x' }, { name: 'word/b.xml', content: 'x' });
  const at = bytes.lastIndexOf('word/a.xml');
  const next = bytes.lastIndexOf('word/b.xml');
  bytes.copy(bytes, next - 4, at - 4, at + 10);
  expect(await wrong('a.docx', bytes)).toBe('file-type');
});

it.each<[string, (whole: Buffer) => Buffer]>([
  ['cut at the end', (whole) => whole.subarray(0, -1)],
  ['cut in the middle', (whole) => whole.subarray(0, whole.length >> 1)],
  ['without its first byte', (whole) => whole.subarray(1)],
  ['with something behind it', (whole) => Buffer.concat([whole, Buffer.from('MZ')])],
  ['with something before it', (whole) => Buffer.concat([Buffer.from('MZ'), whole])],
  ['empty', () => Buffer.alloc(0)],
  ['an archive of nothing', () => zipOf([])],
])('a document that is %s is refused', async (_, change) => {
  expect(await wrong('a.docx', change(docxOf()))).toBe('file-type');
});

it('no cut and no flipped byte of a document is more than refused', async () => {
  const whole = docxOf({ name: 'word/embeddings/Sheet1.xlsx', content: xlsxOf() });
  for (let at = 0; at < whole.length; at++) {
    const flipped = Buffer.from(whole);
    flipped[at] = (flipped[at] ?? 0) ^ 0xff;
    for (const bytes of [flipped, whole.subarray(0, at)])
      expect([null, expect.stringMatching(/^file-/)]).toContainEqual(await wrong('a.docx', bytes));
  }
});

it('an open document with macros or a password is refused', async () => {
  expect(
    await wrong('a.odt', odtOf('<manifest/>', { name: 'Basic/Standard/a.xml', content: 'x' })),
  ).toBe('file-macros');
  expect(await wrong('a.odt', odtOf('<manifest:encryption-data/>'))).toBe('file-locked');
  expect(await wrong('a.ods', odtOf('<manifest/>'))).toBe('file-type');
});
