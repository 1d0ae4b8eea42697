// A composed question cut into questions to the ledger: one for each year, month and part of a split.

import { MONTHS, type Period } from '../../ledger/query/coverage.ts';
import type { LedgerQuestion } from '../../ledger/query/plan.ts';
import { leastCovered } from '../../ledger/query/sumCoverage.ts';
import { first, assertDefined } from '../../model/lookup.ts';
import { readAskedPeriod } from '../period.ts';
import type { AskedCall } from '../shape.ts';
import type { Axis } from './cubeAxes.ts';
import type { CubePeriod } from './cubeBody.ts';
import { plainMember, type AxisMember } from './cubeMembers.ts';
import type { CubeQuestion } from './cubeQuestion.ts';

/** A question for one period and part, and the members that it stands for. */
export interface Slice {
  readonly fixed: readonly AxisMember[];
  readonly period: Period;
  readonly where: Readonly<Record<string, string>>;
}

/** Every year with every month and part that stands on an axis. */
export function listSlices(asked: AskedCall, question: CubeQuestion): Slice[] {
  const { portal, ledger, call, params } = asked;
  const axes = [...question.rows, ...question.columns];
  const axis = (name: string) => axes.find((each) => each.name === name);
  const split = axes.find(({ dimension }) => dimension?.kind === 'split');
  const months = axis('month');
  const year = axis('year');
  return question.years.flatMap((number) => {
    const period = readAskedPeriod(
      portal,
      call,
      { ...params, [call.year]: number },
      { facts: question.facts, latest: ledger.latest },
    );
    const ofYear = year ? [plainMember(year, String(number))] : [];
    const periods = months ? monthsOf(months, period) : [{ period, fixed: [] }];
    return periods.flatMap((each) =>
      partsOf(question, split).map(({ where, fixed }) => ({
        fixed: [...ofYear, ...each.fixed, ...fixed],
        period: each.period,
        where,
      })),
    );
  });
}

function monthsOf(axis: Axis, { year, grain, from, to }: Period) {
  return Array.from({ length: to - from + 1 }, (_, i) => ({
    period: { year, grain, from: from + i, to: from + i },
    fixed: [plainMember(axis, String(from + i))],
  }));
}

/** A part that is asked is the only one; a total is made of them all. */
function partsOf({ where }: CubeQuestion, split: Axis | undefined) {
  const dimension = split?.dimension;
  if (!split || !dimension) return [{ where, fixed: [] }];
  const asked = where[split.name];
  const parts = asked === undefined || asked === dimension.total?.code ? dimension.parts : [asked];
  return parts.map((part) => ({
    where: { ...where, [split.name]: part },
    fixed: [plainMember(split, part)],
  }));
}

/** The question to the ledger for one slice: all dimensions of both axes at once, each stored measure once. */
export function ledgerQuestion(question: CubeQuestion, { period, where }: Slice): LedgerQuestion {
  const { facts, by, keys, fields } = question;
  return {
    facts,
    by: by?.name ?? '',
    detail: '',
    each: besides(question).map(({ name }) => name),
    ...(keys ? { keys } : {}),
    where,
    period,
    measures: [...new Set(Object.values(fields))],
  };
}

/** Axes whose codes stand in the rows of the ledger beside those of the first classification. */
function besides({ rows, columns, by }: CubeQuestion): Axis[] {
  return [...rows, ...columns].filter(
    (axis) => axis !== by && axis.dimension !== null && axis.dimension.kind !== 'split',
  );
}

/** Of all members those of some axes, in the order of these. */
export function membersOn(axes: readonly Axis[], members: readonly AxisMember[]): AxisMember[] {
  return axes.map((axis) => assertDefined(members.find((member) => member.axis === axis)));
}

/** Axes whose codes stand in the rows of the ledger, in their order there. */
export function codedAxes(question: CubeQuestion): Axis[] {
  return [...(question.by ? [question.by] : []), ...besides(question)];
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
