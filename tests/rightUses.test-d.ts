// Twenty ways in which the contracts are meant to be used.

import { checked, linkTo, openPortal } from '../schemas/addresses.ts';
import type { CallId, Code, Month, PageId, Problem, Row, Year } from '../schemas/pages.ts';

const { ask, pages } = openPortal('https://portal.example', { lang: 'en', retries: 1 });
const kyiv = checked('budget', '2600000000');

export const links: readonly string[] = [
  linkTo('partners'),
  linkTo('national-budget/expenses'),
  linkTo('national-budget/expenses', { year: 2025, monthTo: 6, fundType: 'COMMON' }),
  linkTo('national-budget/expenses', { treeType: 'KEKV', unit: 1000000 }),
  linkTo('local-budget/[localId]/local-incomes', { localId: kyiv }),
  linkTo('local-budget/[localId]/local-incomes', { localId: kyiv, periodType: 'QUARTER' }),
  linkTo('local-budget/compare', { codeBudget: [kyiv, checked('budget', '2555900000')] }),
  linkTo('debt/state', { quarter: 2, chapter: 'overdue' }),
  linkTo('national-budget/expenses', { year: checked('year', new Date().getFullYear()) }),
];

/** A member is passed on as it came, and a mistake is told apart by its code. */
export async function tellIncomes(year: Year, month: Month): Promise<string> {
  const budgets = await ask('local-budgets/get-budgets', { regionId: 26, year });
  if (!budgets.ok) return sayProblem(budgets.problem);
  for (const { budgetId, budgetName } of budgets.body) {
    const about = await ask('local-budgets/about', { code: budgetId });
    if (about.ok) return `${budgetName}: ${about.body.population ?? 0}`;
  }
  const [first, ...others] = [kyiv];
  const compared = await ask('local-budgets/compare', {
    chapter: 'incomes',
    codeBudget: [first, ...others],
    year,
    monthTo: month,
  });
  return compared.ok ? (compared.body[0]?.details[0]?.codeName ?? '') : compared.problem.detail;
}

export async function askMore(signal: AbortSignal): Promise<unknown> {
  const loaded = await ask('periods/loaded', {}, { signal });
  const said = await ask('public/ping');
  const sums = await ask('local-budgets/incomes-funds', {
    codeBudget: kyiv,
    year: 2025,
    fundType: ['COMMON', 'SPECIAL'],
  });
  const day = await ask('public/items-kekv', { dateFrom: '2025-06-30' });
  const names: string[] = [];
  for await (const page of pages('agency/table', { agencyState: 'actual' }))
    if (page.ok) names.push(...page.body.elements.map(({ shortName }) => shortName));
  return [loaded, said.ok && said.body === 'pong', sums, day, names];
}

function sayProblem(problem: Problem): string {
  if (problem.code === 'ledger-gone') return `${problem.status satisfies 410}`;
  if (problem.code === 'unreadable') return `no portal: ${problem.status}`;
  return `${problem.title}: ${problem.parameter ?? ''} ${problem.allowed?.join(', ') ?? ''}`;
}

export const readTotal = ({ data, children = [] }: Row<'reports/expenses'>): number =>
  data.periodDone ?? children.reduce((sum, child) => sum + readTotal(child), 0);
export const readPartner = ({ partners }: Row<'source/partners'>): string | undefined =>
  partners[0]?.title.uk;
export const ofEither: Code<'agency' | 'budget'> = kyiv;
export const page: PageId = 'debt/state';
export const call: CallId = 'reports/expenses';
