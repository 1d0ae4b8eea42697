// Which rows the address opens.

import type { TreeItem } from '../../answers/answer.ts';
import type { BlockBase, Portal } from '../../model/portal.ts';
import type { PageContext } from '../context.server.ts';
import type { OwnAddress } from '../part.server.ts';
import { OPEN_ALL } from './openRows.ts';

/** An address opens at most so many rows by name. */
const MOST_OPEN = 200;
const ROW_ID = /^[0-9A-Za-z._-]{1,60}$/;

/** Names of open rows, each once; with a minus those that stay closed. */
export function readOpen(
  { settings: { queries } }: Portal,
  _: readonly BlockBase[],
  query: URLSearchParams,
): OwnAddress<readonly string[]> {
  const names = (query.get(queries.open) ?? '').split(',').filter((name) => ROW_ID.test(name));
  const open = [...new Set(names)].slice(0, MOST_OPEN);
  const key = open.join(',');
  return { value: open, key, written: [[queries.open, key]] };
}

function openIn({ own }: PageContext): readonly string[] {
  return (own['table'] as readonly string[] | undefined) ?? [];
}

/** The nodes that stand open: those named in the address, with everything above them; or all but those named with a minus, and what is below these. */
export function openNodes(context: PageContext, items: readonly TreeItem[]): Set<string> {
  const wanted = new Set(openIn(context));
  const all = wanted.has(OPEN_ALL);
  const open = new Set<string>();
  const visit = (item: TreeItem, above: readonly string[]) => {
    if (item.children.length === 0) return;
    if (all && !wanted.has(`-${item.id}`)) open.add(item.id);
    else if (all) return;
    else if (wanted.has(item.id)) for (const id of [...above, item.id]) open.add(id);
    for (const child of item.children) visit(child, [...above, item.id]);
  };
  for (const item of items) visit(item, []);
  return open;
}
