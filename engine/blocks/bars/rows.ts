// Rows of bars in words and in one line after another, for pages and pictures alike.

import type { BarRow } from './bars.kind.ts';

/** What stands beside an amount: of what sum it is a part, else how much of the plan it is, else its share; what was before. */
export function formatBeside({ whole, kept, share, before }: BarRow): string {
  const said = kept === '' ? share : `· ${kept}`;
  return [whole === '' ? said : whole, before].filter((words) => words !== '').join(' · ');
}

/** Rows of a tree with those found below each behind it. */
export function flattenRows(rows: readonly BarRow[]): BarRow[] {
  return rows.flatMap((row) => [row, ...flattenRows(row.member?.rows ?? [])]);
}
