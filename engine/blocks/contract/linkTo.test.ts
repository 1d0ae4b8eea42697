// Where rows lead.

import { expect, it } from 'vitest';

import type { Filter, Page, Portal } from '../../model/portal.ts';
import type { PageContext } from './context.server.ts';
import { codesThatLead, rowLink, withLedger } from './linkTo.server.ts';

const page = (path: string, filters: readonly string[] = []) =>
  ({ path, filters: filters.map((name) => ({ name })) }) as unknown as Page;
const filter = (name: string, value: string, standard: string) => ({
  filter: { name, query: name } as Filter,
  value,
  default: standard,
  tab: 0,
  allowed: [],
});
const context = {
  portal: {
    pages: {
      things: page('/things', ['year', 'kind']),
      'places/index': page('/places', []),
      'place/[id]': page('/place/:id', []),
    },
  } as unknown as Portal,
  asked: null,
  read: {
    values: { year: '2025', kind: 'all', month: '6', id: '07' },
    filters: [
      filter('year', '2025', '2026'),
      filter('kind', 'all', 'all'),
      filter('month', '6', '5'),
    ],
  } as unknown as PageContext['read'],
};
const link = (
  to: string,
  query = '',
  given: Record<string, string> = {},
  only: Record<string, string[]> = {},
) => rowLink(context, { page: to, only, with: given, query }, { code: '02/1' });

it('leads to a page that is there, with what the reader chose on both', () => {
  expect(link('things')).toBe('/things?year=2025');
  expect(link('places')).toBe('/places');
  expect(link('nowhere')).toBeNull();
  expect(rowLink(context, undefined, { code: '1' })).toBeNull();
});

it.each([
  ['/', '/?ledger=0123456789abcdef'],
  ['/things#table', '/things?ledger=0123456789abcdef#table'],
  ['/things?unit=1&kind=a,b#x', '/things?unit=1&kind=a,b&ledger=0123456789abcdef#x'],
  ['https://library.example/?a=b', 'https://library.example/?a=b'],
  ['#table', '#table'],
])('an address of the portal is given the ledger of its page: %s', (to, kept) => {
  const asked = { id: '0123456789abcdef', kept: true, serving: null, search: '' };
  expect(withLedger({ asked }, to)).toBe(kept);
  expect(withLedger({ asked: null }, to)).toBe(to);
  expect(withLedger({ asked: { ...asked, kept: false } }, to)).toBe(to);
});

it('keeps the ledger that its page names', () => {
  const asked = { id: '0123456789abcdef', kept: true, serving: null, search: '' };
  expect(
    rowLink({ ...context, asked }, { page: 'things', only: {}, with: {} }, { code: '1' }),
  ).toBe('/things?year=2025&ledger=0123456789abcdef');
});

it('leads there only while its condition holds', () => {
  expect(link('things', '', {}, { kind: ['all', 'some'] })).toBe('/things?year=2025');
  expect(link('things', '', {}, { kind: ['some'] })).toBeNull();
});

it('leads to a part of the page', () => {
  const spec = { page: 'things', only: {}, with: {}, query: 'open={code}', part: 'list' };
  expect(rowLink(context, spec, { code: '1' })).toBe('/things?year=2025&open=1#list');
});

it('names the row in the query or in the address', () => {
  expect(link('things', 'open={code}&upTo={month}')).toBe('/things?year=2025&open=02%2F1&upTo=6');
  expect(link('place/[id]', '', { id: '{code}' })).toBe('/place/02%2F1');
  expect(link('place/[id]')).toBe('/place/07');
});

it('knows which rows have a page where that is named by more than their code', () => {
  const dated = { path: '/paper/:id', filters: [], parameters: { id: { dimension: 'paper' } } };
  const ledger = { members: { codes: () => ['07-2025', '07-2024', '08-2025'] } };
  const own = {
    ...context,
    portal: { pages: { 'paper/[id]': dated } } as unknown as Portal,
    ledger: ledger as unknown as PageContext['ledger'],
  };
  const to = (id: string) => ({ page: 'paper/[id]', only: {}, with: { id } });
  expect(codesThatLead(own, to('{code}-{year}'))).toEqual(['07', '08']);
  expect(codesThatLead(own, to('{code}'))).toBeNull();
  expect(codesThatLead(own, undefined)).toBeNull();
});
