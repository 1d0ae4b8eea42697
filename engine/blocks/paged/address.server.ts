// What the address says to a paged table beside filters: the number of its page and its order.

import type { Call, Portal } from '../../model/portal.ts';
import { lookup } from '../../model/lookup.ts';
import type { OwnAddress } from '../part.server.ts';
import type { PagedBlock } from './paged.kind.ts';

export interface ChosenPage {
  readonly page: number;
  /** Empty: that of the call. */
  readonly sort: string;
}

export const FIRST_PAGE: ChosenPage = { page: 1, sort: '' };

/** What is no number of a page and no order of the call is not taken. */
export function readPaged(
  portal: Portal,
  [block]: readonly PagedBlock[],
  query: URLSearchParams,
): OwnAddress<ChosenPage> | null {
  if (!block) return null;
  const { queries } = portal.settings;
  const was = { page: query.get(queries.page) ?? '', sort: query.get(queries.sort) ?? '' };
  const page = /^[1-9]\d{0,5}$/.test(was.page) ? Number(was.page) : 1;
  const orders = listAllowedOrders(portal, lookup(portal.calls, block.call));
  const sort = orders.includes(was.sort) ? was.sort : '';
  const value = { page, sort };
  return {
    value,
    key: JSON.stringify([page, sort]),
    written: [
      [queries.page, page === 1 ? '' : String(page)],
      [queries.sort, sort],
    ],
    dropped: [
      ...(was.page === '' || was.page === String(page)
        ? []
        : [{ name: queries.page, was: was.page }]),
      ...(was.sort === sort ? [] : [{ name: queries.sort, was: was.sort }]),
    ],
  };
}

/** The orders that a call takes, each way; empty where it takes none. */
export function listAllowedOrders(portal: Portal, { params, members }: Call): readonly string[] {
  const param = params.find(({ name }) => name === members?.order);
  return param ? lookup(portal.filters, param.filter).options.map(({ value }) => value) : [];
}
