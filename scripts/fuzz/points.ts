// Points of time that are expected of a series: each ask adds its fields to those that it has.

import { assertDefined } from '../../engine/serve.ts';
import { fieldsOf } from './expected.ts';
import { asksOf, questionOf, type CallAsked, type CallAsk } from './meant.ts';
import type { PartOfYear, StoredLedger } from './stored.ts';
import { monthsOf, planFor, type Amounts, type SumPlan, type Question } from './sums.ts';
import { grow } from './trees.ts';

/** Points by their codes: each ask adds its fields to those that it has. */
export async function pointRows(
  asked: CallAsked,
): Promise<{ points: Map<string, Amounts>; plans: SumPlan[] }> {
  const asks = asksOf(asked);
  const found = await Promise.all(
    asks.map(async (ask) => {
      const question = { ...questionOf(asked, ask), by: '', detail: '' };
      const plans = periodsOver(asked.stored, question, ask.over).flatMap(
        (period) => planOf(asked.stored, { ...question, period }) ?? [],
      );
      return { ask, plans };
    }),
  );
  const ends = new Map<number, number>();
  for (const plan of found.flatMap(({ plans }) => plans)) {
    const { year } = plan.question.period;
    ends.set(year, Math.min(ends.get(year) ?? 12, monthsOf(plan).to));
  }
  const points = new Map<string, Amounts>();
  const used: SumPlan[] = [];
  for (const { ask, plans } of found)
    for (const plan of plans) {
      const { year } = plan.question.period;
      const end = ends.get(year) ?? 12;
      const period: PartOfYear =
        ask.over === 'year' && monthsOf(plan).to > end
          ? { year, grain: 'month', from: 1, to: end }
          : plan.question.period;
      const grown = await grow(asked.stored, { ...plan.question, period });
      if (!grown) continue;
      used.push(grown.plan);
      const code = pointCode(ask.over, year, monthsOf(grown.plan).to);
      points.set(code, { ...points.get(code), ...fieldsOf(ask, grown.total) });
    }
  return { points, plans: used };
}

function pointCode(over: CallAsk['over'], year: number, month: number): string {
  if (over === 'year') return String(year);
  return over === 'quarter' ? `${year}-Q${month / 3}` : `${year}-${String(month).padStart(2, '0')}`;
}

/** A whole year that is asked by months is answered where it is stored as one, too. */
function planOf(stored: StoredLedger, question: Question): SumPlan | null {
  const { year, grain, from, to } = question.period;
  const found = planFor(stored, question);
  if (found || grain !== 'month' || from !== 1 || to !== 12) return found;
  return planFor(stored, { ...question, period: { year, grain: 'year', from: 1, to: 1 } });
}

/** The period of the question in each year, each month of its year, or each quarter up to its end. */
function periodsOver(
  stored: StoredLedger,
  { facts, period, where }: Question,
  over: CallAsk['over'],
): PartOfYear[] {
  const filled = facts.flatMap((fact) => {
    const key = assertDefined(stored.model.facts[fact]).dimensions.find(
      (name) => stored.model.dimensions[name]?.kind === 'key',
    );
    return stored
      .coverage(fact)
      .filter((some) => some.key === (key === undefined ? '' : (where[key] ?? '*')));
  });
  const distinct = (numbers: readonly number[]) => [...new Set(numbers)].sort((a, b) => a - b);
  if (over === 'year')
    return distinct(filled.map(({ year }) => year)).map((year) => ({ ...period, year }));
  if (over === 'month') {
    const months = filled.filter(({ year, grain }) => year === period.year && grain === 'month');
    return distinct(months.map((each) => each.period)).map((at) => ({
      year: period.year,
      grain: 'month',
      from: at,
      to: at,
    }));
  }
  const last = period.year * 4 + Math.ceil(period.grain === 'quarter' ? period.to : period.to / 3);
  const quarters = filled.flatMap(({ year, grain, period: at }) => {
    const months = grain === 'quarter' ? at * 3 : at;
    return grain === 'year' || months % 3 !== 0 ? [] : [year * 4 + months / 3];
  });
  return distinct(quarters)
    .filter((at) => at <= last)
    .map((at) => {
      const quarter = ((at - 1) % 4) + 1;
      return { year: (at - quarter) / 4, grain: 'quarter', from: quarter, to: quarter };
    });
}
