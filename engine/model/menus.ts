// The entries of a menu: all of them in order, and the way through them to a page.

/** What leads somewhere, with what stands below it. */
interface Entry<T> {
  /** Address without language. */
  readonly to: string;
  readonly items: readonly T[];
}

/** Entries with all that stand below them, each before its own. */
export function withBelow<T extends Entry<T>>(items: readonly T[]): readonly T[] {
  return items.flatMap((item) => [item, ...withBelow(item.items)]);
}

/** Entries from the section down to the one that has the page, or what the page lies below; none where the menu knows no such place. */
export function trailTo<T extends Entry<T>>(items: readonly T[], path: string): readonly T[] {
  let best: readonly T[] = [];
  let reach = 0;
  const look = (some: readonly T[], above: readonly T[]): void => {
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
export function findCurrentState<T extends Entry<T>>(
  item: T,
  path: string,
  trail: readonly T[],
): 'page' | 'true' | undefined {
  if (item.to === path) return 'page';
  return trail.includes(item) ? 'true' : undefined;
}
