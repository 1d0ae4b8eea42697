// What a table is: rows of a call's answer with the columns that a decision gives, or that are named.

import type { TableBlockComplete } from '../../../schemas/complete.ts';
import type { TableBlockSpec } from '../../../schemas/types.ts';
import type { Kind } from '../../config/kind.ts';
import { keptChoice, keptList, keptNumber, keptText, type KeptPlace } from '../../state/kept.ts';
import { lookup } from '../../model/lookup.ts';
import type {
  BlockViewBase,
  Column,
  CompleteBlock,
  Outcome,
  Portal,
  ToldFigure,
  Words,
} from '../../model/portal.ts';
import { OPEN_ALL } from '../treegrid/openWords.ts';
import type { RowTuple } from '../treegrid/tree.ts';
import { BY_CODE, BY_NAME, parseOrder } from '../treegrid/sort.ts';
import { TABLE_RULES } from './tableRules.kind.ts';

export type TableBlock = CompleteBlock<TableBlockComplete>;

export interface ViewColumn {
  readonly field: string;
  readonly title: Words;
  readonly kind: Column['kind'] | 'percent-change';
  readonly importance: number;
  /** Of a column of shares: the exact whole. */
  readonly whole?: string;
}

/** A row of the table that the address names, and what is told of its figure in one field. The page says by itself that figures are invented. */
export interface ToldCode extends Omit<ToldFigure, 'text'> {
  readonly row: string;
  readonly field: string;
}

/** Links beside the names of rows of one level, to the members that belong to them. */
export interface RowCounterparts {
  /** Left out: that here is more. */
  readonly words?: Words;
  /** Address without language, `:code` for the code of the member. */
  readonly to: string;
  readonly level: number;
  /** How many characters of a row's code name its member; 0: all. */
  readonly digits: number;
  /** Code of the member by these; a row without one has no link. */
  readonly codes: Readonly<Record<string, string>>;
}

/** Where in a table of several pages its rows are; all numbers count from 1. */
export interface TablePages {
  readonly page: number;
  readonly last: number;
  readonly from: number;
  readonly to: number;
  readonly count: number;
}

export interface TableView extends BlockViewBase, Outcome {
  readonly kind: 'table';
  readonly type: string;
  readonly caption: string;
  readonly columns: readonly ViewColumn[];
  /** Address without language that stands beside the names of rows with nothing below them, `:code` for their codes; empty: none. */
  readonly to: string;
  /** What it says; left out: that here is more. */
  readonly words?: Words;
  /** Codes of the rows that it stands beside, or whose names lead on, where not all do. */
  readonly linked?: readonly string[];
  /** Left out: no row has one. */
  readonly beside?: RowCounterparts;
  /** The column that a narrow screen shows, by its place. */
  readonly measure: number;
  /** The column that the shown measure is a percent of; left out: there is none. */
  readonly planned?: number;
  /** The unit of amounts that the table has where the reader chooses none, by its value; 0 where it shows no amounts. */
  readonly ownUnit: number;
  /** The order of its rows, and the one they have where the reader chooses none; empty: that of the answer. */
  readonly sort: string;
  readonly ownSort: string;
  /** What the reader looks for, and how many rows have it. */
  readonly find: string;
  readonly found: number;
  readonly tree: boolean;
  /** The word whose colour the bars of its shares have; left out: it has none of its own. */
  readonly meaning?: string;
  /** Names stand without their codes. */
  readonly bare?: true;
  /** In reading order. Closed rows may have come without those below them. */
  readonly rows: readonly RowTuple[];
  readonly open: readonly string[];
  /** The question that they answer, of which ledger: another one makes another table. */
  readonly call: string;
  readonly zoom: boolean;
  /** Address of the download without its ending; empty where there is none. */
  readonly download: string;
  /** Address that a row leads to, `:code` for its code; empty where rows lead nowhere. */
  readonly link: string;
  /** The code that the address names, where the table has it. */
  readonly told?: ToldCode;
  /** Left out where all rows stand at once. */
  readonly pages?: TablePages;
  /** Marked names that stand in its rows, by key. */
  readonly terms?: readonly string[];
}

/** Of groups of members: how many stand in each. */
export const COUNT = 'count';

/** An address opens at most so many rows by name. */
const MOST_OPEN = 200;
const ROW_ID = /^[0-9A-Za-z._-]{1,60}$/;
const LONGEST = 80;
/** So many pages a table stands on at most. */
const MOST_PAGES = 99_999;

/** What a reader chose for the tables of a page: open rows, with a minus those that stay closed, an order, words to find, the measure of a narrow screen, the page of a table that stands on several, the row whose figure is explained. */
export const tableKeeps = ({ portal, isMember }: KeptPlace, blocks: readonly TableBlock[]) => {
  const { queries } = portal.settings;
  const fields = blocks.flatMap((block) => listFields(portal, block));
  const isCode = codesOfRows(portal, blocks, isMember);
  const isRow = (name: string) => ROW_ID.test(name) && name.split('.').every(isCode);
  const isPaged = blocks.some(({ pageSize }) => pageSize !== undefined);
  return {
    open: keptList(
      queries.open,
      MOST_OPEN,
      (name) => name === OPEN_ALL || isRow(name.replace(/^-/, '')),
    ),
    sort: keptText(queries.sort, '', (text) =>
      [BY_NAME, BY_CODE, ...fields].includes(parseOrder(text).field) ? text : null,
    ),
    find: keptText(queries.find, '', (text) =>
      text.replaceAll(/\s+/g, ' ').trim().slice(0, LONGEST),
    ),
    measure: keptChoice(queries.measure, fields),
    page: keptNumber(queries.page, 1, isPaged ? MOST_PAGES : 1),
    code: keptText(queries.code, '', (text) => (isRow(text) ? text : null)),
  };
};

/** Every field that a table may have a column for, whatever the filters say. */
function listFields({ decisions }: Portal, { type, columns = [] }: TableBlock): string[] {
  const decided = type ? lookup(decisions, type.decide).rows : [];
  return [...columns, ...decided.flatMap(({ then }) => then.columns.map(({ field }) => field))];
}

/** Finds whether a row can have a code: that of somebody, or of a total. */
function codesOfRows(
  { calls, model }: Portal,
  blocks: readonly TableBlock[],
  isMember: KeptPlace['isMember'],
): (code: string) => boolean {
  const asks = blocks.flatMap(({ call }) => lookup(calls, call).asks);
  const dimensions = new Set(
    asks.flatMap(({ by, detail }) => [by, ...Object.values(detail?.levels ?? {})]),
  );
  return (code) =>
    [...dimensions].some(
      (name) => model.dimensions[name]?.total?.code === code || isMember(name, code),
    );
}

export const table: Kind<TableBlock, TableBlockSpec> = {
  name: 'table',
  derive: () => ({ opensRows: true }),
  shows: ['tree', 'list', 'series', 'records', 'counts', 'branches'],
  tableDecisions: ['type/decide'],
  rules: TABLE_RULES,
};
