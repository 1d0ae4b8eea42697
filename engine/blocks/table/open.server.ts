// Which rows the address opens.

import type { TreeItem } from '../../answers/answer.ts';
import { keptIn } from '../../state/kept.ts';
import { tableKeeps } from './table.kind.ts';
import type { PageContext } from '../contract/context.server.ts';
import { OPEN_ALL } from './openRows.ts';

/** The open rows: those named in the address with their ancestors; or all rows but those named with a minus. */
export function openNodes(context: PageContext, items: readonly TreeItem[]): Set<string> {
  const { open: named, code } = keptIn(context, tableKeeps);
  const wanted = new Set(named);
  const all = wanted.has(OPEN_ALL);
  const open = new Set<string>();
  const visit = (item: TreeItem, above: readonly string[]) => {
    // the code that is explained is seen among the others
    if (item.id === code) for (const id of above) open.add(id);
    if (item.children.length === 0) return;
    if (all && !wanted.has(`-${item.id}`)) open.add(item.id);
    else if (all) return;
    else if (wanted.has(item.id)) for (const id of [...above, item.id]) open.add(id);
    for (const child of item.children) visit(child, [...above, item.id]);
  };
  for (const item of items) visit(item, []);
  return open;
}
