// Rows that are called alike are told apart by what they belong to.

import type { TreeAnswer, TreeItem } from '../../answers/answer.ts';
import { plainWords } from '../../language/text.ts';
import type { Words } from '../../model/portal.ts';

/** The name of each of these rows; behind one that others have too stands that of the nearest row above in which they differ. */
export function toldApart<Item extends TreeItem>(
  { items }: Pick<TreeAnswer, 'items'>,
  shown: readonly Item[],
  nameOf: (item: TreeItem) => Words,
): ReadonlyMap<Item, Words> {
  const named = shown.map((item) => [item, nameOf(item)] as const);
  const alike = [...Map.groupBy(named, ([, words]) => plainWords(words)).values()];
  const above = alike.every(({ length }) => length < 2) ? null : parentsIn(items);
  return new Map(
    alike.flatMap((group) => {
      if (group.length < 2 || above === null) return group;
      const lines = group.map(([item]) =>
        listAncestors(above, item).map((row) => plainWords(nameOf(row))),
      );
      const depth = Math.max(...lines.map(({ length }) => length));
      const levels = Array.from({ length: depth }, (_, i) => lines.map((line) => line[i] ?? ''));
      const telling = levels.find((names) => new Set(names).size === names.length);
      return group.map(([item, words], i): readonly [Item, Words] => [
        item,
        withBehind(words, telling?.[i] || item.code),
      ]);
    }),
  );
}

function parentsIn(items: readonly TreeItem[]): ReadonlyMap<string, TreeItem> {
  const parents = new Map<string, TreeItem>();
  const visit = (item: TreeItem): void =>
    item.children.forEach((child) => {
      parents.set(child.id, item);
      visit(child);
    });
  items.forEach(visit);
  return parents;
}

/** What is above a row, the nearest first; the total of everything tells nothing. */
function listAncestors(above: ReadonlyMap<string, TreeItem>, item: TreeItem): TreeItem[] {
  const parent = above.get(item.id);
  return parent && parent.level > 0 ? [parent, ...listAncestors(above, parent)] : [];
}

function withBehind(words: Words, behind: string): Words {
  const told = (name: string) => `${name} (${behind})`;
  return typeof words === 'string' ? told(words) : { ...words, words: told(words.words) };
}
