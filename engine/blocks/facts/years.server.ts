// A key figure beside the same of the years before it: by the same months, each of as many as it is itself.

import type { TreeAnswer, TreeItem } from '../../answers/answer.ts';
import { askYearAway } from '../../answers/otherYears.ts';
import { buildScale } from '../../charts/barScale.ts';
import { amountIn, findRow, isWhole } from '../../findings/rows.ts';
import { periodValues } from '../../findings/say.server.ts';
import { formatAmount } from '../../language/amounts.ts';
import { writeAmount } from '../../language/decimals.ts';
import { isLoaded } from '../../state/loadedPeriods.ts';
import type { BlockFigures } from '../contract/asked.server.ts';
import type { PageContext } from '../contract/context.server.ts';
import { formatCountedUnit } from '../contract/valued.server.ts';
import type { YearsView } from './facts.kind.ts';

/** So many years before at most. */
const MOST_BEFORE = 4;

/** An answer, and the year that it is of. */
export interface YearAnswer {
  readonly year: number;
  readonly answer: TreeAnswer;
}

/** The answers of the years before that are loaded by the same months, and the own one behind them; years that are points of one answer are those. Rejects with ApiProblem. */
export async function askYears(
  context: PageContext,
  { call, params, answer }: BlockFigures,
): Promise<readonly YearAnswer[]> {
  const { read, signal } = context;
  const { loaded, period } = read;
  if (answer.arrangement === 'points') return splitYears(answer);
  if (!loaded || !period) return [];
  const years = loaded
    .map(({ year }) => year)
    .filter((year) => year < period.year && isLoaded(loaded, { ...period, year }));
  const service = context.answerService();
  const before = await Promise.all(
    years.slice(-MOST_BEFORE).map(async (year): Promise<YearAnswer[]> => {
      const found = await askYearAway(service, { call, params, signal }, year - period.year);
      return found ? [{ year, answer: found }] : [];
    }),
  );
  return [...before.flat(), { year: period.year, answer }];
}

/** Each year by itself; nothing where points are parts of years. */
function splitYears(answer: TreeAnswer): readonly YearAnswer[] {
  const years = answer.items.flatMap((item): YearAnswer[] =>
    item.point && !item.point.open
      ? [{ year: item.point.year, answer: { ...answer, items: [item] } }]
      : [],
  );
  const isYearly = new Set(years.map(({ year }) => year)).size === years.length;
  return isYearly ? years.slice(-1 - MOST_BEFORE) : [];
}

/** Columns of one row and field; null where there is none to stand beside the last. */
export function buildYears(
  context: PageContext,
  answers: readonly YearAnswer[],
  { code, field }: { readonly code: string; readonly field: string },
): YearsView | null {
  const found = answers.flatMap(({ year, answer }) => {
    const amount = amountAt(answer, code, field);
    return amount === null ? [] : [{ year, amount }];
  });
  const last = answers.at(-1);
  if (!last || found.length < 2 || found.at(-1)?.year !== last.year) return null;
  const scale = buildScale(found.map(({ amount }) => amount));
  const most = Math.max(...found.map(({ amount }) => Math.abs(Number(writeAmount(amount)))));
  const unit = context.formatter.countedBy(most);
  return {
    words: formatWords(context, last.answer, formatCountedUnit(context, unit.short)),
    columns: found.map(({ year, amount }) => ({
      year: String(year),
      amount: formatAmount(writeAmount(amount), unit, context.formatter.style),
      sign: amount < 0n ? 'minus' : 'plus',
      ...scale.stretch(amount),
    })),
  };
}

/** What does not stand for all is not set beside what does. */
function amountAt(answer: TreeAnswer, code: string, field: string): bigint | null {
  const item = rowAt(answer, code);
  return item && isWhole(answer, item) ? amountIn(item, field) : null;
}

/** Of a year that is a point that point. */
function rowAt({ arrangement, items }: TreeAnswer, code: string): TreeItem | null {
  const [point = null] = items;
  return arrangement === 'points' ? point : findRow(items, code);
}

function formatWords({ formatter }: PageContext, { period }: TreeAnswer, unit: string): string {
  const isPart = period && periodValues(formatter, period)['span'] === 'part';
  return formatter.say(`facts.years-${isPart ? period.grain : 'year'}`, { unit });
}
