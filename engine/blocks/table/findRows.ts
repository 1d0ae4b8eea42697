// The rows of a grid that a reader looks for, among those that stand visible: with what they are part of.

import type { VisibleRow } from './openRows.ts';

/** Rows whose name or code has the words, and every row above them; all of them where nothing is looked for. */
export function findRows(rows: readonly VisibleRow[], wanted: string): readonly VisibleRow[] {
  const words = folded(wanted).split(/\s+/).filter(Boolean);
  if (words.length === 0) return rows;
  const found = new Set<VisibleRow>();
  const above: VisibleRow[] = [];
  for (const row of rows) {
    while ((above.at(-1)?.node.level ?? -1) >= row.node.level) above.pop();
    above.push(row);
    const text = folded(`${row.node.code} ${row.node.name}`);
    if (words.every((word) => text.includes(word)))
      for (const part of above.filter(({ node }) => node.level > 0 || node === row.node))
        found.add(part);
  }
  return rows.filter((row) => found.has(row));
}

function folded(text: string): string {
  return text.toLocaleLowerCase().replaceAll(/[’`ʼ]/g, "'");
}
