// What a table is: rows of a call's answer with the columns that a decision gives, or that are named.

import type { TableBlockSpec } from '../../../schemas/types.ts';
import { rowsOfPage, type PlacedRow } from '../../config/decidedFields.ts';
import type { Kind } from '../../config/kind.ts';
import { normalizeAsking } from '../../config/normalize/blocks.ts';
import { normalizeRowLink } from '../../config/normalize/findings.ts';
import { answered } from '../../config/truths/answers.ts';
import { dimensionsOf } from '../../config/truths/rows.ts';
import {
  fieldsOfRows,
  strangeField,
  strangeFields,
  unsaidMessage,
  voidForAnswer,
  type FigureKind,
  type NamedField,
} from '../../config/truths/fields.ts';
import {
  blocksOfKind,
  here,
  pageFilters,
  pathParameters,
  problemAt,
  problemAtKey,
  queryOf,
  unknownName,
} from '../../config/truths/truth.ts';
import type { Valued } from '../../answers/answer.ts';
import type { Scale } from '../../language/amounts.ts';
import type {
  BlockViewBase,
  CallingBlock,
  Column,
  Outcome,
  RowLink,
  ToldFigure,
  Words,
} from '../../model/portal.ts';
import type { RowTuple } from './rowTuple.ts';
import { BY_NAME, orderOf } from './sort.ts';

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
  /** The field of which a column tells the share; empty: none. */
  readonly share: string;
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

export interface TableView extends BlockViewBase, Outcome {
  readonly kind: 'table';
  readonly type: string;
  readonly caption: string;
  readonly columns: readonly ViewColumn[];
  /** Address without language that stands beside the names of rows with nothing below them, `:code` for their codes; empty: none. */
  readonly to: string;
  /** Codes of the rows that have it, where not all do. */
  readonly linked?: readonly string[];
  /** The column that a narrow screen shows, by its place. */
  readonly measure: number;
  /** The unit of amounts that the table has where the reader chooses none, by its value; 0 where it shows no amounts. */
  readonly ownUnit: number;
  /** The order of its rows, and the one they have where the reader chooses none; empty: that of the answer. */
  readonly sort: string;
  readonly ownSort: string;
  /** What the reader looks for, and how many rows have it. */
  readonly find: string;
  readonly found: number;
  readonly tree: boolean;
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
  /** Marked names that stand in its rows, by key. */
  readonly terms?: readonly string[];
}

