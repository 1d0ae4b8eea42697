// One parser reads a filter's value for pages and for the API: both take the same, and understand the same.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { portalOf } from '../../tests/portals.ts';
import { readParams } from '../answers/params.ts';
import { lookup } from '../model/lookup.ts';
import type { Call, Filter, Page, Portal } from '../model/portal.ts';
import { loadedYears, type LoadedYears } from './loadedPeriods.ts';
import { readValues } from './readFilters.ts';

const library = portalOf('library');

function filterOf(name: string, more: Partial<Filter>): Filter {
  return { ...lookup(library.filters, 'words'), name, query: name, title: {}, ...more };
}

const FILTERS = [
  lookup(library.filters, 'readers'),
  lookup(library.filters, 'branch'),
  lookup(library.filters, 'words'),
  filterOf('season', { kind: 'year' }),
  filterOf('month', { kind: 'month', default: 'latest' }),
  filterOf('quarter', { kind: 'quarter', default: 'latest' }),
  filterOf('day', { kind: 'date', default: '2025-01-01' }),
  filterOf('shelf', { kind: 'integer', min: 1, max: 9 }),
  filterOf('number', { kind: 'integer', min: 10, max: 100_000 }),
  filterOf('subject', { kind: 'member', dimension: 'subject' }),
  filterOf('theme', { kind: 'integer', dimension: 'subject', min: 1, max: 999 }),
  filterOf('audience', {
    kind: 'choice',
    options: [
      { value: 'ALL', also: ['all', 'everybody'], title: {}, phrase: null, genitive: null },
      { value: 'CEN', also: [], title: {}, phrase: null, genitive: null },
    ],
    default: 'CEN',
  }),
];

const portal: Portal = {
  ...library,
  filters: Object.fromEntries(FILTERS.map((filter) => [filter.name, filter])),
};
const monthsUpTo = (until: number, last: number): LoadedYears =>
  loadedYears(
    Array.from({ length: until - 2022 }, (_, i) => 2023 + i).flatMap((year) =>
      Array.from({ length: year === until ? last : 12 }, (_, month) => ({
        year,
        grain: 'month' as const,
        period: month + 1,
      })),
    ),
  );
const loaded = monthsUpTo(2025, 12);
const page: Page = {
  ...lookup(library.pages, 'loans'),
  filters: FILTERS.map(({ name }) => ({ name, tab: 1, list: null, options: [], default: '' })),
};
const call: Call = {
  ...lookup(library.calls, 'loans/by-subject'),
  asks: [],
  params: FILTERS.map(({ name }) => ({
    name,
    filter: name,
    required: false,
    list: false,
    most: 1,
    message: '',
  })),
};

const onPage = (
  query: Record<string, string>,
  read = page,
  latest: typeof loaded | null = loaded,
) => readValues(portal, read, { path: {}, query: new URLSearchParams(query) }, () => latest);
const inCall = (query: Record<string, string>) => {
  try {
    return readParams(portal, call, { path: {}, query: new URLSearchParams(query) });
  } catch {
    return null;
  }
};

describe('a written value', () => {
  const written = fc.oneof(
    fc.string({ maxLength: 8, unit: 'binary' }),
    fc.nat({ max: 2200 }).map(String),
    fc.nat({ max: 13 }).map((number) => `0${number}`),
    fc.date({ noInvalidDate: true }).map((day) => day.toISOString().slice(0, 10)),
    fc.constantFrom('ALL', 'ADULT', 'CEN', 'cen', '2025-02-29', '2024-02-29', '１２', '1e1', '-1'),
    fc.string({ minLength: 39, maxLength: 42 }),
  );

  it.each(FILTERS.map(({ name }) => name))('is the same for a page and for the API: %s', (name) => {
    fc.assert(
      fc.property(written, (text) => {
        fc.pre(text !== '');
        // what is loaded bounds the periods of pages, not of calls
        const { values, replaced } = onPage({ [name]: text }, page, null);
        const params = inCall({ [name]: text });
        expect(replaced.length === 0).toBe(params !== null);
        if (params) expect(values[name]).toBe(String(params[name]));
      }),
      { numRuns: 300 },
    );
  });

  it.each([
    ['day', '2025-03-01', '2025-03-01'],
    ['number', '4711', '4711'],
    ['month', '07', '7'],
    ['words', 'two words', 'two words'],
    ['subject', '010', '010'],
    ['subject', '10', '010'],
    ['theme', '10', '10'],
    ['theme', '010', '10'],
    ['audience', 'everybody', 'ALL'],
    ['audience', 'ALL', 'ALL'],
  ])('is taken on a page: %s=%s', (name, text, value) => {
    expect(onPage({ [name]: text })).toMatchObject({ values: { [name]: value }, replaced: [] });
  });

  it.each([
    ['day', '2025-02-29', '2025-01-01'],
    ['number', '9', undefined],
    ['number', '100001', undefined],
    ['branch', 'nobody', undefined],
    ['words', 'a\u0000b', undefined],
    ['subject', '0010', undefined],
    ['theme', '0010', undefined],
    ['shelf', '07', undefined],
    ['audience', 'All', 'CEN'],
  ])('that the filter does not take is replaced and told: %s=%s', (name, text, value) => {
    const { values, replaced } = onPage({ [name]: text });
    expect(values[name]).toBe(value);
    expect(replaced.map(({ filter, was }) => [filter.name, was])).toEqual([[name, text]]);
  });
});

