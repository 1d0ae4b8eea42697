// Rows as an XLSX file: the same rows give the same bytes, whenever it is made.

import type { Rows } from './rows.ts';

/** The bytes of a workbook of one sheet; lines above the head and the head itself are bold. */
export async function rowsXlsx(rows: Rows): Promise<Buffer> {
  const { default: writeExcelFile } = await import('write-excel-file/node');
  const above = (rows.above ?? []).map((text) => [text]);
  const head = [...above, ...(rows.captions ? [rows.captions] : []), rows.fields].map((line) =>
    line.map((value) => ({ type: String, value, fontWeight: 'bold' as const })),
  );
  const body = rows.cells.map((cells) =>
    cells.map((cell) => {
      if (cell === null) return null;
      if ('flag' in cell) return { type: Boolean, value: cell.flag };
      return 'number' in cell
        ? { type: Number, value: Number(cell.number) }
        : { type: String, value: cell.text };
    }),
  );
  const file = writeExcelFile([...head, ...body] as never, {}) as unknown as {
    toBuffer(): Promise<Buffer>;
  };
  return withoutTimes(await file.toBuffer());
}

/** The first day that a ZIP can name, 1980-01-01 00:00. */
const EPOCH = Buffer.from([0, 0, 0x21, 0]);
const END_OF_DIRECTORY = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;

/** Puts one fixed time on every entry of a ZIP, in its directory and before its content (APPNOTE 4.3.7, 4.3.12, 4.3.16). */
function withoutTimes(zip: Buffer): Buffer {
  let end = zip.length - 22;
  while (end > 0 && zip.readUInt32LE(end) !== END_OF_DIRECTORY) end--;
  let at = zip.readUInt32LE(end + 16);
  while (zip.readUInt32LE(at) === DIRECTORY_ENTRY) {
    EPOCH.copy(zip, at + 12);
    EPOCH.copy(zip, zip.readUInt32LE(at + 42) + 10);
    at += 46 + zip.readUInt16LE(at + 28) + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  return zip;
}
