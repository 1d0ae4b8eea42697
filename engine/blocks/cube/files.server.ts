// The files of a composed answer: the same question at the address of its call, how many rows each has, about how large they are.

import { callAddress } from '../../answers/params.ts';
import type { LocaleFormatter } from '../../language/localeFormatter.ts';
import { countWords } from './ask.server.ts';
import { entriesOf, topicOf } from './address.server.ts';
import type { CubeFile, CubeTableView } from './cube.kind.ts';
import type { ComposedQuestion } from './question.server.ts';

const FORMS = ['CSV', 'XLSX', 'PARQUET', 'JSON'] as const;
/** A sheet holds no more. */
const MOST_SHEET_ROWS = 1_000_000;
/** Bytes of what stands between fields. */
const SEPARATOR = 1;

/** How large an answer is: its cells stand in so many lines of a file. */
export interface FileSize {
  readonly rows: number;
  readonly columns: number;
  readonly measures: number;
}

export function filesOf(
  { say }: LocaleFormatter,
  question: ComposedQuestion,
  lines: number,
): CubeFile[] {
  return FORMS.map((form) => ({
    form,
    name: say('cube.file', { form: form === 'PARQUET' ? 'Parquet' : form }),
    address: addressOf(question, form),
    why: form === 'XLSX' && lines > MOST_SHEET_ROWS ? say('cube.sheet-full') : '',
  }));
}

/** The address of a call with a composed question; an empty form is its JSON with cells. */
export function addressOf(question: ComposedQuestion, form: string): string {
  const { call, topic, values } = question;
  const [path = ''] = callAddress(call, { [topicOf(call)]: topic }).split('?');
  const query = new URLSearchParams(entriesOf(call, values));
  const text = query.toString().replaceAll('%2C', ',').replaceAll('%3A', ':');
  return `${path}${form === '' ? '' : `/${form}`}?${text}`;
}

/** Lines of a file: one for each cell of rows and columns. */
export function linesIn({ rows, columns }: Pick<FileSize, 'rows' | 'columns'>): number {
  return rows * Math.max(1, columns);
}

export function sizeWords(
  formatter: LocaleFormatter,
  size: FileSize,
  table: CubeTableView | null,
): string {
  const number = (count: number) => countWords(formatter, count);
  const lines = linesIn(size);
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

/** About, in a file of text: names of a row, names of its column, as many amounts as there are measures. */
function bytesOfLine({ rows, columns }: CubeTableView, { measures }: FileSize): number {
  if (rows.length === 0) return 0;
  const length = (text: string) => new TextEncoder().encode(text).length + SEPARATOR;
  const names = rows.flatMap((row) =>
    row.names.map(({ code, name }) => length(code) + length(name)),
  );
  const heads = columns.map(({ name }) => length(name));
  const average = (sizes: readonly number[], among: number) =>
    sizes.reduce((sum, size) => sum + size, 0) / Math.max(1, among);
  return average(names, rows.length) + average(heads, columns.length) + measures * AMOUNT;
}

/** Digits of an amount in the smallest unit. */
const AMOUNT = 15;
