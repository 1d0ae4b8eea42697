// The entries of a menu: all of them in order, and the way through them to a page.

/** What leads somewhere, with what stands below it. */
interface Entry<T> {
  /** Address without language. */
  readonly to: string;
  /** The address whose pages below lie in it too: its own, or one above that leads to it. */
  readonly root: string;
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
      const length = measureReach(item, path);
      if (length > reach) [best, reach] = [way, length];
      look(item.items, way);
    }
  };
  look(items, []);
  return best;
}

/** The way to a page through the main menu: its entry for the section of the sidebar that the page is in, else its own. */
export function trailInHeader<T extends Entry<T>>(
  { header, sidebar }: Readonly<Record<'header' | 'sidebar', readonly T[]>>,
  path: string,
): readonly T[] {
  const [section] = trailTo(sidebar, path);
  const own = header.filter(({ to }) => to === section?.to);
  return own.length > 0 ? own : trailTo(header, path);
}

/** How much of the path an entry has; nothing where the path does not lie at it or below it. */
function measureReach({ to, root }: Pick<Entry<unknown>, 'to' | 'root'>, path: string): number {
  if (to === path) return path.length + 1;
  const above = [to, root].filter((place) => place !== '/' && path.startsWith(`${place}/`));
  return Math.max(0, ...above.map((place) => place.length));
}

/** The address above a page that leads to it, the shortest of several; its own where there is none. */
export function findRoot(
  pages: Readonly<Record<string, Leading>>,
  { path }: Pick<Leading, 'path'>,
): string {
  const above = Object.values(pages).filter(
    (page) => path.startsWith(`${page.path}/`) && findGoal(pages, page)?.path === path,
  );
  return [path, ...above.map((page) => page.path)].reduce((short, other) =>
    other.length < short.length ? other : short,
  );
}

/** A page, or an address that leads to one. */
interface Leading {
  /** Without language, parameters as `:name`. */
  readonly path: string;
  /** Key of the page it leads to; null: it is one itself. */
  readonly redirect: string | null;
}

/** The page that an address leads to in the end; undefined where it is a page itself. */
export function findGoal<T extends Leading>(
  pages: Readonly<Record<string, T>>,
  { redirect }: Leading,
): T | undefined {
  const next = redirect === null ? undefined : pages[redirect];
  return next && (findGoal(pages, next) ?? next);
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
