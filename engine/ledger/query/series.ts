// Totals of stored periods → points in time.

import type { Fact } from '../../model/portal.ts';
import type { Note } from './coverage.ts';
import type { Values } from './tree.ts';

export interface Point {
  readonly year: number;
  readonly period: number;
  readonly values: Values;
}

export interface Series {
  readonly fact: Fact | null;
  readonly measures: readonly string[];
  readonly points: readonly Point[];
  readonly notes: readonly Note[];
}

/** What each month added: accumulated figures less those of the month before. A month whose neighbour is not stored is left out. */
export function steps(points: readonly Point[], flow: readonly boolean[]): Point[] {
  return points.flatMap((point, i) => {
    if (point.period === 1) return [point];
    const before = points[i - 1];
    if (!before || before.year !== point.year || before.period !== point.period - 1) return [];
    return [
      {
        ...point,
        values: point.values.map((value, k) =>
          flow[k] && value !== null ? value - (before.values[k] ?? 0n) : value,
        ),
      },
    ];
  });
}

/** The latest stored period of each year. */
export function lastOfYears(points: readonly Point[]): Point[] {
  return points.filter((point, i) => points[i + 1]?.year !== point.year);
}
