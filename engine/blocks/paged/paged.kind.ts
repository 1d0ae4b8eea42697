// What a paged table is: the records that a call answers a page at a time, with an order, downloads of all, a grid on the full screen.

import type { PagedBlockComplete, PagedColumnComplete } from '../../../schemas/complete.ts';
import type { PagedBlockSpec } from '../../../schemas/types.ts';
import type { Kind } from '../../config/kind.ts';
import { keptChoice, keptNumber, type KeptPlace } from '../../state/kept.ts';
import { lookup } from '../../model/lookup.ts';
import type { Call, CompleteBlock, Portal, WrittenView } from '../../model/portal.ts';

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

/** The number of the page that a reader chose, and its order; empty: that of the call. */
export const pagedKeeps = ({ portal }: KeptPlace, [block]: readonly PagedBlock[]) => {
  const { queries } = portal.settings;
  const orders = block ? listAllowedOrders(portal, lookup(portal.calls, block.call)) : [];
  return { page: keptNumber(queries.page, 1, 999_999), sort: keptChoice(queries.sort, orders) };
};

/** The orders that a call takes, each way; empty where it takes none. */
export function listAllowedOrders(portal: Portal, { params, members }: Call): readonly string[] {
  const param = params.find(({ name }) => name === members?.order);
  return param ? lookup(portal.filters, param.filter).options.map(({ value }) => value) : [];
}

export const paged: Kind<PagedBlock, PagedBlockSpec> = {
  name: 'paged',
  shows: ['page'],
  posts: true,
  readsAddress: true,
};
