// How much it changed: this against the same months of the year before, or against a field that says what was before.

import type { TreeAnswer } from '../answers/answer.ts';
import type { FindingFunction, Results, ResultValue, Seen } from './find.ts';
import { amountIn, isWhole, absoluteAmount, wholeRow } from './rows.ts';

export const DIRECTIONS = ['up', 'down', 'same'] as const;

/** Needs `value`; `previous` where a field says what was before. Of points in time the last stands against the one a year earlier. */
export const change: FindingFunction = {
  fields: ['value', 'previous'],
  codes: ['row'],
  needs: [['fields.value']],
  gives: { now: [], before: [], amount: [], percent: [], direction: DIRECTIONS },
  earlier: true,
  find: findChange,
};

function findChange(seen: Seen): Results | null {
  const { answer, fields, codes, earlier } = seen;
  if (answer.arrangement === 'points') return computeChange(...lastTwo(seen));
  const code = codes['row'];
  const now = amountIn(wholeRow(answer, code), fields['value']);
  const before =
    fields['previous'] === undefined
      ? amountIn(earlier && comparableTo(answer, earlier, code), fields['value'])
      : amountIn(wholeRow(answer, code), fields['previous']);
  return computeChange(now, before);
}

/** Results of a change from one amount to another; `percent` only where there was something. */
export function computeChange(now: bigint | null, before: bigint | null): Results | null {
  if (now === null || before === null) return null;
  return {
    now: { amount: now },
    before: { amount: before },
    amount: { amount: absoluteAmount(now - before) },
    ...buildPercent(now, before),
    direction: { word: findDirection(now, before) },
  };
}

function buildPercent(now: bigint, before: bigint): { percent?: ResultValue } {
  return before > 0n && now >= 0n
    ? { percent: { part: absoluteAmount(now - before), of: before } }
    : {};
}

export function findDirection(now: bigint, before: bigint): (typeof DIRECTIONS)[number] {
  if (now === before) return 'same';
  return now > before ? 'up' : 'down';
}

/** The row of the year before, where it is of the same months. */
function comparableTo(answer: TreeAnswer, earlier: TreeAnswer, code: string | undefined) {
  const [now, before] = [answer.period, earlier.period];
  const same = now?.grain === before?.grain && now?.from === before?.from && now?.to === before?.to;
  return same ? wholeRow(earlier, code) : null;
}

function lastTwo({ answer, fields }: Seen): [bigint | null, bigint | null] {
  const last = answer.items.at(-1);
  const before = answer.items.find(
    ({ point }) =>
      point !== undefined &&
      point.year === (last?.point?.year ?? 0) - 1 &&
      point.from === last?.point?.from &&
      point.to === last?.point?.to,
  );
  if (!last || !before || !isWhole(answer, last) || !isWhole(answer, before)) return [null, null];
  return [amountIn(last, fields['value']), amountIn(before, fields['value'])];
}
