// The files of a composed answer: the same question at the address of its call, how many rows each has, about how large they are.

import { callAddress } from '../../answers/params.ts';
import type { LocaleFormatter } from '../../language/localeFormatter.ts';
import type { PageContext } from '../contract/context.server.ts';
import { withLedger } from '../contract/linkTo.server.ts';
import { countWords } from './ask.server.ts';
import { listQueryEntries, findTopicParam } from './names.ts';
import type { CubeFile, CubeTableView } from './cube.kind.ts';
import type { ComposedQuestion } from './question.server.ts';

const FORMS = ['CSV', 'XLSX', 'PARQUET', 'JSON'] as const;
/** Bytes of what stands between fields. */
const SEPARATOR = 1;

/** How large an answer is: its rows are the lines of a file, its columns with their measures stand side by side there. */
export interface FileSize {
  readonly rows: number;
  readonly columns: number;
  readonly measures: number;
}

/** `size`: null where it is not known. */
export function buildCubeFiles(
  context: Pick<PageContext, 'formatter' | 'asked'>,
  question: ComposedQuestion,
  size: FileSize | null,
): CubeFile[] {
  const { formatter } = context;
  const { sheetRows, mostColumns } = question.cube.exports;
  const limit = (key: string, most: number) =>
    formatter.say(key, { most: countWords(formatter, most) });
  const files = FORMS.map((form) => ({
    form,
    name: formatter.say('cube.file', { form: form === 'PARQUET' ? 'Parquet' : form }),
    address: buildCallAddress(context, question, form),
    why:
      form === 'XLSX' && size && size.rows > sheetRows ? limit('cube.sheet-full', sheetRows) : '',
  }));
  // what no form holds is said once
  return size && computeWidth(size) > mostColumns
    ? files.slice(0, 1).map((file) => ({ ...file, why: limit('cube.too-wide', mostColumns) }))
    : files;
}

function computeWidth({ columns, measures }: FileSize): number {
  return Math.max(1, columns) * measures;
}

/** The address of a call with a composed question, of the ledger that the page's own address names; an empty form is its JSON with cells. */
export function buildCallAddress(
  context: Pick<PageContext, 'asked'>,
  question: ComposedQuestion,
  form: string,
): string {
  const { call, topic, values } = question;
  const [path = ''] = callAddress(call, { [findTopicParam(call)]: topic }).split('?');
  const query = new URLSearchParams(listQueryEntries(call, values));
  const address = `${path}${form === '' ? '' : `/${form}`}?${query.toString()}`;
  return withLedger(context, address).replaceAll('%2C', ',').replaceAll('%3A', ':');
}

/** How many rows a file has and about how large it is, estimated from the rows of the table; without it only the rows. */
export function sizeWords(
  formatter: LocaleFormatter,
  size: FileSize,
  table: CubeTableView | null,
): string {
  const number = (count: number) => countWords(formatter, count);
  const lines = size.rows;
  const words = formatter.say('cube.size', {
    rows: number(size.rows),
    columns: number(size.columns),
    measures: number(size.measures),
    lines: formatter.say('cube.rows', { count: lines, number: number(lines) }),
  });
  const each = table ? bytesOfLine(table, size) : 0;
  if (each === 0) return words;
  const bytes = each * lines;
  const large = bytes >= 1_000_000;
  const count = Math.max(1, Math.round(bytes / (large ? 1_000_000 : 1000)));
  return `${words} ${formatter.say(large ? 'cube.megabytes' : 'cube.kilobytes', { count: number(count) })}`;
}

/** About, in a file of text: names of a row, and all of its amounts. */
function bytesOfLine({ rows }: CubeTableView, size: FileSize): number {
  if (rows.length === 0) return 0;
  const length = (text: string) => new TextEncoder().encode(text).length + SEPARATOR;
  const names = rows.flatMap((row) =>
    row.names.map(({ code, name }) => length(code) + length(name)),
  );
  const all = names.reduce((sum, bytes) => sum + bytes, 0);
  return all / rows.length + computeWidth(size) * AMOUNT;
}

/** Digits of an amount in the smallest unit. */
const AMOUNT = 15;
