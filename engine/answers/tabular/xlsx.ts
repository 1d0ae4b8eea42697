// Workbooks as XLSX (ECMA-376), written while they are read: cells name their texts, which come last, each once. The same rows give the same bytes.

import { remember } from '../../model/remember.ts';
import type { RowCell, Rows } from './rows.ts';
import { zipStream } from './zip.ts';
import { writeAmount } from '../../language/decimals.ts';
import { describeExport } from './exportJson.ts';
import { CHUNK, writeLines, type Exported } from './exported.ts';

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const RELS = `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`;
/** Styles of cells: 0 plain, 1 an amount with two decimals (the built-in format 4), 2 a head. */
const STYLES = `${XML}<styleSheet xmlns="${MAIN}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="3"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="4" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/></cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`;
/** How a sheet ends. */
const SHEET_END = '</sheetData></worksheet>';

/** Texts in the order of their numbers. */
type Strings = Map<string, number>;

/** A sheet as XML; what it has of texts it puts among those of its workbook. */
interface WorkbookSheet {
  readonly name: string;
  readonly content: AsyncIterable<Buffer>;
}

/** The bytes of a workbook; its last sheet is read first. */
async function* writeWorkbook(
  sheets: readonly WorkbookSheet[],
  strings: Strings,
): AsyncGenerator<Uint8Array> {
  const parts = sheets.map(({ content }, i) => ({
    name: `xl/worksheets/sheet${i + 1}.xml`,
    content,
  }));
  yield* zipStream([
    { name: '[Content_Types].xml', content: once(contentTypes(parts.map(({ name }) => name))) },
    { name: '_rels/.rels', content: once(RELS) },
    { name: 'xl/workbook.xml', content: once(workbook(sheets.map(({ name }) => name))) },
    { name: 'xl/_rels/workbook.xml.rels', content: once(workbookRels(sheets.length)) },
    { name: 'xl/styles.xml', content: once(STYLES) },
    ...parts.reverse(),
    { name: 'xl/sharedStrings.xml', content: sharedStrings(strings) },
  ]);
}

/** Rows that are there already as a workbook of one sheet; lines above the head and the head itself are bold. */
export async function rowsXlsx(rows: Rows): Promise<Buffer> {
  const strings: Strings = new Map();
  const chunks: Uint8Array[] = [];
  const sheets = [{ name: 'Sheet1', content: rowsSheet(rows, strings) }];
  for await (const chunk of writeWorkbook(sheets, strings)) chunks.push(chunk);
  return Buffer.concat(chunks);
}

async function* rowsSheet(
  { above = [], captions, fields, cells }: Rows,
  strings: Strings,
): AsyncGenerator<Buffer> {
  const head = [...above.map((text) => [text]), ...(captions ? [captions] : []), fields];
  let text =
    `${XML}<worksheet xmlns="${MAIN}"><sheetData>` +
    head.map((line) => row(line.map((word) => textCell(strings, word, 2)))).join('');
  for (const line of cells) {
    text += row(line.map((cell) => rowCell(strings, cell)));
    if (text.length < CHUNK) continue;
    yield Buffer.from(text, 'utf8');
    text = '';
  }
  yield Buffer.from(text + SHEET_END, 'utf8');
}

function rowCell(strings: Strings, cell: RowCell): string {
  if (cell === null) return '<c/>';
  if ('flag' in cell) return `<c t="b"><v>${Number(cell.flag)}</v></c>`;
  return 'number' in cell ? `<c><v>${cell.number}</v></c>` : textCell(strings, cell.text, 0);
}

function contentTypes(parts: readonly string[]): string {
  const sheets = parts.map(
    (part) => `<Override PartName="/${part}" ContentType="${TYPES}.worksheet+xml"/>`,
  );
  return `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPES}.sheet.main+xml"/>${sheets.join('')}<Override PartName="/xl/styles.xml" ContentType="${TYPES}.styles+xml"/><Override PartName="/xl/sharedStrings.xml" ContentType="${TYPES}.sharedStrings+xml"/></Types>`;
}

function workbook(names: readonly string[]): string {
  const sheets = names.map(
    (name, i) => `<sheet name="${name}" sheetId="${i + 1}" r:id="rId${i + 1}"/>`,
  );
  return `${XML}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets>${sheets.join('')}</sheets></workbook>`;
}

