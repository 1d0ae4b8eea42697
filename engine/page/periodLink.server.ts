// The page at another period: its address, and the latest period there is.

import { writePart } from '../model/calendar.ts';
import type { PageContext } from '../blocks/contract/context.server.ts';
import { holds } from '../state/decide.ts';
import { endsIn, type ChosenPeriod } from '../state/loadedPeriods.ts';
import { writeState } from '../state/pageState.ts';
import { grainShown, isOfPeriod } from '../state/periodFilters.ts';
import { lookup } from '../model/lookup.ts';
import type { Grain, PeriodLink } from '../model/portal.ts';

/** A year, or the part of it from its start or from `from` to `to`. */
export type ChosenYear = Pick<ChosenPeriod, 'year' | 'grain'> & Partial<ChosenPeriod>;

/** Leads to the latest period of a page that opens with an earlier one; null where that is shown already. */
export async function findLatestPeriod(context: PageContext): Promise<PeriodLink | null> {
  const { page, read, formatter, readPage } = context;
  if (!read.period || !read.loaded) return null;
  const { grain, from } = read.period;
  const year = read.loaded.at(-1)?.year ?? 0;
  const to = endsIn(read.loaded, year, grain).at(-1);
  const isLatest = (period: ChosenPeriod | null) => period?.year === year && period.to === to;
  if (to === undefined || isLatest(read.period)) return null;
  const { period: opening } = await readPage(page, withoutPeriod(context, read.values));
  if (isLatest(opening)) return null;
  const latest = { year, grain, from: Math.min(from, to), to };
  return {
    label: formatter.say('choices.latest', { period: formatter.period(latest) }),
    to: await addressOfPeriod(context, latest),
  };
}

/** The values of filters that do not choose the period. */
function withoutPeriod(
  { portal }: PageContext,
  values: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(values).filter(([name]) => {
      const filter = portal.filters[name];
      return filter && !isOfPeriod(filter);
    }),
  );
}

/** The page at another period, all else as it is. */
export async function addressOfPeriod(context: PageContext, period: ChosenYear): Promise<string> {
  const { portal, page, path, read, readPage } = context;
  const chosen = page.filters.flatMap(({ name }) => {
    const { kind, until } = lookup(portal.filters, name);
    const part = until === '' ? period.to : period.from;
    if (kind === 'year') return [[name, String(period.year)]];
    return kind === period.grain && part !== undefined ? [[name, writePart(kind, part)]] : [];
  });
  const others = withoutPeriod(context, valuesFor(context, period.grain) ?? read.values);
  const there = await readPage(page, { ...others, ...Object.fromEntries(chosen) });
  return path + writeState({ ...context, read: there });
}

/** The page's values with those under which its filters count in a grain; null where they never do. */
export function valuesFor(
  { portal, page, read }: PageContext,
  grain: Grain,
): Readonly<Record<string, string>> | null {
  const filters = page.filters.map(({ name }) => lookup(portal.filters, name));
  const counts = (values: Readonly<Record<string, string>>) =>
    grainShown(filters.filter(({ only }) => holds(only, values))) === grain;
  if (counts(read.values)) return read.values;
  const deciding = read.filters.filter(({ filter }) =>
    filters.some(({ only }) => filter.name in only),
  );
  return (
    deciding
      .flatMap(({ filter, allowed }) =>
        allowed.map((value) => ({ ...read.values, [filter.name]: value })),
      )
      .find(counts) ?? null
  );
}
