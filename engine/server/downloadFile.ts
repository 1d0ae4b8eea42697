// A download of a page as a file: what must be known before its rows are read, then the rows.

import { FORM_TYPES, ZIP_TYPE } from '../answers/tabular/exported.ts';
import { rowsCsv, rowsJson, type Rows } from '../answers/tabular/rows.ts';
import { rowsXlsx } from '../answers/tabular/xlsx.ts';
import { markJson } from '../api/saidHeaders.ts';
import type { PageContext, Download } from '../blocks/contract/context.server.ts';
import { markedName } from '../ledger/marked.ts';
import { oldWords } from '../page/old.server.ts';
import { packageZip } from './dataPackage.ts';
import type { ToldPage } from './fileAbout.ts';
import { aboutJson, aboutLines, fileAbout, type FileAbout } from './fileAbout.ts';

export const FILE_ENDINGS = ['csv', 'xlsx', 'json', 'zip'] as const;
export type FileEnding = (typeof FILE_ENDINGS)[number];

export interface DownloadFile {
  readonly name: string;
  readonly type: string;
  readonly body: Buffer | string;
}

/** Lines above the rows, in the page's language: that figures are invented, what the file is, that it is old, and what the block says of its own. */
function firstLines(context: PageContext, about: FileAbout, own: readonly string[]): string[] {
  const { formatter, ledger } = context;
  const marks = ledger?.mark ? [formatter.plain(ledger.mark.words)] : [];
  return [...marks, ...aboutLines(context, about), ...own];
}

/** `of`: the page, for those forms that tell of it. */
export async function downloadFile(
  context: PageContext,
  made: Download,
  ending: FileEnding,
  of: ToldPage = { homepage: '', title: context.formatter.plain(context.page.title) },
): Promise<DownloadFile> {
  const { rows } = made;
  const { ledger } = context;
  const name = markedName(rows.file, ledger?.mark);
  if (ending === 'zip') {
    const body = packageZip({ context, made, name, told: of });
    return { name: `${name}.zip`, type: ZIP_TYPE, body };
  }
  const old = oldWords(context);
  const told = [...(old === '' ? [] : [old]), ...(rows.above ?? [])];
  const about = fileAbout(context, made, of);
  const body =
    ending === 'json'
      ? writeJson({ ...rows, above: told }, about, ledger)
      : await WRITERS[ending]({ ...rows, above: firstLines(context, about, told) });
  return { name: `${name}.${ending}`, type: TYPES[ending], body };
}

type PlainEnding = Exclude<FileEnding, 'zip'>;

const TYPES: Readonly<Record<PlainEnding, string>> = {
  csv: `${FORM_TYPES.CSV}; charset=utf-8`,
  xlsx: FORM_TYPES.XLSX,
  json: `${FORM_TYPES.JSON}; charset=utf-8`,
};

const WRITERS: Readonly<
  Record<Exclude<PlainEnding, 'json'>, (rows: Rows) => Buffer | Promise<Buffer>>
> = {
  csv: (rows) => rowsCsv(rows, 'utf-8'),
  xlsx: rowsXlsx,
};

/** One object: what the rows are, what has to be known before they are read, the rows. */
function writeJson(rows: Rows, about: FileAbout, ledger: PageContext['ledger']): string {
  const told = rows.above?.length ? { about: rows.above } : {};
  const head = JSON.stringify({ ...aboutJson(about), ...told });
  const text = `${head.slice(0, -1)},"rows":${rowsJson(rows)}}`;
  return ledger?.mark ? markJson(text) : text;
}
