// A table block and its answer → the table as one reader sees it.

import type { RecordsAnswer, TreeAnswer, TreeItem } from '../../answers/answer.ts';
import type { Call, Column, Outcome } from '../../model/portal.ts';
import type { TableBlock, TableView, ViewColumn } from './table.kind.ts';
import { plainWords } from '../../language/text.ts';
import { lookup } from '../../model/lookup.ts';
import { decide } from '../../filters/decide.ts';
import { withoutShownRows } from './carried.ts';
import { downloadTable } from './download.server.ts';
import { openNodes, readOpen } from './open.server.ts';
import { packRow, unpackRow, type RowTuple } from './rowTuple.ts';
import { isOf } from '../../answers/members/memberFields.ts';
import { callAddress, parametersOf } from '../../answers/params.ts';
import type { PageContext } from '../context.server.ts';
import { captionOf, measureOf, namesOf } from '../measures.server.ts';
import { outcomeOf } from '../outcome.server.ts';
import type { Dataset, NameMarker, ServerPart } from '../part.server.ts';
import { startOf } from '../written.server.ts';
import type { LocaleFormatter } from '../../language/localeFormatter.ts';

/** A tree of at most so many rows comes whole: opening it asks nothing. */
const SMALL = 60;

export const table: ServerPart<TableBlock, TableView> = {
  build: buildTable,
  readAddress: readOpen,
  markNames,
  withoutShown: withoutShownRows,
  download: async (context, block) => downloadTable(context, await buildTable(context, block)),
  datasetOf,
};

/** Machines read what a sum is a sum of together with what it shows. */
function datasetOf({ caption, coverage, download }: TableView): Dataset | null {
  if (download === '') return null;
  return { caption: coverage ? `${caption}. ${coverage.words}` : caption, address: download };
}

async function buildTable(context: PageContext, block: TableBlock): Promise<TableView> {
  const { portal, formatter } = context;
  const call = lookup(portal.calls, block.call);
  const then = block.type === '' ? null : decideTable(context, block.type);
  const base = baseOf(context, block, then?.value ?? '');
  // without a ledger that is what went wrong, not a parameter for which nothing is loaded
  const answerService = context.answerService();
  const params = parametersOf(context, call, block.with);
  const answer = await answerService.ask(call, params, {
    lang: formatter.locale.code,
    ...(context.signal ? { signal: context.signal } : {}),
  });
  if (answer.holds === 'source' || answer.holds === 'body')
    throw new Error(`${call.id} answers what a table does not show`);
  if (answer.holds === 'records') return { ...base, ...recordTable(context, call, block, answer) };
  const columns = treeColumns(context, call, then?.columns ?? [], block.columns).filter(
    (column) => answer.items.length === 0 || isKnown(answer.items, column.field),
  );
  const open = openNodes(context, answer.items);
  return {
    ...base,
    ...outcomeOf(context, answer),
    caption: captionOf(context, answer),
    columns,
    tree: true,
    rows: rowsOf(context, answer, columns, open),
    open: [...open],
    call: `${callAddress(call, params)}&ledger=${answerService.ledger.id}`,
  };
}

function decideTable({ portal, page, read }: PageContext, name: string): ReturnType<typeof decide> {
  return decide(lookup(portal.decisions, name), { ...read.values, page: page.id });
}

type TableBase = Omit<TableView, keyof Outcome | keyof TableBody>;
type TableBody = Pick<TableView, 'caption' | 'columns' | 'tree' | 'rows' | 'open' | 'call'>;

/** What a table says of itself whatever comes of its call. */
function baseOf(context: PageContext, block: TableBlock, type: string): TableBase {
  const { portal, formatter, path } = context;
  const place = `${formatter.locale.code}/${block.id}${path === '/' ? '' : path}`;
  const linked = block.link === null ? null : lookup(portal.pages, block.link);
  return {
    ...startOf(context, block),
    kind: 'table',
    type,
    zoom: block.zoom,
    download: block.download ? `/_download/${place}` : '',
    link: linked === null ? '' : linked.path.replace(/:\w+/, ':code'),
  };
}

