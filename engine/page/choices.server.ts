// What stands chosen on a page, as one line says it: the period first, then what each other filter says.

import type { PageContext } from '../blocks/contract/context.server.ts';
import { isOfPeriod } from '../state/periodFilters.ts';
import type { ReadFilter } from '../state/readFilters.ts';
import type { ChoiceWords, Filter } from '../model/portal.ts';
import { memberLabel } from '../blocks/contract/memberChoices.server.ts';
import { isChosenByLinks, optionLabel } from './fields.server.ts';

/** What tabs and other links choose is said by them; of what nobody chose nothing is said. */
export function listChoiceWords(context: PageContext): ChoiceWords[] {
  const { page, read } = context;
  const own = read.filters.filter(({ filter }) => !isChosenByLinks(page, filter));
  const ofPeriod = read.period === null ? [] : own.filter(({ filter }) => isPartOf(own, filter));
  const others = own.filter((each) => !ofPeriod.includes(each));
  const period = periodChoice(context, ofPeriod);
  return [
    ...(period ? [period] : []),
    ...others.flatMap((each) => {
      const words = formatChoiceWords(context, each);
      return words === '' ? [] : [{ words, chosen: each.value !== each.default }];
    }),
  ];
}

/** Whether a filter tells the period, or decides in which parts it is told. */
function isPartOf(all: readonly ReadFilter[], filter: Filter): boolean {
  return (
    isOfPeriod(filter) ||
    all.some((other) => isOfPeriod(other.filter) && filter.name in other.filter.only)
  );
}

/** `січень–червень 2026`: several filters, one period. */
function periodChoice(
  { read, formatter }: PageContext,
  filters: readonly ReadFilter[],
): ChoiceWords | null {
  const { period } = read;
  if (period === null || filters.length === 0) return null;
  const { year, grain, from, to } = period;
  const parts = formatter.parts(period);
  return {
    words: formatter.say(`choices.${grain === 'day' ? 'month' : grain}`, {
      parts,
      year,
      count: to - from + 1,
    }),
    chosen: filters.some((each) => each.value !== each.default),
  };
}

function formatChoiceWords(
  context: PageContext,
  { filter, value, default: standard }: ReadFilter,
): ChoiceWords['words'] {
  const { formatter } = context;
  if (value === '') return '';
  const option = filter.options.find((each) => each.value === value);
  if (option?.phrase) return formatter.words(option.phrase);
  if (option) return value === standard ? '' : formatter.words(option.title);
  if (filter.kind === 'member') return memberLabel(context, filter.dimension, value);
  const label = optionLabel(context, filter, value);
  if (filter.kind === 'integer' && label !== value) return label;
  return formatter.say('choices.other', { field: formatter.plain(filter.title), value: label });
}
