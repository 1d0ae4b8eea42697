// Types that programs rely on: a page's query, its calls, the rows it shows.

import { expectTypeOf, test } from 'vitest';

import type { Calls, Code, Pages, Quarter, Year } from '../schemas/pages.ts';
import type {
  CallSpec,
  PageSpec,
  PartnersSpec,
  Principles,
  TableBlockSpec,
} from '../schemas/types.ts';

test('a page knows its query', () => {
  type Search = Pages['national-budget/expenses']['search'];
  expectTypeOf<Search['year']>().toEqualTypeOf<Year | undefined>();
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
    localId: Code<'budget'>;
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
    budgetId: Code<'budget'>;
    budgetName: string;
  }>();
});

type Row<Id extends keyof Calls> = Calls[Id]['row'];

test('a call knows its parameters', () => {
  expectTypeOf<
    Omit<Calls['project/credit']['params'], 'ledger' | 'depth' | 'node'>
  >().toEqualTypeOf<{
    chapter: 'program' | 'classifier' | 'functional';
    year: Year;
    quarter?: Quarter;
    fundType?: 'TOTAL' | 'COMMON' | 'SPECIAL';
    lang?: 'uk' | 'en';
  }>();
  expectTypeOf<Calls['local-budgets/incomes-funds']['params']['fundType']>().toEqualTypeOf<
    readonly ('TOTAL' | 'COMMON' | 'SPECIAL')[] | undefined
  >();
});

test('a tree has items below items', () => {
  expectTypeOf<Row<'reports/expenses'>['children']>().toEqualTypeOf<
    Row<'reports/expenses'>[] | undefined
  >();
  expectTypeOf<Row<'reports/expenses'>['exceptions']>().toEqualTypeOf<
    { rule: string; measure: string; difference: number | null }[] | undefined
  >();
});

test('a list has one row for each ask', () => {
  expectTypeOf<Row<'summary/total'>['code']>().toEqualTypeOf<
    'incomes' | 'expenses' | 'credits' | 'financing'
  >();
});

test('a series has points, which have no children where nothing hangs below them', () => {
  expectTypeOf<Row<'summary/dynamics'>['data']>().toEqualTypeOf<{
    incomes?: number;
    expenses?: number;
    credits?: number;
    financing?: number;
  }>();
  // @ts-expect-error a point in time is no branch
  expectTypeOf<Row<'summary/dynamics'>['children']>();
});

test('a flow has nodes and links', () => {
  expectTypeOf<Calls['summary/sankey']['answer']>().toExtend<{
    nodes: { id: string; code: string; codeName: string; side: string }[];
    links: Row<'summary/sankey'>[];
  }>();
  expectTypeOf<Row<'summary/sankey'>>().toEqualTypeOf<{
    source: string;
    target: string;
    value: number;
  }>();
});

test('a comparison has an entry for each code', () => {
  type Entry = Row<'local-budgets/incomes-funds'>;
  expectTypeOf<Entry['fundType']>().toEqualTypeOf<string>();
  expectTypeOf<Entry['period']>().toEqualTypeOf<{ year: number; month: number } | null>();
  expectTypeOf<Entry['details'][number]['codeName']>().toEqualTypeOf<string>();
});

test('members have the fields that the call names', () => {
  expectTypeOf<Row<'public/items-fkv'>['parentCode']>().toEqualTypeOf<string | null>();
  expectTypeOf<Row<'public/items-fkv'>['isactive']>().toEqualTypeOf<number | null>();
});

test('a document is what its collection’s schema says', () => {
  expectTypeOf<Row<'source/partners'>>().toEqualTypeOf<PartnersSpec>();
  expectTypeOf<Row<'source/principles'>>().toEqualTypeOf<Principles>();
  expectTypeOf<Row<'public/ping'>>().toEqualTypeOf<'pong'>();
});

test('what the ledger says of itself has a type', () => {
  expectTypeOf<Row<'periods/loaded'>['stateDate']>().toEqualTypeOf<string | null | undefined>();
  expectTypeOf<Row<'ledger/exceptions'>['difference']>().toEqualTypeOf<number | null>();
});

test('rows of the source are text', () => {
  expectTypeOf<Row<'public/general-data'>['REP_PERIOD']>().toEqualTypeOf<string>();
});

test('what was found has a place to go to', () => {
  expectTypeOf<Row<'search'>>().toEqualTypeOf<{
    kind: string;
    code?: string;
    name: string;
    about?: string;
    to: string;
  }>();
});

test('what an editor writes has a type', () => {
  expectTypeOf<TableBlockSpec['kind']>().toEqualTypeOf<'table'>();
  expectTypeOf<NonNullable<PageSpec['status']>>().toEqualTypeOf<200 | 404 | 500>();
  expectTypeOf<CallSpec['answer']>().toExtend<string>();
});
