// A page of records: the one that the address names, ways to other pages, orders and files, and what the full screen shows.

import { callAddress, type Params } from '../../answers/params.ts';
import { assertDefined, lookup } from '../../model/lookup.ts';
import type { Call, Given } from '../../model/portal.ts';
import { widestBounds } from '../../state/filterValue.ts';
import { keptIn } from '../../state/kept.ts';
import { writeState } from '../../state/pageState.ts';
import { askBlock } from '../contract/asked.server.ts';
import type { PageContext } from '../contract/context.server.ts';
import { withLedger } from '../contract/linkTo.server.ts';
import { wordsOr, type RecordFields } from '../contract/records.server.ts';
import { formatLead } from '../contract/said.server.ts';
import { sortedWay } from '../treegrid/sort.ts';
import { buildHeads, buildRow, formatCount, formatCounts, listColumns } from './columns.server.ts';
import {
  NOTHING,
  type BuiltRecords,
  type RecordsContent,
  type RecordsWay,
} from './content.server.ts';
import {
  listAllowedOrders,
  recordsKeeps,
  type RecordHead,
  type RecordsBlock,
} from './records.kind.ts';

/** So many records come at a time on the full screen, where the call gives as many. */
const AT_ONCE = 100;

interface AnsweredPage {
  readonly call: Call;
  readonly params: Params;
  /** The order that was asked for; empty: that of the call. */
  readonly sort: string;
  readonly page: number;
  readonly items: readonly RecordFields[];
  readonly count: number;
  readonly size: number;
  /** Number of the last page. */
  readonly last: number;
}

/** Throws ApiProblem. */
export async function buildPage(context: PageContext, block: RecordsBlock): Promise<BuiltRecords> {
  const call = lookup(context.portal.calls, block.call);
  const size = countAtOnce(context, call);
  const answered =
    context.part === null
      ? await askNearest(context, block)
      : await askPage(context, block, { number: Number(context.part) || 1, size });
  const { formatter } = context;
  const { items, count, sort } = answered;
  const columns = listColumns(block, items);
  const heads = listHeads(context, block, answered);
  const rows = items.map((item) => buildRow(context, block, columns, item));
  const all = formatCount(formatter, count);
  const grid = {
    heads,
    count,
    size,
    caption: formatter.say('records.count', { all }),
    order: sort || (assertDefined(call.members).sort[0] ?? ''),
  };
  if (context.part !== null) return { content: NOTHING, tree: null, grid: { ...grid, rows } };
  if (count === 0) {
    const empty = wordsOr(context, block.empty, 'records.empty');
    return { content: { ...NOTHING, empty }, tree: null, grid: null };
  }
  const listed = rows.map((row) => ({ ...row, papers: [] }));
  const content = {
    ...NOTHING,
    ...formatPlace(context, answered),
    lead: formatLead(context, block, items, formatCounts(context, { count })),
    heads,
    groups: [{ heading: '', parts: [{ heading: '', rows: listed }] }],
    pages: listPages(context, block, answered),
    files: listFiles(context, block, answered),
  };
  return { content, tree: null, grid: { ...grid, rows: [] } };
}

/** How many records a page of the call may have, up to a limit. */
function countAtOnce({ portal }: PageContext, { members, params }: Call): number {
  const { size } = assertDefined(members?.page);
  const param = params.find(({ name }) => name === size);
  if (!param) return AT_ONCE;
  return Math.min(AT_ONCE, widestBounds(portal.model, lookup(portal.filters, param.filter)).max);
}

/** The page that the address names; past the last, the last. */
async function askNearest(context: PageContext, block: RecordsBlock): Promise<AnsweredPage> {
  const { page = 1 } = keptIn(context, recordsKeeps) ?? {};
  const asked = await askPage(context, block, { number: page });
  return page <= asked.last ? asked : await askPage(context, block, { number: asked.last });
}

async function askPage(
  context: PageContext,
  block: RecordsBlock,
  { number, size }: { readonly number: number; readonly size?: number },
): Promise<AnsweredPage> {
  const call = lookup(context.portal.calls, block.call);
  const { page, order } = assertDefined(call.members);
  const names = assertDefined(page);
  const { sort = '' } = keptIn(context, recordsKeeps) ?? {};
  const own: Record<string, Given> = { [names.number]: number };
  if (size !== undefined) own[names.size] = size;
  if (order !== undefined && sort !== '') own[order] = sort;
  const asked = { call: call.id, with: { ...block.with, ...own } };
  const { params, answer } = await askBlock(context, 'records', asked);
  const { items, count = items.length } = answer;
  const each = Number(params[names.size]);
  const last = Math.max(1, Math.ceil(count / each));
  return { call, params, sort, page: number, items, count, size: each, last };
}

