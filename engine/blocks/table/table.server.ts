// A table block and its answer → the table as one reader sees it.

import type { RecordsAnswer, TreeAnswer, TreeItem } from '../../answers/answer.ts';
import type {
  Call,
  Column,
  Outcome,
  RowTuple,
  TableBlock,
  TableView,
  ViewColumn,
} from '../../model/portal.ts';
import { plainWords } from '../../language/text.ts';
import { decide } from '../../filters/decide.ts';
import { OPEN_ALL } from './openRows.ts';
import { callAddress, parametersOf, type PageContext } from '../context.server.ts';
import { failureOf, outcomeOf } from '../outcome.server.ts';
import type { LocaleFormatter } from '../../language/localeFormatter.ts';

/** A tree of at most so many rows comes whole: opening it asks nothing. */
const SMALL = 60;

export async function buildTable(context: PageContext, block: TableBlock): Promise<TableView> {
  const { portal, formatter, path } = context;
  const call = portal.calls[block.call]!;
  const then =
    block.type === ''
      ? null
      : decide(portal.decisions[block.type]!, { ...context.read.values, page: context.page.id });
  const base = {
    kind: 'table' as const,
    id: block.id,
    title: block.title ? formatter.words(block.title) : null,
    tab: block.tab,
    type: then?.value ?? '',
    zoom: block.zoom,
    download: block.download
      ? `/_download/${formatter.locale.code}/${block.id}${path === '/' ? '' : path}`
      : '',
    link: block.link === null ? '' : portal.pages[block.link]!.path.replace(/:\w+/, ':code'),
  };
  try {
    const params = parametersOf(context, call, block.with);
    const answerService = context.answerService();
    const answer = await answerService.ask(call, params, {
      lang: formatter.locale.code,
      ...(context.signal ? { signal: context.signal } : {}),
    });
    if (answer.holds === 'source' || answer.holds === 'body')
      throw new Error(`${call.id} answers what a table does not show`);
    if (answer.holds === 'records')
      return { ...base, ...recordTable(context, call, block, answer) };
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
  } catch (error) {
    return {
      ...base,
      ...failureOf(context, error),
      caption: '',
      columns: [],
      tree: false,
      rows: [],
      open: [],
      call: '',
    };
  }
}

function recordTable(
  context: PageContext,
  call: Call,
  block: TableBlock,
  answer: RecordsAnswer,
): Outcome & Pick<TableView, 'caption' | 'columns' | 'tree' | 'rows' | 'open' | 'call'> {
  const { formatter } = context;
  const fields = call.members?.fields ?? {};
  const codeField =
    Object.keys(fields).find(
      (field) => fields[field]!.of === 'code' || fields[field]!.of === 'number',
    ) ?? '';
  const nameField = Object.keys(fields).find((field) => fields[field]!.of === 'name') ?? codeField;
  const columns = block.columns.map((field, i): ViewColumn => ({
    field,
    title: formatter.say(`fields.${field}`),
    kind: 'text',
    importance: i + 1,
  }));
  const rows = answer.items.map((item): RowTuple => [
    textOf(item[codeField]) ?? '',
    textOf(item[nameField]) ?? '',
    '',
    1,
    0,
    columns.map((column) => textOf(item[column.field])),
    '',
  ]);
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

export function treeColumns(
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
    const title = column.title ?? measure?.title;
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

/** The measure that a field of a call's answer shows. */
export function measureOf(context: PageContext, call: Call, field: string) {
  for (const ask of call.asks) {
    const name = ask.measures[field];
    const measure =
      name === undefined ? undefined : context.portal.model.facts[ask.facts[0]!]!.measures[name];
    if (measure) return measure;
  }
  return undefined;
}

/** What is measured: the period and the unit, said once. */
export function captionOf(context: PageContext, answer: TreeAnswer): string {
  const { formatter, unit } = context;
  const short = formatter.plain(unit.short);
  return answer.period ? `${formatter.period(answer.period)}, ${short}` : short;
}

/** The nodes that stand open: those named in the address, with everything above them; or all but those named with a minus, and what is below these. */
function openNodes(context: PageContext, items: readonly TreeItem[]): Set<string> {
  const wanted = new Set(context.open);
  const all = wanted.has(OPEN_ALL);
  const open = new Set<string>();
  const visit = (item: TreeItem, above: readonly string[]) => {
    if (item.children.length === 0) return;
    if (all && !wanted.has(`-${item.id}`)) open.add(item.id);
    else if (all) return;
    else if (wanted.has(item.id)) for (const id of [...above, item.id]) open.add(id);
    for (const child of item.children) visit(child, [...above, item.id]);
  };
  for (const item of items) visit(item, []);
  return open;
}

function rowsOf(
  context: PageContext,
  answer: TreeAnswer,
  columns: readonly ViewColumn[],
  open: ReadonlySet<string>,
): RowTuple[] {
  const whole = countRows(answer.items) <= SMALL;
  const rows: RowTuple[] = [];
  const visit = (item: TreeItem) => {
    rows.push(rowOf(context.formatter, item, columns));
    if (whole || open.has(item.id)) for (const child of item.children) visit(child);
  };
  for (const item of answer.items) visit(item);
  return rows;
}

export function rowOf(
  formatter: LocaleFormatter,
  item: TreeItem,
  columns: readonly ViewColumn[],
): RowTuple {
  const name = formatter.words(item.names);
  const breach = item.breaches
    .map((one) =>
      formatter.say(`breach.${one.rule.split(':')[0]!}`, {
        difference: formatter.exact(one.difference),
        measure: one.measure,
      }),
    )
    .join('; ');
  return [
    item.id,
    plainWords(name),
    typeof name === 'string' ? '' : name.lang,
    item.level,
    item.children.length,
    columns.map((column) => item.data[column.field] ?? null),
    breach,
  ];
}

function countRows(items: readonly TreeItem[]): number {
  return items.reduce((sum, item) => sum + 1 + countRows(item.children), 0);
}
