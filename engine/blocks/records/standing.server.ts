// How many records of a long list stand at once.

import type { RecordsContent } from './content.server.ts';

type Parts = RecordsContent['groups'][number]['parts'];

/** Of all parts together. */
export function countRows(parts: Parts): number {
  return parts.reduce((sum, { rows }) => sum + rows.length, 0);
}

/** How many parts have the records that stand at once. */
export function countStanding(parts: Parts, standing: number): number {
  if (standing <= 0) return 0;
  const enough = parts.findIndex((_, i) => countRows(parts.slice(0, i + 1)) >= standing);
  return enough < 0 ? parts.length : enough + 1;
}
