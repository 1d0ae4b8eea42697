// Columns and rows of records in words: the same for a list, a page, a tree and the full screen.

import { compareCodes } from '../../model/branches.ts';
import { formatAmount } from '../../language/amounts.ts';
import { listNames } from '../../language/fillNames.ts';
import type { LocaleFormatter } from '../../language/localeFormatter.ts';
import type { PageContext } from '../contract/context.server.ts';
import { rowLink } from '../contract/linkTo.server.ts';
import { signIn, textIn, type RecordFields } from '../contract/records.server.ts';
import { findWords, formatDay } from '../contract/said.server.ts';
import { parseOrder } from '../treegrid/sort.ts';
import type { Words } from '../../model/portal.ts';
import type {
  RecordCell,
  RecordColumn,
  RecordHead,
  RecordRow,
  RecordsBlock,
} from './records.kind.ts';

/** The columns that stand: one of signatures where somebody signed. */
export function listColumns(
  { columns }: RecordsBlock,
  items: readonly RecordFields[],
): readonly RecordColumn[] {
  return columns.filter(
    ({ as, field }) => as !== 'sign' || items.some((item) => signIn(item, field)?.signer),
  );
}

/** Heads of columns that cannot be sorted by. */
export function buildHeads(
  { formatter }: PageContext,
  columns: readonly RecordColumn[],
): RecordHead[] {
  const [name] = columns;
  const said = name?.words?.flatMap(({ text }) => listNames(text)) ?? [];
  return columns.map((column) => ({
    field: column.field,
    title: formatter.words(column.title),
    as: column.as,
    isTold: column !== name && said.includes(column.field),
    sort: '',
    to: '',
    sorted: null,
  }));
}

export function buildRow(
  context: PageContext,
  { key: field, to }: Pick<RecordsBlock, 'key' | 'to'>,
  columns: readonly RecordColumn[],
  item: RecordFields,
): RecordRow {
  const key = textIn(item, field);
  return {
    key,
    to: rowLink(context, to, { code: key }) ?? '',
    cells: columns.map((column) => buildCell(context, column, item)),
    isStruck: columns.some((column) => findWords(context, column, item)?.own.struck),
  };
}

function buildCell(context: PageContext, column: RecordColumn, item: RecordFields): RecordCell {
  const { formatter } = context;
  if (column.as === 'sign') {
    const sign = signIn(item, column.field);
    const date = sign && sign.day !== '' ? formatter.date(sign.day) : '';
    return {
      words: sign?.signer ?? '',
      note: date === '' ? '' : formatter.say('records.signed', { date }),
    };
  }
  const note = formatDay(formatter, textIn(item, column.note));
  return { words: formatWords(context, column, item), note: formatter.recorded(note) };
}

function formatWords(context: PageContext, column: RecordColumn, item: RecordFields): Words {
  const { formatter } = context;
  const said = findWords(context, column, item)?.said;
  if (said !== undefined) return typeof said === 'string' ? formatter.recorded(said) : said;
  const text = textIn(item, column.field);
  if (column.as !== 'count') return formatter.recorded(formatDay(formatter, text));
  return Number(text) === 0 ? '' : formatCount(formatter, Number(text));
}

/** Numbers of records as places of a sentence. */
export function formatCounts(
  { formatter }: Pick<PageContext, 'formatter'>,
  counts: Readonly<Record<string, number>>,
): Record<string, string> {
  const said = Object.entries(counts).map(([name, count]) => [name, formatCount(formatter, count)]);
  return Object.fromEntries(said) as Record<string, string>;
}

/** A number of records as the language writes it. */
export function formatCount({ style }: Pick<LocaleFormatter, 'style'>, count: number): string {
  return formatAmount(String(count), { value: 1, decimals: 0 }, style);
}

/** By the field that the block names; else as they came. */
export function sortItems(
  { sort = '' }: RecordsBlock,
  items: readonly RecordFields[],
): readonly RecordFields[] {
  if (sort === '') return items;
  const { field, down } = parseOrder(sort);
  const way = down ? -1 : 1;
  return items.toSorted((a, b) => way * compareCodes(textIn(a, field), textIn(b, field)));
}