/** Where the portal calls it by no other name. */
const OWN_CODE = 'code';

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
    rowTo: normalizeRowLink(spec.rowTo),
    queries: [
      { query: 'unit', values: [] },
      { query: 'sort', values: [] },
      { query: 'find', values: [] },
      { query: 'measure', values: [] },
      { query: 'open', values: [] },
      { query: 'code', values: [] },
      { query: 'zoom', values: [] },
    ],
  }),
  shows: ['tree', 'list', 'series', 'records'],
  tableDecisions: ['type/decide'],
  truths: {
    'A table shows only fields that its call answers': (facts, say) => {
      const blocks = blocksOfKind<TableBlockSpec>(facts, 'table');
      const columns = ({ columns = [] }: TableBlockSpec) =>
        columns.map((field, i) => [`columns/${i}`, field] as const);
      for (const problem of strangeFields(facts, blocks, columns)) say(problem);
      for (const { at, call } of answered(facts, blocks)) {
        const { type, columns: named } = at.block;
        const name = facts.shapes[call.spec.answer].answers(call.spec);
        if (name === 'records') {
          if (type) say(voidForAnswer(here(at.entry, `${at.pointer}/type`), call.id, name));
          const fields = fieldsOfRows(facts, call);
          for (const [i, field] of (named ?? []).entries()) {
            const place = here(at.entry, `${at.pointer}/columns/${i}`);
            if (!fields.includes(field)) continue;
            for (const problem of unsaidMessage(facts, place, `fields.${field}`)) say(problem);
          }
          continue;
        }
        if (!type && !named) say(problemAt(here(at.entry, at.pointer), 'missing-columns'));
        const decision = type && facts.config.decisions.entries.get(type.decide);
        if (!decision) continue;
        const rows = rowsOfPage(decision.spec, at.entry.id);
        for (const { column, pointer } of rows.flatMap(columnsOf))
          for (const problem of strangeField(facts, call, here(decision, pointer), column))
            say(problem);
        if (named && rows.length > 0 && rows.every((row) => columnsOf(row).length > 0))
          say(
            problemAtKey(here(at.entry, `${at.pointer}/columns`), 'void-key', {
              written: 'columns',
              other: 'type',
            }),
          );
      }
    },

    'A table is sorted by a field of its rows, and shares are those of amounts': (facts, say) => {
      const blocks = blocksOfKind<TableBlockSpec>(facts, 'table');
      const named = ({ sort, share }: TableBlockSpec): NamedField[] => {
        const field = orderOf(sort ?? '').field;
        return [
          ...(field === '' || field === BY_NAME ? [] : [['sort', field] as const]),
          ...(share === undefined ? [] : [['share', share, 'amount'] as const]),
        ];
      };
      for (const problem of strangeFields(facts, blocks, named)) say(problem);
    },

    'No page with a table has a filter that is called as the code to explain': (facts, say) => {
      const code = facts.portal.queries.code ?? OWN_CODE;
      const pages = new Set(blocksOfKind<TableBlockSpec>(facts, 'table').map(({ entry }) => entry));
      for (const entry of pages)
        for (const { name, pointer } of pageFilters(entry.spec))
          if (queryOf(name, facts.filters[name] ?? {}) === code)
            say(
              problemAt(here(entry, pointer), 'same-query', {
                written: code,
                other: 'config/portal.yaml',
              }),
            );
    },

    'Every row link leads to a page': (facts, say) => {
      const { known } = facts.config.pages;
      for (const { entry, pointer, block } of blocksOfKind<TableBlockSpec>(facts, 'table')) {
        const { link } = block;
        if (link === undefined) continue;
        if (!known.has(link))
          say(
            unknownName(here(entry, `${pointer}/link`), 'unknown-page', {
              written: link,
              allowed: known,
            }),
          );
        else if (pathParameters(link).length !== 1)
          say(
            problemAt(here(entry, `${pointer}/link`), 'wrong-path-parameters', { written: link }),
          );
      }
    },

    'Every row link leads to a page about what its rows are': (facts, say) => {
      for (const { at, call } of answered(facts, blocksOfKind<TableBlockSpec>(facts, 'table'))) {
        const { link = '' } = at.block;
        const page = facts.config.pages.entries.get(link);
        const [parameter] = Object.values(page?.spec.parameters ?? {});
        if (!parameter) continue;
        const place = here(at.entry, `${at.pointer}/link`);
        const name = facts.shapes[call.spec.answer].answers(call.spec);
        const rows = dimensionsOf(call.spec);
        const about = parameter.dimension ?? parameter.collection ?? '';
        if (name === 'list' || name === 'series') say(voidForAnswer(place, call.id, name));
        else if (!rows.includes(about))
          say(
            problemAt(place, 'wrong-row-link', {
              written: link,
              rows: rows.join(', '),
              wanted: about,
            }),
          );
      }
    },
  },
};

/** The columns that a row of a decision gives: fields, and what each is written as. */
function columnsOf({ then, pointer }: PlacedRow): {
  column: readonly [field: string, kind?: FigureKind];
  pointer: string;
}[] {
  if (typeof then === 'string' || Array.isArray(then)) return [];
  return (then.columns ?? []).map((column, k) => {
    const { field, kind } = typeof column === 'string' ? { field: column } : column;
    const wanted = kind === 'share' ? 'amount' : kind;
    const isFigure = wanted === 'amount' || wanted === 'percent';
    return { column: isFigure ? [field, wanted] : [field], pointer: `${pointer}/columns/${k}` };
  });
}
