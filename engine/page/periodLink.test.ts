// The link to the latest period: one that is loaded, begins no later than it ends, and is not the one that is shown.

import { expect, it } from 'vitest';

import type { PageContext } from '../blocks/contract/context.server.ts';
import { loadedYears, type ChosenPeriod, type LoadedPart } from '../state/loadedPeriods.ts';
import { findLatestPeriod } from './periodLink.server.ts';

const FILTERS = {
  year: { name: 'year', query: 'year', kind: 'year', only: {}, until: '' },
  from: { name: 'from', query: 'from', kind: 'month', only: {}, until: 'to' },
  to: { name: 'to', query: 'to', kind: 'month', only: {}, until: '' },
  half: { name: 'half', query: 'half', kind: 'quarter', only: {}, until: '' },
};
const months = (year: number, last: number): LoadedPart[] =>
  Array.from({ length: last }, (_, i) => ({ year, grain: 'month', period: i + 1 }));

async function latest(
  period: Partial<ChosenPeriod> | null,
  parts: readonly LoadedPart[],
  opening: ChosenPeriod = { year: 2023, grain: 'month', from: 1, to: 12 },
) {
  const shown = period && { year: 2023, grain: 'month', from: 1, to: 12, ...period };
  return await findLatestPeriod({
    page: { filters: ['year', 'from', 'to'].map((name) => ({ name })) },
    portal: { filters: FILTERS, settings: { queries: { unit: 'unit' }, defaultUnit: 1 } },
    formatter: {
      period: ({ year, from, to }: ChosenPeriod) => `${year} ${from}–${to}`,
      say: (_: string, { period = '' }: Readonly<Record<string, string>> = {}) => period,
    },
    read: { period: shown, loaded: parts.length > 0 ? loadedYears(parts) : null, values: {} },
    path: '/a',
    unit: null,
    value: null,
    asked: null,
    readPage: (_: unknown, values: object) =>
      Promise.resolve({
        period: opening,
        filters: Object.entries(values).map(([query, value]) => ({
          filter: { query },
          value: String(value),
          default: '',
        })),
      }),
  } as unknown as PageContext);
}

const ALL = [...months(2023, 12), ...months(2024, 5)];

it.each([
  [{ from: 1, to: 12 }, '2024 1–5', '/a?year=2024&from=1&to=5'],
  [{ from: 3, to: 12 }, '2024 3–5', '/a?year=2024&from=3&to=5'],
  [{ from: 5, to: 5 }, '2024 5–5', '/a?year=2024&from=5&to=5'],
  [{ from: 6, to: 12 }, '2024 5–5', '/a?year=2024&from=5&to=5'],
  [{ from: 12, to: 12 }, '2024 5–5', '/a?year=2024&from=5&to=5'],
  [{ year: 2024, from: 1, to: 4 }, '2024 1–5', '/a?year=2024&from=1&to=5'],
])('from %j it leads to %s', async (shown, label, to) => {
  expect(await latest(shown, ALL)).toEqual({ label, to });
});

it.each([
  ['it is shown', { year: 2024, from: 1, to: 5 }, ALL, undefined],
  ['the page opens with it', {}, ALL, { year: 2024, grain: 'month', from: 1, to: 5 }],
  ['nothing is loaded', {}, [], undefined],
  ['no period is shown', null, ALL, undefined],
] as const)('there is none where %s', async (_, shown, parts, opening) => {
  expect(await latest(shown, parts, opening)).toBeNull();
});
