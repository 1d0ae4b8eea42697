// Addresses at which a portal is read: every page, in each language, of several budgets and periods, with each of its tabs.

import { withPrefix } from '../../engine/addresses/query.ts';
import { fillPath } from '../../engine/addresses/routes.ts';
import { lookup } from '../../engine/model/lookup.ts';
import type { Page, Portal } from '../../engine/model/portal.ts';
import { addressOf } from '../browser/portal.ts';

/** Years and last months that pages are asked for beside what they open with: whole years, a beginning, a half, one later than any. */
const PERIODS = ['2022-12', '2024-12', '2025-1', '2025-6', '2025-12', '2026-1', '2026-6', '2099-3'];

/** Filters of which every option makes a page of its own. */
const MANY = ['chapter', 'budgetType', 'debt', 'periodType', 'fundType'];

export function addressesOf(portal: Portal, budgets: readonly string[]): string[] {
  const { locales } = portal.settings;
  return Object.values(portal.pages)
    .filter(({ redirect, status }) => redirect === null && status === 200)
    .flatMap((page) =>
      pathsOf(portal, page, budgets).flatMap((path) =>
        queriesOf(portal, page).flatMap((query) =>
          locales.map(({ prefix }) => withPrefix(path, prefix) + (query === '' ? '' : `?${query}`)),
        ),
      ),
    );
}

/** Without the language. */
function pathsOf(portal: Portal, page: Page, budgets: readonly string[]): string[] {
  const parameters = Object.entries(page.parameters);
  const budget = parameters.find(([, { dimension }]) => dimension === 'budget');
  if (budget && parameters.length === 1)
    return budgets.map((code) => fillPath(page.path, { [budget[0]]: code }));
  const [plain] = portal.settings.locales;
  return plain ? [addressOf(portal, page, plain)] : [];
}

/** What it opens with, each option of its tabs, each period. */
function queriesOf(portal: Portal, page: Page): string[] {
  const filters = page.filters.map((field) => ({
    field,
    filter: lookup(portal.filters, field.name),
  }));
  const options = filters
    .filter(({ filter }) => MANY.includes(filter.name))
    .flatMap(({ field, filter }) =>
      (field.options.length > 0 ? field.options : filter.options.map(({ value }) => value)).map(
        (value) => `${filter.query}=${value}`,
      ),
    );
  const year = filters.find(({ filter }) => filter.kind === 'year')?.filter.query;
  const month = filters.find(({ filter }) => filter.kind === 'month' && filter.until === '')?.filter
    .query;
  const periods = PERIODS.flatMap((period) => {
    const [ofYear = '', ofMonth = ''] = period.split('-');
    if (year === undefined) return [];
    return [`${year}=${ofYear}${month === undefined ? '' : `&${month}=${ofMonth}`}`];
  });
  const tabs = filters.some(({ filter }) => filter.name === 'chapter')
    ? options.filter((one) => one.startsWith('chapter'))
    : [];
  return [
    ...new Set([
      '',
      ...options,
      ...periods,
      ...tabs.flatMap((tab) => periods.map((period) => `${tab}&${period}`)),
      ...(page.easy.length > 0 ? ['', ...periods].map((period) => `${period}&reading=easy`) : []),
    ]),
  ];
}
