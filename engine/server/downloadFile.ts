// A download of a page as a file: what must be known before its rows are read, then the rows.

import { FORM_TYPES } from '../answers/tabular/formats.ts';
import { rowsCsv, rowsJson, type Rows } from '../answers/tabular/rows.ts';
import { rowsXlsx } from '../answers/tabular/xlsx.ts';
import { markJson } from '../api/marks.ts';
import type { PageContext } from '../blocks/context.server.ts';
import type { Download } from '../blocks/part.server.ts';
import { isInvented, markedName } from '../ledger/demonstration/marked.ts';

export type FileEnding = 'csv' | 'xlsx' | 'json';

export interface DownloadFile {
  readonly name: string;
  readonly type: string;
  readonly body: Buffer | string;
}

/** Lines above the rows, in the page's language: that figures are invented, and what the block says of its own. */
function firstLines({ portal, formatter, ledger }: PageContext, { above = [] }: Rows): string[] {
  const invented = isInvented(ledger) ? [formatter.plain(portal.settings.demonstration)] : [];
  return [...invented, ...above];
}

export async function downloadFile(
  context: PageContext,
  { rows }: Download,
  ending: FileEnding,
): Promise<DownloadFile> {
  const invented = isInvented(context.ledger);
  const told = ending === 'json' ? rows : { ...rows, above: firstLines(context, rows) };
  return {
    name: `${markedName(rows.file, invented)}.${ending}`,
    type: TYPES[ending],
    body: await WRITERS[ending](told, invented),
  };
}

const TYPES: Readonly<Record<FileEnding, string>> = {
  csv: `${FORM_TYPES.CSV}; charset=utf-8`,
  xlsx: FORM_TYPES.XLSX,
  json: `${FORM_TYPES.JSON}; charset=utf-8`,
};

type Writer = (rows: Rows, invented: boolean) => Buffer | string | Promise<Buffer>;

const WRITERS: Readonly<Record<FileEnding, Writer>> = {
  csv: (rows) => rowsCsv(rows, 'utf-8'),
  xlsx: rowsXlsx,
  json: (rows, invented) => {
    const about = rows.above?.length ? `"about":${JSON.stringify(rows.above)},` : '';
    const text = `{${about}"rows":${rowsJson(rows)}}`;
    return invented ? markJson(text) : text;
  },
};