/** Which of how many records these are, and that another page is shown than was asked for. */
function formatPlace(
  context: PageContext,
  { page, size, count, last }: AnsweredPage,
): Pick<RecordsContent, 'caption' | 'told'> {
  const { formatter } = context;
  const number = (value: number) => formatCount(formatter, value);
  const { page: asked = 1 } = keptIn(context, recordsKeeps) ?? {};
  return {
    caption: formatter.say('records.caption', {
      from: number((page - 1) * size + 1),
      to: number(Math.min(count, page * size)),
      all: number(count),
    }),
    told:
      asked === page
        ? ''
        : formatter.say('records.last', { asked: number(asked), last: number(last) }),
  };
}

/** This page with another number or order; without a page the first. It comes back to the table. */
function buildAddress(
  context: PageContext,
  { id }: RecordsBlock,
  { page = 1, sort }: { readonly page?: number; readonly sort?: string },
): string {
  const { queries } = context.portal.settings;
  const query = writeState(context, {
    [queries.sort]: sort ?? keptIn(context, recordsKeeps)?.sort ?? '',
    [queries.page]: page === 1 ? null : String(page),
  });
  return `${context.path}${query}#${id}`;
}

function listHeads(
  context: PageContext,
  block: RecordsBlock,
  { call, items, sort }: AnsweredPage,
): RecordHead[] {
  const [usual = ''] = assertDefined(call.members).sort;
  const orders = listAllowedOrders(context.portal, call);
  const current = sort || usual;
  const columns = listColumns(block, items);
  return buildHeads(context, columns).map((head, i) => {
    const by = columns[i]?.sort ?? head.field;
    if (!orders.includes(by)) return head;
    const back = `-${by}`;
    const next = current === by && orders.includes(back) ? back : by;
    return {
      ...head,
      sort: by,
      to: buildAddress(context, block, { sort: next === usual ? '' : next }),
      sorted: sortedWay(by, current) ?? null,
    };
  });
}

function listPages(
  context: PageContext,
  block: RecordsBlock,
  { page, last }: AnsweredPage,
): (RecordsWay | null)[] {
  const { formatter } = context;
  const way = (number: number, more: Partial<RecordsWay>): RecordsWay => ({
    label: String(number),
    name: formatter.say('records.page', { page: number }),
    to: buildAddress(context, block, { page: number }),
    isCurrent: number === page,
    keep: '',
    ...more,
  });
  const beside = (number: number, to: 'before' | 'next') =>
    number < 1 || number > last
      ? []
      : [way(number, { label: formatter.say(`table.page-${to}`), name: '', keep: `page ${to}` })];
  return [
    ...beside(page - 1, 'before'),
    ...listPageNumbers(page, last).map((number) => (number === null ? null : way(number, {}))),
    ...beside(page + 1, 'next'),
  ];
}

/** The first and the last page, and those around the one that is shown; null where some are left out. */
export function listPageNumbers(page: number, last: number): (number | null)[] {
  if (last < 2) return [];
  const all = [1, page - 1, page, page + 1, last].filter((near) => near >= 1 && near <= last);
  const shown = [...new Set(all)].sort((a, b) => a - b);
  return shown.flatMap((number, i) => {
    const gap = number - (shown[i - 1] ?? 0);
    if (gap === 2) return [number - 1, number];
    return gap > 2 ? [null, number] : [number];
  });
}

const FORMS = ['CSV', 'XLSX', 'JSON'];

/** All that is found, in the same order. */
function listFiles(
  context: PageContext,
  { list: id }: RecordsBlock,
  { params }: AnsweredPage,
): RecordsContent['files'] {
  if (id === undefined) return [];
  const list = lookup(context.portal.calls, id);
  const known = new Set(list.params.map(({ name }) => name));
  const asked = Object.fromEntries(Object.entries(params).filter(([name]) => known.has(name)));
  const [path = '', query = ''] = callAddress(list, asked).split('?');
  const lang = `lang=${context.formatter.locale.code}`;
  return FORMS.map((form) => ({
    form,
    to: withLedger(context, `${path}/${form}?${query === '' ? lang : `${query}&${lang}`}`),
  }));
}
