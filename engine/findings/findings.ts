// Every function that looks at figures and finds something to say, by the name that pages call it.

import { lookup } from '../model/lookup.ts';
import { change } from './change.ts';
import { OF_PERIOD, type FindingFunction } from './find.ts';
import { gap } from './gap.ts';
import { largestShare } from './largestShare.ts';
import { moved } from './moved.ts';
import { notWhole, rank, total } from './rank.ts';
import { planKept, planRange } from './planKept.ts';
import { signed } from './signed.ts';
import { trend } from './trend.ts';

export const FINDINGS: Readonly<Record<string, FindingFunction>> = {
  total,
  'largest-share': largestShare,
  gap,
  change,
  trend,
  rank,
  'plan-kept': planKept,
  'plan-range': planRange,
  'not-whole': notWhole,
  signed,
  moved,
};

/** All that a text may name: the results of the function, and what is said of the period. */
export function listTextPlaces(tell: string): FindingFunction['gives'] {
  return { ...lookup(FINDINGS, tell).gives, ...OF_PERIOD };
}
