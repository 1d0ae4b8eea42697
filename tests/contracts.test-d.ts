// Types that programs rely on: a page's query, its calls, the rows it shows.

import { expectTypeOf, test } from 'vitest';

import type { Calls, Pages } from '../schemas/pages.ts';
import type { CallSpec, PageSpec, TableBlockSpec } from '../schemas/types.ts';

test('a page knows its query', () => {
  type Search = Pages['national-budget/expenses']['search'];
  expectTypeOf<Search['year']>().toEqualTypeOf<number | undefined>();
  expectTypeOf<Search['fundType']>().toEqualTypeOf<'TOTAL' | 'COMMON' | 'SPECIAL' | undefined>();
  expectTypeOf<Search['chapter']>().toEqualTypeOf<
    'program' | 'functional' | 'economic' | undefined
  >();
  expectTypeOf<Search['unit']>().toEqualTypeOf<1 | 1000 | 1000000 | 1000000000 | undefined>();
  // @ts-expect-error the page has no such filter
  expectTypeOf<Search['localId']>();
});

test('a page knows its address and its parameters', () => {
  expectTypeOf<Pages['local-budget/[localId]/local-incomes']['parameters']>().toEqualTypeOf<{
    localId: string;
  }>();
  expectTypeOf<
    Pages['national-budget/incomes']['path']
  >().toEqualTypeOf<'/national-budget/incomes'>();
});

test('a page knows its calls, and a call its rows', () => {
  expectTypeOf<Pages['national-budget/expenses']['calls']>().toEqualTypeOf<'reports/expenses'>();
  expectTypeOf<Pages['national-budget/expenses']['rows']>().toEqualTypeOf<
    Calls['reports/expenses']['row']
  >();
  expectTypeOf<Calls['reports/expenses']['row']['data']['periodDone']>().toEqualTypeOf<
    number | undefined
  >();
  expectTypeOf<Calls['local-budgets/get-budgets']['row']>().toEqualTypeOf<{
    budgetId: string;
    budgetName: string;
  }>();
});

test('what an editor writes has a type', () => {
  expectTypeOf<TableBlockSpec['kind']>().toEqualTypeOf<'table'>();
  expectTypeOf<NonNullable<PageSpec['status']>>().toEqualTypeOf<200 | 404 | 500>();
  expectTypeOf<CallSpec['answer']>().toExtend<string>();
});
