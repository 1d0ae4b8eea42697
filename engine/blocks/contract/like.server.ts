// Members that are like the first of a page's list, as the call that the list names tells them.

import { askHeld } from '../../answers/answerService.ts';
import type { RecordItem } from '../../answers/answer.ts';
import { readParameters } from '../../answers/params.ts';
import { first, lookup } from '../../model/lookup.ts';
import type { PageContext } from './context.server.ts';
import { logFailure } from './failure.server.ts';
import { listFilter } from './listed.server.ts';

/** The nearest first, none of `codes`; empty where the list names no call or nobody is in it, null where it fails: that is logged under the block. */
export async function findLike(
  context: PageContext,
  { id }: { readonly id: string },
  codes: readonly string[],
): Promise<readonly RecordItem[] | null> {
  const { portal, read, page, log, signal } = context;
  const { name, list } = listFilter(context);
  const { like } = list;
  if (!like || codes.length === 0) return [];
  try {
    const call = lookup(portal.calls, like.call);
    const values = { ...read.values, [name]: first(codes) };
    const params = readParameters({ ...context, read: { ...read, values } }, call, like.with);
    const service = (context.absolute ?? context).answerService();
    const { items } = await askHeld(service, 'records', { call, params, signal });
    return items.filter(({ code }) => !codes.includes(String(code)));
  } catch (error) {
    signal?.throwIfAborted();
    logFailure(log, { page: page.id, block: id, call: like.call }, error);
    return null;
  }
}
