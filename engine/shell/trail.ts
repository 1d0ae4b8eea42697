// The way through a menu to a page: its section, its entry, its tab.

import type { ShellItem } from '../model/portal.ts';

/** Entries from the section down to the one that has the page, or what the page lies below; none where the menu knows no such place. */
export function trailTo(items: readonly ShellItem[], path: string): readonly ShellItem[] {
  let best: readonly ShellItem[] = [];
  let reach = 0;
  const look = (some: readonly ShellItem[], above: readonly ShellItem[]): void => {
    for (const item of some) {
      const way = [...above, item];
      const length = reachOf(item.to, path);
      if (length > reach) [best, reach] = [way, length];
      look(item.items, way);
    }
  };
  look(items, []);
  return best;
}

/** How much of the path an address has; nothing where the path does not lie at it or below it. */
function reachOf(to: string, path: string): number {
  if (to === path) return path.length + 1;
  return to !== '/' && path.startsWith(`${to}/`) ? to.length : 0;
}

/** `page` for the page that is open, `true` for an entry that it lies in. */
export function currentOf(
  item: ShellItem,
  path: string,
  trail: readonly ShellItem[],
): 'page' | 'true' | undefined {
  if (item.to === path) return 'page';
  return trail.includes(item) ? 'true' : undefined;
}
