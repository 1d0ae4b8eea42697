// A composed question cut into questions to the ledger: one for each year, month and part of a split.

import { MONTHS, type Period } from '../../ledger/query/coverage.ts';
import type { LedgerQuestion } from '../../ledger/query/plan.ts';
import { leastCovered } from '../../ledger/query/sumCoverage.ts';
import { first } from '../../model/lookup.ts';
import { readAskedPeriod } from '../period.ts';
import type { AskedCall } from '../shape.ts';
import type { Axis } from './cubeAxes.ts';
import type { CubePeriod } from '../answer.ts';
import type { CubeQuestion } from './cubeQuestion.ts';

/** A question for one period and part, and at which places of the axes it stands: a year, a month, a part of a split. */
export interface Slice {
  readonly fixed: ReadonlyMap<Axis, number>;
  readonly period: Period;
  readonly where: Readonly<Record<string, string>>;
}

/** Every year with every month and part that stands on an axis. */
export function listSlices(asked: AskedCall, question: CubeQuestion): Slice[] {
  const { portal, ledger, call, params } = asked;
  const axes = [...question.rows, ...question.columns];
  const axis = (name: string) => axes.find((each) => each.name === name);
  const split = axes.find(({ dimension }) => dimension?.kind === 'split');
  const [year, months] = [axis('year'), axis('month')];
  return question.years.flatMap((number) => {
    const period = readAskedPeriod(
      portal,
      call,
      { ...params, [call.year]: number },
      { facts: question.facts, latest: ledger.latest },
    );
    return (months ? splitMonths(period) : [period]).flatMap((each) =>
      listParts(question, split).map((part): Slice => {
        const fixed = new Map<Axis, number>();
        if (year) fixed.set(year, number);
        if (months) fixed.set(months, each.from);
        if (split) fixed.set(split, split.dimension?.parts.indexOf(part) ?? -1);
        const where = split ? { ...question.where, [split.name]: part } : question.where;
        return { fixed, period: each, where };
      }),
    );
  });
}

function splitMonths({ year, grain, from, to }: Period): Period[] {
  const months = Array.from({ length: to - from + 1 }, (_, i) => from + i);
  return months.map((month) => ({ year, grain, from: month, to: month }));
}

/** A part that is asked is the only one; a total is made of them all. One without a name where nothing is split. */
function listParts({ where }: CubeQuestion, split: Axis | undefined): readonly string[] {
  if (!split?.dimension) return [''];
  const { parts, total } = split.dimension;
  const asked = where[split.name];
  return asked === undefined || asked === total?.code ? parts : [asked];
}

/** The question to the ledger for one slice: all dimensions of both axes at once, each stored measure once. */
export function ledgerQuestion(question: CubeQuestion, { period, where }: Slice): LedgerQuestion {
  const { facts, by, keys, fields } = question;
  return {
    facts,
    by: by?.name ?? '',
    detail: '',
    each: [...question.rows, ...question.columns]
      .filter((axis) => axis !== by && axis.dimension !== null && axis.dimension.kind !== 'split')
      .map(({ name }) => name),
    ...(keys ? { keys } : {}),
    where,
    period,
    measures: [...new Set(Object.values(fields))],
  };
}

/** The months of a period. */
export function inMonths({ year, grain, from, to }: Period): Omit<CubePeriod, 'coverage'> {
  const step = MONTHS[grain];
  return { year, from: (from - 1) * step + 1, to: to * step };
}

/** Parts of the same months are told once, with the coverage of the least covered. */
export function distinctPeriods(periods: readonly CubePeriod[]): CubePeriod[] {
  const alike = Map.groupBy(periods, ({ year, from, to }) => [year, from, to].join(' '));
  return [...alike.values()].map((parts) => ({
    ...first(parts),
    coverage: leastCovered(parts.map(({ coverage }) => coverage)),
  }));
}
