// What a table is: rows of a call's answer with the columns that a decision gives, or that are named.

import type { TableBlockSpec } from '../../../schemas/types.ts';
import type { Kind } from '../../config/kind.ts';
import { normalizeAsking } from '../../config/normalize/blocks.ts';
import { normalizeRowLink } from '../../config/normalize/findings.ts';
import type { Valued } from '../../answers/answer.ts';
import type { Scale } from '../../language/amounts.ts';
import type {
  BlockViewBase,
  CallingBlock,
  Column,
  Outcome,
  RowLink,
  Text,
  ToldFigure,
  Words,
} from '../../model/portal.ts';
import type { RowTuple } from './rowTuple.ts';
import { TABLE_RULES } from './tableRules.kind.ts';

/** Signs that rows have, by the field with their codes. */
export interface TableSigns {
  readonly dimension: string;
  readonly field: string;
  /** The one of which nothing is said; empty: none. */
  readonly usual: string;
  /** Those with which a name leads nowhere. */
  readonly unlinked: readonly string[];
}

export interface TableBlock extends CallingBlock {
  readonly kind: 'table';
  /** The decision that gives the table type code, and with it the columns. */
  readonly type: string;
  readonly columns: readonly string[];
  readonly zoom: boolean;
  readonly download: boolean;
  /** A page id that a row leads to; its path parameter takes the row's code. */
  readonly link: string | null;
  /** The order where the reader chose none: a field, from the largest with a hyphen before it; empty: that of the answer. */
  readonly sort: string;
  /** Where a link beside the names of rows with nothing below them leads; null: there is none. */
  readonly rowTo: RowLink | null;
  /** A link beside the names of rows of one level, to members of another dimension; null: there is none. */
  readonly besideTo: {
    readonly title: Text;
    readonly to: RowLink | null;
    readonly level: number;
  } | null;
  /** So many rows below the total stand on a page; 0: all of them. */
  readonly pageSize: number;
  /** What is said where there are no rows; null: the portal’s own words. */
  readonly empty: Text | null;
  /** The field of which a column tells the share; empty: none. */
  readonly share: string;
  /** Whether codes stand beside names. */
  readonly codes: boolean;
  /** Where the name of each row leads; null: nowhere. */
  readonly nameTo: RowLink | null;
  /** Pattern of names of which only what stands for `{name}` is shown; null: names stand whole. */
  readonly shortNames: Text | null;
  /** The sign of a row that stands beside its name; null: none does. */
  readonly signs: TableSigns | null;
}

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
  readonly words: Words;
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
  /** Names stand without their codes. */
  readonly bare?: true;
  /** In reading order. Closed nodes may have come without their children: these are asked at `call`. */
  readonly rows: readonly RowTuple[];
  readonly open: readonly string[];
  readonly call: string;
  readonly zoom: boolean;
  /** Address of the download without its ending; empty where there is none. */
  readonly download: string;
  /** Address that a row leads to, `:code` for its code; empty where rows lead nowhere. */
  readonly link: string;
  /** The code that the address names, where the table has it. */
  readonly told?: ToldCode;
  /** What becomes of amounts that come later, and what they are written in; left out where they stand as they are. */
  readonly valued?: Valued & { readonly scale: Scale };
  /** Left out where all rows stand at once. */
  readonly pages?: TablePages;
  /** Marked names that stand in its rows, by key. */
  readonly terms?: readonly string[];
}

/** Of groups of members: how many stand in each. */
export const COUNT = 'count';

export const table: Kind<TableBlock, TableBlockSpec> = {
  name: 'table',
  normalize: (spec, start) => ({
    ...start,
    ...normalizeAsking(spec),
    kind: 'table',
    type: spec.type?.decide ?? '',
    columns: spec.columns ?? [],
    zoom: spec.zoom ?? true,
    download: spec.download ?? true,
    link: spec.link ?? null,
    sort: spec.sort ?? '',
    share: spec.share ?? '',
    // a limit is in its place by now
    pageSize: Number(spec.pageSize ?? 0),
    empty: spec.empty ?? null,
    rowTo: normalizeRowLink(spec.rowTo),
    besideTo: spec.besideTo
      ? { level: 1, ...spec.besideTo, to: normalizeRowLink(spec.besideTo.to) }
      : null,
    codes: spec.codes ?? true,
    nameTo: normalizeRowLink(spec.nameTo),
    shortNames: spec.shortNames ?? null,
    signs: spec.signs ? { usual: '', unlinked: [], ...spec.signs } : null,
    queries: [
      { query: 'unit', values: [] },
      { query: 'sort', values: [] },
      { query: 'find', values: [] },
      { query: 'page', values: [] },
      { query: 'measure', values: [] },
      { query: 'open', values: [] },
      { query: 'code', values: [] },
      { query: 'zoom', values: [] },
    ],
  }),
  shows: ['tree', 'list', 'series', 'records', 'counts', 'branches'],
  tableDecisions: ['type/decide'],
  rules: TABLE_RULES,
};