/** Names of rows stay as they are: a tree is one stop. What they are called stands in a line below the table. */
function markNames(view: TableView, marker: NameMarker): TableView {
  const columns = view.columns.map((column) => plainWords(column.title));
  const names = view.rows
    .map(unpackRow)
    .filter((row) => row.level <= 1 && row.lang === '')
    .map((row) => row.name);
  return { ...view, terms: marker.keysIn([...columns, ...names]) };
}

function recordTable(
  context: PageContext,
  call: Call,
  block: TableBlock,
  answer: RecordsAnswer,
): Outcome & TableBody {
  const { formatter } = context;
  const fields = call.members?.fields ?? {};
  const names = Object.keys(fields);
  const codeField = names.find((name) => isOf(fields[name], 'code', 'number')) ?? '';
  const nameField = names.find((name) => isOf(fields[name], 'name')) ?? codeField;
  const columns = block.columns.map((field, i): ViewColumn => ({
    field,
    title: formatter.say(`fields.${field}`),
    kind: 'text',
    importance: i + 1,
  }));
  const rows = answer.items.map((item) =>
    packRow({
      id: textOf(item[codeField]) ?? '',
      name: textOf(item[nameField]) ?? '',
      lang: '',
      level: 1,
      children: 0,
      values: columns.map((column) => textOf(item[column.field])),
      breach: '',
    }),
  );
  const empty = rows.length === 0;
  return {
    state: empty ? 'empty' : 'ready',
    message: empty ? formatter.say('outcome.empty') : '',
    notes: [],
    caption: formatter.say('table.count', { count: rows.length }),
    columns,
    tree: false,
    rows,
    open: [],
    call: '',
  };
}

function textOf(value: RecordsAnswer['items'][number][string] | undefined): string | null {
  if (value === null || value === undefined) return null;
  if (typeof value !== 'object') return String(value);
  return 'rawJSON' in value ? String(value.rawJSON) : JSON.stringify(value);
}

function treeColumns(
  context: PageContext,
  call: Call,
  decided: readonly Column[],
  named: readonly string[],
): ViewColumn[] {
  const columns: readonly Column[] =
    decided.length > 0
      ? decided
      : named.map((field, i) => ({ field, title: null, kind: 'amount', importance: i + 1 }));
  return columns.map((column) => {
    const measure = measureOf(context, call, column.field);
    const title = column.title ?? measure?.short ?? measure?.title;
    return {
      field: column.field,
      title: title ? context.formatter.words(title) : column.field,
      kind: measure?.kind === 'percent' ? 'percent' : column.kind,
      importance: column.importance,
    };
  });
}

/** A column without a single figure is left out. */
function isKnown(items: readonly TreeItem[], field: string): boolean {
  return items.some((item) => (item.data[field] ?? null) !== null || isKnown(item.children, field));
}

function rowsOf(
  context: PageContext,
  answer: TreeAnswer,
  columns: readonly ViewColumn[],
  open: ReadonlySet<string>,
): RowTuple[] {
  // only a part of a hierarchy can be asked later
  const whole = answer.arrangement !== 'hierarchy' || countRows(answer.items) <= SMALL;
  const rows: RowTuple[] = [];
  const visit = (item: TreeItem) => {
    const names = namesOf(context, answer, item);
    rows.push(rowOf(context.formatter, { ...item, names }, columns));
    if (whole || open.has(item.id)) for (const child of item.children) visit(child);
  };
  for (const item of answer.items) visit(item);
  return rows;
}

function rowOf(
  formatter: LocaleFormatter,
  item: TreeItem,
  columns: readonly ViewColumn[],
): RowTuple {
  const name = formatter.words(item.names);
  const breach = item.breaches
    .map(({ rule, difference, measure }) =>
      formatter.say(`breach.${rule.replace(/:.*$/s, '')}`, {
        difference: formatter.exact(difference),
        measure,
      }),
    )
    .join('; ');
  return packRow({
    id: item.id,
    name: plainWords(name),
    lang: typeof name === 'string' ? '' : name.lang,
    level: item.level,
    children: item.children.length,
    values: columns.map((column) => item.data[column.field] ?? null),
    breach,
  });
}

function countRows(items: readonly TreeItem[]): number {
  return items.reduce((sum, item) => sum + 1 + countRows(item.children), 0);
}