describe('the filter of years', () => {
  const latest = monthsUpTo(2025, 7);

  it('is known by its kind, whatever its name is', () => {
    expect(onPage({}, page, latest)).toMatchObject({
      year: 2025,
      values: { season: '2025', month: '7', quarter: '2' },
    });
    expect(onPage({ season: '2024' }, page, latest)).toMatchObject({
      year: 2024,
      values: { season: '2024', month: '12', quarter: '4' },
    });
  });

  it('begins where its page says, as far as figures are loaded', () => {
    const starting = (name: string, standard: string) => ({
      ...page,
      filters: page.filters.map((field) =>
        field.name === name ? { ...field, default: standard } : field,
      ),
    });
    expect(onPage({}, starting('season', '2024'), latest)).toMatchObject({
      year: 2024,
      values: { season: '2024', month: '12' },
      replaced: [],
    });
    expect(onPage({}, starting('season', '2030'), latest).year).toBe(2025);
    expect(onPage({}, starting('month', '3'), latest).values['month']).toBe('3');
    expect(onPage({}, starting('month', '9'), latest).values['month']).toBe('7');
    expect(onPage({}, starting('month', 'first'), latest).values['month']).toBe('1');
  });

  it('need not be on a page', () => {
    const without = { ...page, filters: page.filters.filter(({ name }) => name !== 'season') };
    expect(onPage({}, without, latest).year).toBeNull();
  });
});

describe('a range', () => {
  const range = (kind: Filter['kind'], standard: string) => {
    const both = [
      filterOf('opened', { kind, until: 'closed', default: standard, min: 1, max: 500 }),
      filterOf('closed', { kind, min: 1, max: 500 }),
    ];
    const own = {
      ...portal,
      filters: Object.fromEntries(both.map((filter) => [filter.name, filter])),
    };
    const fields = both.map(({ name }) => ({ name, tab: 1, list: null, options: [], default: '' }));
    return (query: Record<string, string>) =>
      readValues(
        own,
        { ...page, filters: fields },
        { path: {}, query: new URLSearchParams(query) },
        () => loaded,
      );
  };

  it('begins at its default where it would begin after its end', () => {
    const read = range('date', '2024-01-01');
    expect(read({ opened: '2025-03-02', closed: '2025-03-01' })).toMatchObject({
      values: { opened: '2024-01-01', closed: '2025-03-01' },
      replaced: [{ was: '2025-03-02', now: '2024-01-01', end: { value: '2025-03-01' } }],
    });
  });

  it('that is in order stays, numbers by their size', () => {
    const read = range('integer', '');
    expect(read({ opened: '9', closed: '10' }).replaced).toEqual([]);
    expect(read({ opened: '10', closed: '9' }).values).toEqual({ closed: '9' });
  });

  it('whose default comes after its end begins where it ends', () => {
    expect(range('integer', '20')({ closed: '10' })).toMatchObject({
      values: { opened: '10', closed: '10' },
      replaced: [],
    });
  });

  it('may be open at its end', () => {
    expect(range('integer', '')({ opened: '9' })).toMatchObject({ values: { opened: '9' } });
  });
});
