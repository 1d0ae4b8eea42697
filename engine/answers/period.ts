// The period of a question, in whichever way the parameters give it.

import type { Call, Grain, PeriodDialect, Portal } from '../model/portal.ts';
import type { Period } from '../ledger/query/coverage.ts';
import type { Latest } from '../ledger/ledger.ts';
import type { Params } from './params.ts';
import { ApiProblem } from './problem.ts';

const LAST: Readonly<Record<Grain, number>> = { month: 12, quarter: 4, year: 1 };

/** Throws ApiProblem where two ways are mixed or the period has no sense. */
export function readAskedPeriod(
  portal: Portal,
  call: Call,
  params: Params,
  facts: readonly string[],
  latest: readonly Latest[],
): Period {
  const dialects = call.period.map((name) => portal.model.dialects[name]!);
  const own = (dialect: PeriodDialect) =>
    [dialect.grain.param, dialect.from, dialect.to].filter(
      (name) => name !== null && name in params,
    );
  const used = dialects.filter((dialect) => own(dialect).length > 0);
  if (used.length > 1)
    throw new ApiProblem('invalid-period', {
      parameter: used.flatMap(own).join(', '),
      detail: 'the period is given in two ways',
    });
  const dialect = used[0] ?? dialects[0]!;
  const year =
    params[dialect.year] === undefined ? latestYear(facts, latest) : Number(params[dialect.year]);
  const grain =
    dialect.grain.param === null
      ? dialect.grain.value
      : (dialect.grain.values[String(params[dialect.grain.param])] ?? dialect.grain.value);
  const last = LAST[grain];
  const to = numberOf(params, dialect.to) ?? latestIn(facts, latest, grain, year) ?? last;
  const from = numberOf(params, dialect.from) ?? (dialect.from === null ? 1 : 1);
  if (grain === 'year') return { year, grain, from: 1, to: 1 };
  for (const [name, value] of [
    [dialect.from, from],
    [dialect.to, to],
  ] as const) {
    if (value > last)
      throw new ApiProblem('invalid-period', {
        parameter: name ?? '',
        received: String(value),
        allowed: [`1–${last}`],
      });
  }
  if (from > to)
    throw new ApiProblem('invalid-period', {
      parameter: dialect.from ?? '',
      received: String(from),
      allowed: [`1–${to}`],
    });
  return { year, grain, from, to };
}

/** Without a year the latest loaded one is meant. */
function latestYear(facts: readonly string[], latest: readonly Latest[]): number {
  return Math.max(0, ...latest.filter((one) => facts.includes(one.fact)).map((one) => one.year));
}

function numberOf(params: Params, name: string | null): number | null {
  return name === null || params[name] === undefined ? null : Number(params[name]);
}

/** The latest loaded part of a year; an earlier year than the latest loaded one is whole. */
function latestIn(
  facts: readonly string[],
  latest: readonly Latest[],
  grain: Grain,
  year: number,
): number | null {
  const found = latest.filter(
    (one) => facts.includes(one.fact) && one.year === year && one.grain === grain,
  );
  if (found.length > 0) return Math.max(...found.map((one) => one.period));
  const months = latest.filter(
    (one) => facts.includes(one.fact) && one.year === year && one.grain === 'month',
  );
  return grain === 'quarter' && months.length > 0
    ? Math.max(1, Math.floor(Math.max(...months.map((one) => one.period)) / 3))
    : null;
}
