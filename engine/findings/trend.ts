// Where it went over the years: the first and the last of the points that can be compared.

import type { PointFacts, TreeItem } from '../answers/answer.ts';
import { isWholeYear } from '../model/calendar.ts';
import { at } from '../model/lookup.ts';
import { DIRECTIONS, findDirection } from './change.ts';
import type { FindingFunction, Results, Seen } from './find.ts';
import { amountIn, isWhole, absoluteAmount } from './rows.ts';

/** Needs `value`, or `a` and `b` for a surplus. `start` and `end` are days of stocks, `months` those of flows. Only like months are compared. */
export const trend: FindingFunction = {
  fields: ['value', 'a', 'b'],
  codes: [],
  needs: [['fields.value'], ['fields.a', 'fields.b']],
  gives: {
    first: [],
    last: [],
    from: [],
    to: [],
    years: [],
    start: [],
    end: [],
    amount: [],
    percent: [],
    direction: DIRECTIONS,
    span: ['year', 'part'],
    months: [],
  },
  find: findTrend,
};

interface Told {
  readonly point: PointFacts;
  readonly amount: bigint;
}

function findTrend(seen: Seen): Results | null {
  const points = comparable(seen);
  if (points.length < 2) return null;
  const [start, end] = [at(points, 0), at(points, -1)];
  // what was more and is less has no one word
  if (start.amount < 0n || end.amount < 0n) return null;
  const size = absoluteAmount(end.amount - start.amount);
  return {
    first: { amount: start.amount },
    last: { amount: end.amount },
    from: { number: start.point.year },
    to: { number: end.point.year },
    years: { number: end.point.year - start.point.year },
    ...whenOf(start.point, end.point),
    amount: { amount: size },
    ...(start.amount > 0n ? { percent: { part: size, of: start.amount } } : {}),
    direction: { word: findDirection(end.amount, start.amount) },
  };
}

/** The days of what is owned or owed; of what is taken or spent the months, and whether they are a year. */
function whenOf(start: PointFacts, end: PointFacts): Results {
  if (start.date !== null && end.date !== null)
    return { start: { day: start.date }, end: { day: end.date } };
  const { from, to } = end;
  const whole = isWholeYear({ grain: 'month', from, to });
  return { months: { months: { from, to } }, span: { word: whole ? 'year' : 'part' } };
}

function comparable({ answer, fields }: Seen): Told[] {
  if (answer.arrangement !== 'points') return [];
  const known = answer.items.filter(
    (item) => item.point?.open === null && isWhole(answer, item) && amountAt(item, fields) !== null,
  );
  const end = known.at(-1)?.point;
  return known.flatMap((item) => {
    const { point } = item;
    const amount = amountAt(item, fields);
    if (!point || amount === null || point.from !== end?.from || point.to !== end.to) return [];
    return [{ point, amount }];
  });
}

function amountAt(item: TreeItem, { value, a, b }: Seen['fields']): bigint | null {
  if (value !== undefined) return amountIn(item, value);
  const [less, more] = [amountIn(item, a), amountIn(item, b)];
  return less === null || more === null ? null : more - less;
}
