// What the full screen of a paged table asks for: the call with all that is chosen, the columns in the language of the page.

import { LEDGER } from '../../addresses/query.ts';
import type { Params } from '../../answers/params.ts';
import { widestBounds } from '../../state/filterValue.ts';
import { first, lookup, assertDefined } from '../../model/lookup.ts';
import type { Call } from '../../model/portal.ts';
import type { PageContext } from '../contract/context.server.ts';
import { rowLinks } from '../contract/linkTo.server.ts';
import { orderOfColumn } from './columns.server.ts';
import { listAllowedOrders, type PagedBlock, type PagedGrid } from './paged.kind.ts';

/** So many records come at a time, where the call gives as many. */
const AT_ONCE = 100;

interface Answered extends Pick<PagedGrid, 'count' | 'caption' | 'order'> {
  readonly call: Call;
  readonly params: Params;
}

/** The body of the question without page, size and order: the grid adds them under `names`. */
export function buildPagedGrid(
  context: PageContext,
  block: PagedBlock,
  { call, params, count, caption, order }: Answered,
): PagedGrid {
  const { portal, formatter, asked } = context;
  const { page, order: ordered, sort } = assertDefined(call.members);
  const names = {
    number: assertDefined(page).number,
    size: assertDefined(page).size,
    order: ordered ?? '',
  };
  const own = Object.values(names);
  const orders = listAllowedOrders(portal, call);
  const country = first(portal.settings.locales).code;
  const [path = ''] = call.path.split('/:');
  return {
    call: path,
    body: {
      ...Object.fromEntries(Object.entries(params).filter(([name]) => !own.includes(name))),
      lang: formatter.locale.code,
      ...(asked?.kept ? { [LEDGER]: asked.id } : {}),
    },
    post: call.method === 'post',
    names,
    size: Math.min(AT_ONCE, mostOf(context, call, names.size)),
    count,
    caption,
    order: order === '' ? (sort[0] ?? '') : order,
    key: block.key,
    to: rowLinks(context, block.to),
    columns: block.columns.map((column) => ({
      field: column.field,
      title: formatter.plain(column.title),
      as: column.as,
      words: Object.fromEntries(
        Object.entries(column.words ?? {}).map(([value, text]) => [value, formatter.plain(text)]),
      ),
      day: column.day ?? '',
      sort: orderOfColumn(column, orders),
    })),
    lang: country === formatter.locale.code ? '' : country,
  };
}

/** How many records a page of the call may have. */
function mostOf({ portal }: PageContext, { params }: Call, name: string): number {
  const param = params.find((each) => each.name === name);
  return param ? widestBounds(portal.model, lookup(portal.filters, param.filter)).max : AT_ONCE;
}
