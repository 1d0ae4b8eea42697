// What is said of explained figures beside them, and which addresses ask the same of them.

import { expect, it } from 'vitest';

import { buildFigureAddress, buildFigureKey } from './explain.ts';
import type { ExplainedFigure } from '../answers/explained/told.ts';
import type { PageContext } from '../blocks/contract/context.server.ts';
import { storedLines, valuedWords } from '../blocks/contract/valued.server.ts';

const MODE = { value: 'real', way: 'prices', said: { en: 'in prices of {year}' } };

function pageOf(absolute: unknown): PageContext {
  const formatter = {
    say: (key: string, { said = '' }: { said?: string } = {}) => `${key} ${said}`.trim(),
    plain: ({ en }: { en: string }) => en,
    locale: { prefix: 'en' },
  };
  const queries = { unit: 'unit', value: 'value', prices: 'prices', code: 'code' };
  return {
    absolute,
    formatter,
    value: { mode: MODE, series: null, base: 2020 },
    portal: { settings: { queries, defaultUnit: 1 } },
    path: '/a',
    read: { filters: [] },
    unit: null,
    asked: null,
  } as unknown as PageContext;
}

const figure = (isPercent: boolean) => ({ measure: { isPercent } }) as ExplainedFigure;

it('a figure is said to be explained as it is, unless it is on the page', () => {
  expect(storedLines(pageOf({}), figure(false))[0]?.words).toContain('in prices of 2020');
  expect(storedLines(pageOf({}), figure(true))).toEqual([]);
  expect(storedLines(pageOf(null), figure(false))).toEqual([]);
});

it('the address beside an explained figure shows it as it was explained', () => {
  expect(buildFigureAddress(pageOf(null), '01', 'f')).toBe('/en/a?code=01&ledger=f');
});

it('whose numbers amounts were reckoned by is said wherever a block goes', () => {
  const series = { title: 'Prices', source: 'Office', url: '' };
  expect(valuedWords({})).toBe('');
  expect(valuedWords({ valued: { said: 'Reckoned.', series, note: '', money: true } })).toBe(
    'Reckoned. Prices: Office.',
  );
});

it('what an address says beside is no other question', () => {
  const asked = { block: { id: 'all' }, row: '01', field: 'done' } as Parameters<
    typeof buildFigureKey
  >[0];
  const key = (context: object, more: object = {}) =>
    buildFigureKey({ ...asked, context: { ...pageOf(null), ...context }, ...more }, 'here');
  const own = key({});
  expect(key({ kept: new Map([['table', { find: 'x' }]]) })).toBe(own);
  const others = [
    { path: '/b' },
    { value: null },
    { ledger: { id: 'old' } },
    { unit: { value: 2 } },
  ];
  const keys = [...others.map((context) => key(context)), key({}, { row: '02' })];
  expect(new Set([own, ...keys]).size).toBe(keys.length + 1);
});
