// An export as XLSX, written while it is read. The same lines give the same bytes.

import { writeAmount } from '../../language/decimals.ts';
import { remember } from '../../model/remember.ts';
import { CHUNK } from './exportCsv.ts';
import { describeExport } from './exportJson.ts';
import type { Exported, ExportMember } from './exported.ts';
import { once, row, SHEET_END, sheetStart, textCell, writeWorkbook, type Strings } from './xlsx.ts';

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
  const known = new Map<ExportMember, string>();
  const written = (member: ExportMember) =>
    remember(known, member, () => member.texts.map((text) => textCell(strings, text, 0)).join(''));
  let text =
    sheetStart(columns.map(({ type }) => (type === 'amount' ? 20 : 16))) +
    row(columns.map(({ title }) => textCell(strings, title, 2))) +
    row(columns.map(({ field }) => textCell(strings, field, 2)));
  let count = HEAD_ROWS;
  for await (const some of lines) {
    for (const { members, values } of some) {
      if (++count > SHEET_ROWS) throw new Error('more lines than a sheet has');
      let line = '';
      for (const member of members) line += written(member);
      for (const value of values)
        line += value === null ? '<c/>' : `<c s="1"><v>${writeAmount(value)}</v></c>`;
      text += `<row>${line}</row>`;
      if (text.length < CHUNK) continue;
      yield Buffer.from(text, 'utf8');
      text = '';
    }
  }
  yield Buffer.from(text + SHEET_END, 'utf8');
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
