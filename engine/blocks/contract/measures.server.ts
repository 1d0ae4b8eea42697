// What a field of a call's answer measures, and what all figures of an answer have in common.

import type { PointFacts, TreeAnswer, TreeItem } from '../../answers/answer.ts';
import { shortenNames } from '../../answers/shortNames.ts';
import type { LocaleFormatter } from '../../language/localeFormatter.ts';
import { monthName } from '../../language/periods.ts';
import { computedMeasure } from '../../model/call.ts';
import { first, lookup } from '../../model/lookup.ts';
import type { Call, Measure, Settings, Unit } from '../../model/portal.ts';
import type { PageContext } from './context.server.ts';
import { formatValueNote } from './valued.server.ts';

/** The measure that a field of a call's answer shows. */
export function findMeasure(context: PageContext, call: Call, field: string): Measure | undefined {
  const { facts } = context.portal.model;
  for (const ask of call.asks) {
    const name = ask.measures[field];
    const measure = name === undefined ? undefined : lookup(facts, first(ask.facts)).measures[name];
    if (measure) return measure;
  }
  return computedMeasure(call, field);
}

/** What a row is called in full; a point in time as a reader would say it. */
export function formatRowNames(
  { formatter }: PageContext,
  { arrangement }: Pick<TreeAnswer, 'arrangement'>,
  item: Pick<TreeItem, 'code' | 'names' | 'level' | 'point'>,
): TreeItem['names'] {
  // below a point stand rows of a classification
  if (arrangement !== 'points' || item.level !== 1) return item.names;
  return { [formatter.locale.code]: formatPointName(formatter, item) };
}

/** What a row is called on pages: in short where its dimension says how. */
export function formatShownNames(
  context: PageContext,
  answer: Pick<TreeAnswer, 'arrangement'>,
  item: Pick<TreeItem, 'code' | 'names' | 'level' | 'point'>,
): TreeItem['names'] {
  return shortenNames(context, formatRowNames(context, answer, item));
}

/** A point in time: the year, the month, the quarter or the day of it, the day of what stands at one, or the months that a year is not all of. */
export function formatPointName(
  formatter: LocaleFormatter,
  { code, point }: Pick<TreeItem, 'code' | 'point'>,
): string {
  const [year = '', month] = code.split('-');
  const quarter = parseQuarter(code);
  if (quarter !== null) {
    const period = { year: Number(year), grain: 'quarter', from: quarter, to: quarter } as const;
    return point?.date ? formatter.date(point.date) : formatter.period(period);
  }
  if (point?.day !== undefined)
    return formatter.period({ ...point, grain: 'day', from: point.day, to: point.day });
  if (month !== undefined) return `${monthName(Number(month), formatter.locale.tag)} ${year}`;
  return isPart(point) ? formatter.period({ ...point, grain: 'month' }) : year;
}

/** The quarter that a point of a series is; null where it is none. */
export function parseQuarter(code: string): number | null {
  const [, quarter] = /-Q([1-4])$/.exec(code) ?? [];
  return quarter === undefined ? null : Number(quarter);
}

/** Whether a year's point has figures of some of its months. */
export function isPart(point: PointFacts | undefined): point is PointFacts {
  return point !== undefined && point.open === null && !(point.from === 1 && point.to === 12);
}

/** A total counts in a unit of which it has so many: fewer would leave the rows below it nothing but a decimal. */
const LEAST_OF_UNIT = 10n;

/** The unit that the amounts of an answer stand in: what the reader chose, what the portal has for all, or the largest that the largest total fills. */
export function chooseUnit(
  { portal, unit, absolute, value }: PageContext,
  answer: { readonly items: readonly Pick<TreeItem, 'data'>[] },
): Unit {
  // amounts that are shown as something else have units of their own
  const own = absolute ? portal.settings.units.find(({ value }) => value === unit?.value) : unit;
  // per head a unit that not even the largest fills would leave nothing but zeros
  const isEach = absolute !== null && value?.mode.way === 'each';
  const fits = own && (!isEach || BigInt(own.value) <= largestOf(answer));
  return fits ? own : standardUnit(portal.settings, answer);
}

/** The unit of an answer where the reader chose none. */
export function standardUnit(
  { units, defaultUnit }: Settings,
  { items }: { readonly items: readonly Pick<TreeItem, 'data'>[] },
): Unit {
  const given = units.find(({ value }) => value === defaultUnit);
  if (given) return given;
  const largest = largestOf({ items });
  return units.reduce((best, each) => {
    const fills = BigInt(each.value) * LEAST_OF_UNIT <= largest;
    return fills && each.value > best.value ? each : best;
  }, smallestUnit(units));
}

/** The largest figure of an answer's upper rows, whatever its sign, without decimals. */
function largestOf({ items }: { readonly items: readonly Pick<TreeItem, 'data'>[] }): bigint {
  return items
    .flatMap(({ data }) => Object.values(data).flatMap((amount) => amount || []))
    .reduce((most, amount) => {
      const size = BigInt(wholePart(amount));
      return size > most ? size : most;
    }, 0n);
}

/** The unit of whole amounts: files have them in no other. */
export function smallestUnit(units: readonly Unit[]): Unit {
  return units.reduce((least, each) => (each.value < least.value ? each : least), first(units));
}

/** The unit of files: as exact as they can be, and every figure a number. */
export function unitOfFiles(units: readonly Unit[]): Unit {
  const { least: _, ...unit } = smallestUnit(units);
  return { ...unit, decimals: unit.inFiles ?? unit.decimals };
}

/** Digits before the point, without a sign. */
function wholePart(amount: string): string {
  return amount.replace(/^-/, '').replace(/\..*$/, '');
}

/** What is measured: the period and the unit, said once; percentages alone have no unit. */
export function formatMeasureCaption(
  context: PageContext,
  answer: TreeAnswer,
  hasAmounts = true,
): string {
  const { formatter } = context;
  if (!hasAmounts && context.absolute === null && answer.period)
    return formatter.period(answer.period);
  const isShare = context.absolute !== null && context.value?.mode.way === 'share';
  const short = isShare
    ? formatValueNote(context)
    : formatter.plain(chooseUnit(context, answer).short);
  return answer.period ? `${formatter.period(answer.period)}, ${short}` : short;
}
