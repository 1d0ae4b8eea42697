// What a paged table is: the records that a call answers a page at a time, with an order, downloads of all, a grid on the full screen.

import type { PagedBlockComplete, PagedColumnComplete } from '../../../schemas/complete.ts';
import type { PagedBlockSpec, PagedColumnSpec } from '../../../schemas/types.ts';
import type { Kind } from '../../config/kind.ts';
import { filterOfParameter } from '../../config/rules/answers.ts';
import { fieldsOfRows } from '../../config/rules/fields.ts';
import { strangeRowLinks } from '../../config/rules/rowLinks.ts';
import {
  blocksOfKind,
  here,
  unknownName,
  type BlockAt,
  type RuleContext,
  type Report,
} from '../../config/rules/rule.ts';
import type { CompleteBlock, WrittenView } from '../../model/portal.ts';

export type PagedBlock = CompleteBlock<PagedBlockComplete>;

export type PagedColumn = PagedColumnComplete;

/** The block in a browser: written out, with what the full screen asks for. */
export interface PagedView extends WrittenView {
  /** Null where there is nothing to be shown. */
  readonly grid: PagedGrid | null;
}

export interface PagedGrid {
  /** Address of the call, and what it is asked beside the page and the order. */
  readonly call: string;
  readonly body: Readonly<Record<string, unknown>>;
  readonly post: boolean;
  /** Names of the parameters with the number and the size of a page, and with the order; an empty one is not taken. */
  readonly names: { readonly number: string; readonly size: string; readonly order: string };
  /** Records of a page that is asked for. */
  readonly size: number;
  readonly count: number;
  readonly caption: string;
  /** The order of the page, by a field, `-` before it from the largest. */
  readonly order: string;
  readonly key: string;
  /** Where a record leads, `:code` where its code stands; empty: nowhere. */
  readonly to: string;
  readonly columns: readonly GridColumn[];
  /** The language of what is on record where it is another one than the page’s; empty: it is the same. */
  readonly lang: string;
}

export interface GridColumn {
  readonly field: string;
  readonly title: string;
  readonly as: PagedColumn['as'];
  readonly words: Readonly<Record<string, string>>;
  readonly day: string;
  /** Empty: it cannot be sorted by. */
  readonly sort: string;
}

export const paged: Kind<PagedBlock, PagedBlockSpec> = {
  name: 'paged',
  shows: ['page'],
  posts: true,
  readsAddress: true,
  rules: {
    'A paged table shows and sorts by only fields that its call answers': (context, report) => {
      for (const at of blocksOfKind<PagedBlockSpec>(context, 'paged'))
        judgeFields(context, at, report);
    },

    'A paged table leads to a page that there is, with the parameters it takes': (
      context,
      report,
    ) => {
      const blocks = blocksOfKind<PagedBlockSpec>(context, 'paged');
      for (const problem of strangeRowLinks(context, blocks, 'to')) report(problem);
    },

    'A paged table is downloaded from a list of all that is found': (context, report) => {
      const { calls } = context.config;
      const lists = [...calls.entries.values()].filter(
        ({ spec }) => context.shapes[spec.answer].answers(spec) === 'records',
      );
      for (const { entry, pointer, block } of blocksOfKind<PagedBlockSpec>(context, 'paged'))
        if (block.list !== undefined && !lists.some(({ id }) => id === block.list))
          report(
            unknownName(here(entry, `${pointer}/list`), 'unknown-call', {
              written: block.list,
              allowed: lists.map(({ id }) => id),
            }),
          );
    },
  },
};

function judgeFields(
  context: RuleContext,
  { entry, pointer, block }: BlockAt<PagedBlockSpec>,
  report: Report,
): void {
  const call = context.config.calls.entries.get(block.call);
  if (!call) return;
  const fields = fieldsOfRows(context, call);
  const { order } = call.spec.members ?? {};
  const filter = order === undefined ? null : filterOfParameter(context, call, order);
  const orders = filter === null ? [] : (context.filters[filter]?.options ?? []);
  const judge = (at: string, written: string, allowed: readonly string[]) => {
    if (!allowed.includes(written))
      report(
        unknownName(here(entry, `${pointer}/${at}`), 'unknown-field', {
          written,
          allowed,
          words: { call: call.id },
        }),
      );
  };
  judge('key', block.key, fields);
  for (const [i, { field, day, sort }] of block.columns.entries()) {
    const named: Partial<PagedColumnSpec> = { field, ...(day === undefined ? {} : { day }) };
    for (const [key, written] of Object.entries(named))
      judge(`columns/${i}/${key}`, String(written), fields);
    if (sort !== undefined)
      judge(
        `columns/${i}/sort`,
        sort,
        orders.map(({ value }) => value).filter((value) => !value.startsWith('-')),
      );
  }
}
