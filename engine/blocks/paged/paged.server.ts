// A paged table → the records of one page in words, ways to other pages, orders and files; what the full screen asks for.

import { callAddress, type Params } from '../../answers/params.ts';
import { keptIn, type KeptValues } from '../../state/kept.ts';
import { writeState } from '../../state/pageState.ts';
import { formatAmount } from '../../language/amounts.ts';
import { lookup, assertDefined } from '../../model/lookup.ts';
import type { Call, Given, Words } from '../../model/portal.ts';
import { askBlock } from '../contract/asked.server.ts';
import type { PageContext } from '../contract/context.server.ts';
import { rowLink, withLedger } from '../contract/linkTo.server.ts';
import { dayIn, textIn, wordsOr, type RecordFields } from '../contract/records.server.ts';
import { buildViewStart, writtenPart, type WrittenPart } from '../written/written.server.ts';
import type { WrittenDraft } from '../contract/part.server.ts';
import { buildPagedGrid } from './grid.server.ts';
import { orderOfColumn } from './columns.server.ts';
import {
  listAllowedOrders,
  pagedKeeps,
  type PagedBlock,
  type PagedColumn,
  type PagedGrid,
} from './paged.kind.ts';

export interface PagedContent {
  /** Which of how many records these are. */
  readonly caption: string;
  /** That another page is shown than was asked for; empty: it is that. */
  readonly told: string;
  readonly heads: readonly PagedHead[];
  readonly rows: readonly PagedRow[];
  /** Ways to pages; null stands for those left out between two. Empty: all records stand here. */
  readonly pages: readonly (PageWay | null)[];
  readonly before: string;
  readonly next: string;
  readonly files: readonly { readonly form: string; readonly to: string }[];
  /** What is said where nothing is found; empty: something is. */
  readonly empty: string;
}

export interface PagedHead {
  readonly title: string;
  /** Sorts by the column, the other way where it does already; empty: it cannot. */
  readonly to: string;
  readonly sorted: 'ascending' | 'descending' | null;
  readonly field: string;
}

export interface PagedRow {
  readonly key: string;
  /** Empty: it leads nowhere. */
  readonly to: string;
  readonly cells: readonly PagedCell[];
}

export interface PagedCell {
  readonly words: Words;
  readonly status: boolean;
  /** A day that stands beside; empty: none. */
  readonly day: string;
}

export interface PageWay {
  readonly number: number;
  readonly to: string;
  readonly current: boolean;
}

interface AnsweredPage {
  readonly call: Call;
  readonly params: Params;
  readonly chosen: KeptValues<ReturnType<typeof pagedKeeps>>;
  readonly items: readonly RecordFields[];
  readonly count: number;
  readonly size: number;
  /** Number of the last page. */
  readonly last: number;
}

interface PagedDraft extends WrittenDraft {
  readonly grid: PagedGrid | null;
}

export const paged: WrittenPart<PagedBlock, PagedContent> = {
  ...writtenPart(async (context: PageContext, block: PagedBlock) => {
    const { content } = await buildPagedContent(context, block);
    return content;
  }),
  keeps: pagedKeeps,
  build: async (context, block): Promise<PagedDraft> => ({
    ...buildViewStart(context, block),
    lang: '',
    ...(await buildPagedContent(context, block)),
  }),
};

/** Throws ApiProblem. */
export async function buildPagedContent(
  context: PageContext,
  block: PagedBlock,
): Promise<{ readonly content: PagedContent; readonly grid: PagedGrid | null }> {
  const answered = await askPage(context, block);
  const { chosen, items, count, size, last, call, params } = answered;
  const { formatter } = context;
  const number = (value: number) => formatAmount(String(value), WHOLE, formatter.style);
  const from = (chosen.page - 1) * size + 1;
  const caption = formatter.say('paged.caption', {
    from: number(Math.min(from, count)),
    to: number(Math.min(count, chosen.page * size)),
    all: number(count),
  });
  const asked = keptIn(context, pagedKeeps);
  const to = (page: number) =>
    page < 1 || page > last ? '' : buildAddress(context, block, { page });
  const content: PagedContent = {
    caption: count === 0 ? '' : caption,
    told:
      count === 0 || asked.page === chosen.page
        ? ''
        : formatter.say('paged.last', { asked: number(asked.page), last: number(last) }),
    heads: listHeads(context, block, answered),
    rows: items.map((item) => buildRow(context, block, item)),
    pages: listPageNumbers(chosen.page, last).map((page) =>
      page === null ? null : { number: page, to: to(page), current: page === chosen.page },
    ),
    before: to(chosen.page - 1),
    next: to(chosen.page + 1),
    files: count === 0 ? [] : buildFiles(context, block, answered),
    empty: count === 0 ? wordsOr(context, block.empty, 'paged.empty') : '',
  };
  const grid =
    count === 0
      ? null
      : buildPagedGrid(context, block, {
          call,
          params,
          count,
          caption: formatter.say('paged.count', { all: number(count) }),
          order: chosen.sort,
        });
  return { content, grid };
}

