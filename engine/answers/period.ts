// The period of a question, in whichever way the parameters give it, and the day of a ledger.

import { first, lookup } from '../model/lookup.ts';
import type { Call, Grain, PeriodDialect, Portal, Settings } from '../model/portal.ts';
import {
  firstPart,
  inMonths,
  isWholeYear,
  MONTHS,
  NO_YEAR,
  type PartsOfYear,
  PERIODS,
  readPart,
  writePart,
} from '../model/calendar.ts';
import type { Note, Period } from '../ledger/query/coverage.ts';
import type { Latest } from '../ledger/ledger.ts';
import type { Params } from './params.ts';
import { ApiProblem } from './problem.ts';
import { rangeWords } from './problemWords.ts';
import type { TreeAnswer } from './answer.ts';
import { dayIn } from '../language/days.ts';

/** What is asked, and which periods are loaded. */
interface AskedFacts {
  readonly facts: readonly string[];
  readonly latest: readonly Latest[];
}

/** Throws ApiProblem where two ways are mixed or the period has no sense. */
export function readAskedPeriod(
  portal: Portal,
  call: Call,
  params: Params,
  asked: AskedFacts,
): Period {
  const dialect = chosenDialect(portal, call, params);
  const grain =
    dialect.grain.param === undefined
      ? dialect.grain.value
      : (dialect.grain.values[String(params[dialect.grain.param])] ?? dialect.grain.value);
  if (grain === 'none') return { year: NO_YEAR, grain, from: 1, to: 1 };
  const written = findNumber(params, dialect.year);
  const year = written ?? Math.max(NO_YEAR, ...ownLatest(asked).map((period) => period.year));
  const at = findNumber(params, dialect.at);
  if (grain === 'year')
    return { year, grain, from: 1, to: 1, ...(at === null ? {} : { at: at * MONTHS.quarter }) };
  const last = PERIODS[grain];
  const to = findNumber(params, dialect.to) ?? latestIn(asked, grain, year) ?? last;
  const from = findNumber(params, dialect.from) ?? (grain === 'day' ? to : firstPart(grain));
  refuseBeyond(dialect.from, { grain, from, to: last });
  refuseBeyond(dialect.to, { grain, from: to, to: last });
  refuseBeyond(dialect.from, { grain, from, to });
  return { year, grain, from, to };
}

/** The period as it is told of an answer: of a year that goes on what it has so far. Null where figures have no time, or none was named and nothing is loaded. */
export function toldPeriod(period: Period, notes: readonly Note[]): Period | null {
  if (period.year === NO_YEAR) return null;
  const { words } = notes.find(({ code }) => code.startsWith('derived-from')) ?? {};
  if (period.grain !== 'year' || !words) return period;
  const grain = (words['grain'] ?? 'month') as Grain;
  const from = Number(words['from'] ?? 1);
  const shown = { grain, from, to: Number(words['month'] ?? words['to']) };
  return isWholeYear(shown) ? period : { year: period.year, ...shown };
}

/** The way in which the period is given; where none is used the first that the call takes. Throws ApiProblem. */
function chosenDialect(portal: Portal, call: Call, params: Params): PeriodDialect {
  const dialects = call.period.map((name) => lookup(portal.model.dialects, name));
  const own = (dialect: PeriodDialect) =>
    [dialect.grain.param, dialect.from, dialect.to, dialect.at].filter(
      (name) => name !== undefined && name in params,
    );
  const used = dialects.filter((dialect) => own(dialect).length > 0);
  if (used.length > 1)
    throw new ApiProblem('invalid-period', {
      parameter: used.flatMap(own).join(', '),
      detail: { say: 'two-ways' },
    });
  return first(used.length > 0 ? used : dialects);
}

/** Refuses what begins after it ends. */
function refuseBeyond(name: string | undefined, { grain, from, to }: PartsOfYear): void {
  if (from > to)
    throw new ApiProblem('invalid-period', {
      parameter: name ?? '',
      received: writePart(grain, from),
      allowed: [rangeWords(writePart(grain, firstPart(grain)), writePart(grain, to))],
    });
}

function findNumber(params: Params, name: string | undefined): number | null {
  return name === undefined || params[name] === undefined ? null : readPart(String(params[name]));
}

function ownLatest({ facts, latest }: AskedFacts): Latest[] {
  return latest.filter(({ fact }) => facts.includes(fact));
}

/** The latest loaded part of a year; an earlier year than the latest loaded one is whole. */
function latestIn(asked: AskedFacts, grain: Grain, year: number): number | null {
  const partsOf = (wanted: Grain) =>
    ownLatest(asked).flatMap((latest) =>
      latest.year === year && latest.grain === wanted ? [latest.period] : [],
    );
  const found = partsOf(grain);
  if (found.length > 0) return Math.max(...found);
  const days = grain === 'day' ? [] : partsOf('day');
  const months = [
    ...(grain === 'quarter' ? partsOf('month') : []),
    ...days.map((to) => inMonths({ grain: 'day', from: to, to }).to),
  ];
  if (months.length === 0) return null;
  return Math.max(1, Math.floor(Math.max(...months) / (grain === 'quarter' ? MONTHS.quarter : 1)));
}

/** A series without the points of later years than the one that was asked; any other answer as it is. */
export function untilAsked(answer: TreeAnswer): TreeAnswer {
  const { arrangement, items, period } = answer;
  if (arrangement !== 'points' || period === null) return answer;
  const until = items.filter(({ point }) => point === undefined || point.year <= period.year);
  return until.length === items.length ? answer : { ...answer, items: until };
}

/** `YYYY-MM-DD` */
export function loadedDay(
  { timeZone }: Pick<Settings, 'timeZone'>,
  { manifest }: { readonly manifest: { readonly created: string } },
): string {
  return dayIn(timeZone, new Date(manifest.created));
}
