// Rows of an answer that a reader looks for, by the beginning of a code or by words of a name, with all that they stand below.

import type { TreeItem } from '../../answers/answer.ts';
import {
  findSpelling,
  matchWords,
  splitFoldedWords,
  type Spelling,
} from '../../language/folding.ts';
import type { Portal } from '../../model/portal.ts';

/** At most so many found rows are shown. */
const MOST_FOUND = 100;

export interface FoundRows {
  /** How many there are, shown or not. */
  readonly count: number;
  /** The items with only what was found below those that were opened for it. */
  readonly items: readonly TreeItem[];
  /** Nodes that stand open because something below them was found. */
  readonly open: ReadonlySet<string>;
}

/** Found rows with those above them, a hundred at most; `count` is of all found, `open` the ids of rows with a found one below. */
export function findItems(portal: Portal, items: readonly TreeItem[], find: string): FoundRows {
  const spelling = findSpelling(portal);
  const typed = splitFoldedWords(find, spelling);
  const open = new Set<string>();
  let count = 0;
  const visit = (item: TreeItem): TreeItem[] => {
    const is = item.level > 0 && isFound(item, find, typed, spelling);
    if (is) count++;
    const shown = is && count <= MOST_FOUND;
    const below = item.children.flatMap(visit);
    if (below.length === 0) return shown ? [item] : [];
    open.add(item.id);
    return [{ ...item, children: below }];
  };
  return { items: items.flatMap(visit), count, open };
}

function isFound(
  { code, names }: TreeItem,
  find: string,
  typed: readonly string[],
  spelling: Spelling,
): boolean {
  if (code.startsWith(find)) return true;
  return Object.values(names).some(
    (name) => matchWords(typed, splitFoldedWords(name, spelling), spelling) > 0,
  );
}
