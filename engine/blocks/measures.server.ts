// What a field of a call's answer measures, and what all figures of an answer have in common.

import type { TreeAnswer, TreeItem } from '../answers/answer.ts';
import { monthName } from '../language/periods.ts';
import { first, lookup } from '../model/lookup.ts';
import type { Call, Measure } from '../model/portal.ts';
import type { PageContext } from './context.server.ts';

/** The measure that a field of a call's answer shows. */
export function measureOf(context: PageContext, call: Call, field: string): Measure | undefined {
  const { facts } = context.portal.model;
  for (const ask of call.asks) {
    const name = ask.measures[field];
    const measure = name === undefined ? undefined : lookup(facts, first(ask.facts)).measures[name];
    if (measure) return measure;
  }
  return undefined;
}

/** What a row is called; a point in time as a reader would say it: the year, or the month of it. */
export function namesOf(
  { formatter }: PageContext,
  { arrangement }: Pick<TreeAnswer, 'arrangement'>,
  { code, names, level }: Pick<TreeItem, 'code' | 'names' | 'level'>,
): TreeItem['names'] {
  // below a point stand rows of a classification
  if (arrangement !== 'points' || level !== 1) return names;
  const [year = '', month] = code.split('-');
  const { code: locale, tag } = formatter.locale;
  return { [locale]: month === undefined ? year : `${monthName(Number(month), tag)} ${year}` };
}

/** What is measured: the period and the unit, said once. */
export function captionOf(context: PageContext, answer: TreeAnswer): string {
  const { formatter, unit } = context;
  const short = formatter.plain(unit.short);
  return answer.period ? `${formatter.period(answer.period)}, ${short}` : short;
}
