// What a table is: rows of a call's answer with the columns that a decision gives, or that are named.

import type { DecisionSpec, TableBlockSpec } from '../../../schemas/types.ts';
import type { Kind } from '../../config/kind.ts';
import { normalizeAsking } from '../../config/normalize/blocks.ts';
import { normalizeCondition } from '../../config/normalize/given.ts';
import type { Problem } from '../../config/problems.ts';
import type { ConfigEntry } from '../../config/read.ts';
import { answered, fieldsOf, strangeFields } from '../../config/truths/answers.ts';
import {
  blocksOfKind,
  here,
  pathParameters,
  problemAt,
  unknownName,
} from '../../config/truths/truth.ts';
import type { BlockViewBase, CallingBlock, Column, Outcome, Words } from '../../model/portal.ts';
import type { RowTuple } from './rowTuple.ts';

export interface TableBlock extends CallingBlock {
  readonly kind: 'table';
  /** The decision that gives the table type code, and with it the columns. */
  readonly type: string;
  readonly columns: readonly string[];
  readonly zoom: boolean;
  readonly download: boolean;
  /** A page id that a row leads to; its path parameter takes the row's code. */
  readonly link: string | null;
}

export interface ViewColumn {
  readonly field: string;
  readonly title: Words;
  readonly kind: Column['kind'];
  readonly importance: number;
}

export interface TableView extends BlockViewBase, Outcome {
  readonly kind: 'table';
  readonly type: string;
  readonly caption: string;
  readonly columns: readonly ViewColumn[];
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
  /** Marked names that stand in its rows, by key. */
  readonly terms?: readonly string[];
}

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
    queries: [
      { query: 'unit', values: [] },
      { query: 'open', values: [] },
      { query: 'zoom', values: [] },
    ],
  }),
  tableDecisions: ['type/decide'],
  truths: {
    'A table shows only fields that its call answers': (facts, say) => {
      const blocks = blocksOfKind<TableBlockSpec>(facts, 'table');
      const columns = ({ columns = [] }: TableBlockSpec) =>
        columns.map((field, i) => [`columns/${i}`, field] as const);
      for (const problem of strangeFields(facts, blocks, columns)) say(problem);
      for (const { at, call } of answered(facts, blocks)) {
        const { type, columns: named } = at.block;
        if (facts.shapes[call.spec.answer].hierarchy && !type && !named)
          say(problemAt(here(at.entry, at.pointer), 'missing-columns'));
        const decision = type && facts.config.decisions.entries.get(type.decide);
        if (!decision) continue;
        const answers = { call: call.id, fields: fieldsOf(call.spec) };
        for (const problem of strangeColumns(decision, at.entry.id, answers)) say(problem);
      }
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
  },
};

/** Columns that a decision gives this page although its call does not answer them. */
function strangeColumns(
  decision: ConfigEntry<DecisionSpec>,
  page: string,
  { call, fields }: { readonly call: string; readonly fields: readonly string[] },
): Problem[] {
  return decision.spec.rows.flatMap((row, i) => {
    const pages = normalizeCondition(row.when)['page'];
    if ((pages && !pages.includes(page)) || typeof row.then === 'string') return [];
    return (row.then.columns ?? []).flatMap((column, k) => {
      const field = typeof column === 'string' ? column : column.field;
      if (fields.includes(field)) return [];
      const pointer = `/rows/${i}/then/columns/${k}`;
      return [
        unknownName(here(decision, pointer), 'unknown-field', {
          written: field,
          allowed: fields,
          words: { call },
        }),
      ];
    });
  });
}
