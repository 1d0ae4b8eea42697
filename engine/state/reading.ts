// Which version of a page an address asks for: as it is, or in easy language.

import type { Page, Portal } from '../model/portal.ts';
import { isOfPeriod } from './periodFilters.ts';

/** The word in an address that asks for easy language. */
export const EASY = 'easy';

/** Whether a page is to be read in easy language; one without such a version never is. */
export function isReadEasily(
  { settings: { queries } }: Portal,
  { easy }: Pick<Page, 'easy'>,
  query: URLSearchParams,
): boolean {
  return easy.length > 0 && query.get(queries.reading) === EASY;
}

/** The page as it stands in easy language: other blocks under its title. */
export function inEasyLanguage(page: Page): Page {
  return { ...page, blocks: page.easy, heading: null, about: null };
}

/** The query as easy language takes it: the period alone is the reader's choice, all else is as the page begins, so that no sentence tells of a part as of the whole. */
export function takeEasyQuery(
  { filters, settings: { queries } }: Portal,
  page: Pick<Page, 'filters'>,
  query: URLSearchParams,
): URLSearchParams {
  const own = page.filters.flatMap(({ name }) => filters[name] ?? []);
  const others = own.filter((filter) => !isOfPeriod(filter)).map((filter) => filter.query);
  const left = new URLSearchParams(query);
  for (const name of [...others, queries.unit, queries.value, queries.prices]) left.delete(name);
  return left;
}
