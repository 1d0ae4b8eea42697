// Columns and rows of records in words: the same for a list, a page, a tree and the full screen.

import { compareCodes } from '../../model/branches.ts';
import { formatAmount } from '../../language/amounts.ts';
import { fillNames, findBraced, listNames } from '../../language/fillNames.ts';
import type { LocaleFormatter } from '../../language/localeFormatter.ts';
import { holdsAll } from '../../state/decide.ts';
import type { PageContext } from '../contract/context.server.ts';
import { rowLink } from '../contract/linkTo.server.ts';
import { hasFieldValues, signIn, textIn, type RecordFields } from '../contract/records.server.ts';
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
    isStruck: columns.some((column) => findWords(context, column, item)?.struck),
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
  const note = column.note === undefined ? '' : formatField(context, item, column.note);
  return {
    words: formatter.recorded(formatWords(context, column, item)),
    note: formatter.recorded(note),
  };
}

function formatWords(context: PageContext, column: RecordColumn, item: RecordFields): string {
  const said = findWords(context, column, item);
  if (said) return fillFields(context, said.own, item);
  if (column.as !== 'count') return formatField(context, item, column.field);
  const count = Number(textIn(item, column.field));
  return count === 0 ? '' : formatCount(context.formatter, count);
}

/** The words for the value of a field: the first that suit and all of whose fields say something. */
function findWords({ formatter }: PageContext, { field, words }: RecordColumn, item: RecordFields) {
  const value = textIn(item, field);
  return words
    ?.filter((own) => own.value === undefined || own.value === value)
    .map(({ text, struck }) => ({ own: formatter.plain(text), struck }))
    .find(({ own }) => findBraced(own).every((name) => textIn(item, name) !== ''));
}

/** A text with the fields of a record in it; `more` are other places. */
function fillFields(
  context: PageContext,
  text: string,
  item: RecordFields,
  more: Readonly<Record<string, string>> = {},
): string {
  const values = findBraced(text).map((name) => [name, formatField(context, item, name)]);
  return fillNames(text, { ...Object.fromEntries(values), ...more });
}

/** A day as the language writes it, anything else as it is. */
function formatField({ formatter }: PageContext, item: RecordFields, field: string): string {
  const text = textIn(item, field);
  return /^\d{4}-\d\d-\d\d$/.test(text) ? formatter.date(text) : text;
}

/** A number of records as the language writes it. */
export function formatCount({ style }: Pick<LocaleFormatter, 'style'>, count: number): string {
  return formatAmount(String(count), { value: 1, decimals: 0 }, style);
}

/** Of the first record that it is about; empty where there is none, or no sentence suits. */
export function formatLead(
  context: PageContext,
  { lead }: RecordsBlock,
  items: readonly RecordFields[],
  counts: Readonly<Record<string, number>>,
): string {
  const said = lead?.find(({ when }) => holdsAll(when, context.read.values));
  const about = said && items.find((item) => hasFieldValues(item, said.is));
  if (!about) return '';
  const places = Object.entries(counts).map(([name, count]) => [
    name,
    formatCount(context.formatter, count),
  ]);
  const text = context.formatter.plain(said.text);
  return fillFields(context, text, about, Object.fromEntries(places));
}

/** By the field that the block names; else as they came. */
export function sortItems(
  { sort = '' }: RecordsBlock,
  items: readonly RecordFields[],
): readonly RecordFields[] {
  if (sort === '') return items;
  const field = sort.replace(/^-/, '');
  const way = sort === field ? 1 : -1;
  return items.toSorted((a, b) => way * compareCodes(textIn(a, field), textIn(b, field)));
}