function workbookRels(count: number): string {
  const sheets = Array.from(
    { length: count },
    (_, i) =>
      `<Relationship Id="rId${i + 1}" Type="${RELATIONS}/worksheet" Target="worksheets/sheet${i + 1}.xml"/>`,
  );
  return `${XML}<Relationships xmlns="${PACKAGE}/relationships">${sheets.join('')}<Relationship Id="rId${count + 1}" Type="${RELATIONS}/styles" Target="styles.xml"/><Relationship Id="rId${count + 2}" Type="${RELATIONS}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`;
}

/** A part that is there whole. */
async function* once(text: string): AsyncGenerator<Buffer> {
  yield Buffer.from(text, 'utf8');
}

/** How a sheet begins, with the widths of its columns in letters. */
function sheetStart(widths: readonly number[]): string {
  const cols = widths
    .map((width, i) => `<col min="${i + 1}" max="${i + 1}" width="${width}" customWidth="1"/>`)
    .join('');
  return `${XML}<worksheet xmlns="${MAIN}"><cols>${cols}</cols><sheetData>`;
}

/** A row of a sheet. */
function row(cells: readonly string[]): string {
  return `<row>${cells.join('')}</row>`;
}

/** A text in a cell, in one of the styles of the workbook: 0 plain, 2 a head. */
function textCell(strings: Strings, text: string, style: number): string {
  const plain = style === 0 ? '' : ` s="${style}"`;
  if (text === '') return `<c${plain}/>`;
  return `<c${plain} t="s"><v>${remember(strings, text, () => strings.size)}</v></c>`;
}

async function* sharedStrings(strings: Strings): AsyncGenerator<Buffer> {
  let text = `${XML}<sst xmlns="${MAIN}" uniqueCount="${strings.size}">`;
  for (const each of strings.keys()) {
    text += `<si><t xml:space="preserve">${escapeXml(each)}</t></si>`;
    if (text.length < CHUNK) continue;
    yield Buffer.from(text, 'utf8');
    text = '';
  }
  yield Buffer.from(`${text}</sst>`, 'utf8');
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Signs that XML 1.0 cannot hold stand for nothing. */
function escapeXml(text: string): string {
  return text
    .replaceAll(/(?![\t\n\r])\p{Cc}|[\ufffe\uffff]/gu, '')
    .replaceAll(/[&<>]/g, (sign) => ESCAPES[sign] ?? sign);
}

/** Rows that a sheet can have, of which two are the head. */
const SHEET_ROWS = 1_048_576;
const HEAD_ROWS = 2;

/** Titles, field names, then the rows. A second sheet describes the columns. Throws where a sheet cannot hold all rows. */
export async function* exportXlsx(exported: Exported): AsyncGenerator<Uint8Array> {
  const strings: Strings = new Map();
  const about = once(aboutSheet(exported, strings));
  yield* writeWorkbook(
    [
      { name: 'data', content: dataSheet(exported, strings) },
      { name: 'about', content: about },
    ],
    strings,
  );
}

async function* dataSheet({ columns, lines }: Exported, strings: Strings): AsyncGenerator<Buffer> {
  let count = HEAD_ROWS;
  const written = writeLines(lines, {
    head:
      sheetStart(columns.map(({ type }) => (type === 'amount' ? 20 : 16))) +
      row(columns.map(({ title }) => textCell(strings, title, 2))) +
      row(columns.map(({ field }) => textCell(strings, field, 2))),
    member: ({ texts }) => texts.map((text) => textCell(strings, text, 0)).join(''),
    amount: (value) => (value === null ? '<c/>' : `<c s="1"><v>${writeAmount(value)}</v></c>`),
    line: (cells) => {
      if (++count > SHEET_ROWS) throw new Error('more lines than a sheet has');
      return `<row>${cells}</row>`;
    },
    end: SHEET_END,
  });
  for await (const text of written) yield Buffer.from(text, 'utf8');
}

/** What is told of the export, then its columns. */
function aboutSheet({ columns, about }: Exported, strings: Strings): string {
  const { columns: described, ...told } = describeExport(columns, about);
  const said = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));
  const keys = ['field', 'title', 'type', 'holds', 'unit', 'axis', 'level', 'language', 'measure'];
  const lines = [
    ...(about.mark === '' ? [] : [[about.mark]]),
    ...Object.entries(told).map(([key, value]) => [key, said(value)]),
    [],
    keys,
    ...(described as Record<string, unknown>[]).map((column) =>
      keys.map((key) => (column[key] === undefined ? '' : said(column[key]))),
    ),
  ];
  return (
    sheetStart([24, 40]) +
    lines.map((line) => row(line.map((cell) => textCell(strings, cell, 0)))).join('') +
    SHEET_END
  );
}
