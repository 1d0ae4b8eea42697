// More than forty ways to misuse the contracts, each refused where it is written.

import { ADDRESSES, checked, linkTo, openPortal } from '../schemas/addresses.ts';
import type { Answer, Code, Day, Month, PageId, Row } from '../schemas/pages.ts';

const { ask, pages } = openPortal('https://portal.example');
const period = { fundType: 'TOTAL', year: 2025, monthFrom: 1, monthTo: 12 } as const;
const national = { ...period, budgetType: 'NATIONAL' } as const;

export function linkWrongly(budget: Code<'budget'>, agency: Code<'agency'>): void {
  // @ts-expect-error a page that there is not
  linkTo('national-budget/spending');
  // @ts-expect-error an address is not the name of a page
  linkTo('/national-budget/expenses');
  // @ts-expect-error a page that only leads on
  linkTo('national-budget/index');
  // @ts-expect-error another that only leads on, with a code
  linkTo('local-budget/[localId]/default', { localId: budget });
  // @ts-expect-error a filter of another page
  linkTo('national-budget/expenses', { regionId: 26 });
  // @ts-expect-error a filter by its name where its query is called otherwise
  linkTo('national-budget/expenses', { details: 'KEKV' });
  // @ts-expect-error an option that the filter has elsewhere
  linkTo('national-budget/expenses', { chapter: 'classifier' });
  // @ts-expect-error an option in letters that it has not
  linkTo('national-budget/expenses', { fundType: 'common' });
  // @ts-expect-error there is no thirteenth month
  linkTo('national-budget/expenses', { monthTo: 13 });
  // @ts-expect-error a year before all figures
  linkTo('national-budget/expenses', { year: 1899 });
  // @ts-expect-error a number as text
  linkTo('national-budget/expenses', { year: '2025' });
  // @ts-expect-error a number that nobody has looked at
  linkTo('national-budget/expenses', { year: new Date().getFullYear() });
  // @ts-expect-error half a quarter
  linkTo('debt/state', { quarter: 2.5 });
  // @ts-expect-error a unit that amounts are not shown in
  linkTo('national-budget/expenses', { unit: 100 });
  // @ts-expect-error a measure that the page does not draw
  linkTo('local-budget/index', { measure: 'periodDone' });
  // @ts-expect-error the parameter of the path is missing
  linkTo('local-budget/[localId]/local-incomes');
  // @ts-expect-error it is missing beside a filter too
  linkTo('local-budget/[localId]/local-incomes', { year: 2025 });
  // @ts-expect-error a text is no code until it is checked
  linkTo('local-budget/[localId]/local-incomes', { localId: '2600000000' });
  // @ts-expect-error a code of another dimension
  linkTo('local-budget/[localId]/local-incomes', { localId: agency });
  // @ts-expect-error a page without a query says nothing
  linkTo('partners', { year: 2025 });
  // @ts-expect-error a list is wanted, and one value is no list
  linkTo('local-budget/compare', { codeBudget: budget });
  // @ts-expect-error one value is wanted, and not a list
  linkTo('national-budget/expenses', { fundType: ['TOTAL', 'COMMON'] });
  // @ts-expect-error a name that the page does not keep
  void ADDRESSES['partners'].query.year;
  // @ts-expect-error a page that leads on is among no targets
  const target: PageId = 'debt/index';
  void target;
}

export async function askWrongly(budget: Code<'budget'>, income: Code<'income'>): Promise<void> {
  // @ts-expect-error a call that there is not
  await ask('reports/spending');
  // @ts-expect-error the path of a call is not its name
  await ask('/api/periods/loaded');
  // @ts-expect-error a needed parameter is missing
  await ask('reports/expenses', national);
  // @ts-expect-error a question without what it needs
  await ask('local-budgets/about');
  // @ts-expect-error a parameter of another call
  await ask('periods/loaded', { year: 2025 });
  // @ts-expect-error a day is not a month
  await ask('public/items-kekv', { dateFrom: 6 });
  // @ts-expect-error a code of another dimension
  await ask('local-budgets/about', { code: income });
  // @ts-expect-error a list is wanted
  await ask('local-budgets/about-compare', { budgetCode: budget });
  // @ts-expect-error a language that the portal does not speak
  await ask('periods/loaded', {}, { lang: 'de' });
  // @ts-expect-error its answer does not come in pages
  pages('agency/list');
}

export function readWrongly(
  answer: Answer<'reports/expenses'>,
  row: Row<'reports/expenses'>,
  partners: Row<'source/partners'>,
): unknown {
  // @ts-expect-error what came back may be a problem
  const { items } = answer.body;
  // @ts-expect-error an answer that is no problem has none
  if (answer.ok) return answer.problem;
  // @ts-expect-error a code that no problem has
  if (answer.problem.code === 'not-found') return items;
  // @ts-expect-error a measure that the call has not
  const wrong: unknown = row.data.population;
  // @ts-expect-error a measure may be unknown
  const done: number = row.data.periodDone;
  // @ts-expect-error a field that the document has not
  return [wrong, done, partners.address];
}

// @ts-expect-error a kind that nothing is of
checked('currencies', 'UAH');
// @ts-expect-error a number as a code
checked('budget', 2600000000);
// @ts-expect-error a checked code is of its dimension alone
export const agency: Code<'agency'> = checked('budget', '2600000000');
// @ts-expect-error a day has a month
export const day: Day = '2025-06';
// @ts-expect-error a checked year is no month
export const month: Month = checked('year', 2025);