const WHOLE = { value: 1, decimals: 0 };

/** The page that the address names; past the last, the last. */
async function askPage(context: PageContext, block: PagedBlock): Promise<AnsweredPage> {
  const chosen = keptIn(context, pagedKeeps);
  const call = lookup(context.portal.calls, block.call);
  const { page: names } = assertDefined(call.members);
  const { size: sized } = assertDefined(names);
  const first = await askOne(context, block, call, chosen);
  const size = Number(first.params[sized]);
  const last = Math.max(1, Math.ceil(first.count / size));
  if (chosen.page <= last) return { ...first, call, chosen, size, last };
  const nearest = { ...chosen, page: last };
  return {
    ...(await askOne(context, block, call, nearest)),
    call,
    chosen: nearest,
    size,
    last,
  };
}

async function askOne(
  context: PageContext,
  block: PagedBlock,
  call: Call,
  { page, sort }: KeptValues<ReturnType<typeof pagedKeeps>>,
): Promise<Pick<AnsweredPage, 'params' | 'items' | 'count'>> {
  const { page: names, order } = assertDefined(call.members);
  const own: Record<string, Given> = { [assertDefined(names).number]: page };
  if (order !== undefined && sort !== '') own[order] = sort;
  const asked = { call: call.id, with: { ...block.with, ...own } };
  const { params, answer } = await askBlock(context, 'records', asked);
  return { params, items: answer.items, count: answer.count ?? answer.items.length };
}

/** This page with another number or order; without a page the first. It comes back to the table. */
function buildAddress(
  context: PageContext,
  { id }: PagedBlock,
  change: { readonly page?: number; readonly sort?: string },
): string {
  const { queries } = context.portal.settings;
  const { sort } = keptIn(context, pagedKeeps);
  const { page = 1 } = change;
  const query = writeState(context, {
    [queries.sort]: change.sort ?? sort,
    [queries.page]: page === 1 ? null : String(page),
  });
  return `${context.path}${query}#${id}`;
}

function listHeads(
  context: PageContext,
  block: PagedBlock,
  { call, chosen }: AnsweredPage,
): PagedHead[] {
  const [usual = ''] = assertDefined(call.members).sort;
  const orders = listAllowedOrders(context.portal, call);
  const current = chosen.sort === '' ? usual : chosen.sort;
  return block.columns.map((column) => {
    const by = orderOfColumn(column, orders);
    const back = `-${by}`;
    const next = current === by && orders.includes(back) ? back : by;
    const directions = { [by]: 'ascending', [back]: 'descending' } as const;
    return {
      title: context.formatter.plain(column.title),
      to: by === '' ? '' : buildAddress(context, block, { sort: next === usual ? '' : next }),
      sorted: by === '' ? null : (directions[current] ?? null),
      field: column.field,
    };
  });
}

function buildRow(context: PageContext, block: PagedBlock, item: RecordFields): PagedRow {
  const key = textIn(item, block.key);
  return {
    key,
    to: rowLink(context, block.to, { code: key }) ?? '',
    cells: block.columns.map((column) => buildCell(context, column, item)),
  };
}

function buildCell(context: PageContext, column: PagedColumn, item: RecordFields): PagedCell {
  const { field, as, words, day } = column;
  const { formatter } = context;
  const value = textIn(item, field);
  const own = words?.[value];
  const text = as === 'day' ? dayIn(context, item, field) : context.formatter.recorded(value);
  return {
    words: own ? formatter.words(own) : text,
    status: as === 'status' && value !== '',
    day: dayIn(context, item, day),
  };
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
function buildFiles(
  context: PageContext,
  block: PagedBlock,
  { params }: AnsweredPage,
): PagedContent['files'] {
  if (block.list === undefined) return [];
  const list = lookup(context.portal.calls, block.list);
  const known = new Set(list.params.map(({ name }) => name));
  const asked = Object.fromEntries(Object.entries(params).filter(([name]) => known.has(name)));
  const [path = '', query = ''] = callAddress(list, asked).split('?');
  const lang = `lang=${context.formatter.locale.code}`;
  return FORMS.map((form) => ({
    form,
    to: withLedger(context, `${path}/${form}?${query === '' ? lang : `${query}&${lang}`}`),
  }));
}
