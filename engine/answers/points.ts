// Points in time as a page shows them: up to the period that was asked.

import type { TreeAnswer } from './answer.ts';

/** A series without the points of later years than the one that was asked; any other answer as it is. */
export function untilAsked(answer: TreeAnswer): TreeAnswer {
  const { arrangement, items, period } = answer;
  if (arrangement !== 'points' || period === null) return answer;
  const until = items.filter(({ point }) => point === undefined || point.year <= period.year);
  return until.length === items.length ? answer : { ...answer, items: until };
}
