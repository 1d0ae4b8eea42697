// A call compared with itself in another year: what its rows are called, and which of them stand.

import { expect, it, vi } from 'vitest';

import type { TreeAnswer, TreeItem } from '../../answers/answer.ts';
import { numberStyle } from '../../language/conventions.ts';
import type { ChartBlock } from './chart.kind.ts';
import { buildChartRows } from './rows.server.ts';
import { formatChartSentence } from './sentence.server.ts';
import { readSeries, type Charted } from './series.server.ts';

vi.mock('../../answers/params.ts', () => ({ readParameters: () => ({ year: 2026 }) }));

const UNIT = { value: 1, short: 'грн', decimals: 0 };
const words = (text: Readonly<Record<string, string>>) => text['uk'] ?? '';
const formatter = {
  locale: { code: 'uk', tag: 'uk-UA' },
  style: numberStyle('uk-UA'),
  words,
  plain: words,
  inSentence: (name: string) => name,
  amount: (amount: string | null) => amount ?? '',
  spokenAmount: (amount: string | null) => amount ?? '',
  period: ({ year, from }: { year: number; from: number }) => `${from}/${year}`,
  say: (key: string, said: object) => [key, ...Object.values(said)].join(' | '),
};

const point = (code: string, done: string): TreeItem => ({
  id: code,
  code,
  names: { uk: code },
  level: 1,
  data: { done },
  children: [],
  point: { year: 2026, from: 1, to: 1, incomplete: false, date: null, open: null },
  breaches: [],
});
const answerOf = (...items: TreeItem[]): TreeAnswer => ({
  holds: 'figures',
  arrangement: 'points',
  items,
  notes: [],
  coverage: null,
  period: null,
});

/** Rows and sentence of a year beside the one before. */
async function compare(now: TreeAnswer, before: TreeAnswer) {
  const calls = { things: { id: 'things', asks: [] } };
  const context = {
    formatter,
    portal: {
      calls,
      settings: { units: [], defaultUnit: null },
      model: { facts: {}, dimensions: {} },
    },
    unit: { ...UNIT, short: { uk: 'грн' } },
    answerService: () => ({ ask: () => Promise.resolve(before) }),
  };
  const block = {
    call: 'things',
    fields: { value: 'done' },
    series: { compare: { year: -1 } },
    meaning: 'item',
    limit: 8,
  } as unknown as ChartBlock;
  const charted = {
    context,
    block,
    template: { rows: 'roots' },
    answer: now,
  } as unknown as Charted;
  const series = await readSeries(charted);
  const rows = buildChartRows(charted, series, UNIT);
  return { rows, sentence: formatChartSentence(charted, series, rows, UNIT) };
}

it('rows of two years are called by what they have in common', async () => {
  const { rows, sentence } = await compare(
    answerOf(point('2026-01', '5'), point('2026-Q2', '6')),
    answerOf(point('2025-01', '3'), point('2025-Q2', '4')),
  );
  expect(rows.map(({ seriesLabel, name }) => `${seriesLabel} ${name}`)).toEqual([
    '2025 січень',
    '2026 січень',
    '2025 II',
    '2026 II',
  ]);
  expect(sentence).toContain('| II |');
});

it('rows of a year that nothing is compared with keep it', async () => {
  const { rows } = await compare(answerOf(point('2026-01', '5')), answerOf());
  expect(rows.map(({ name }) => name)).toEqual(['січень 2026']);
});

it('no row of the own year is lost, and none of the other stands alone', async () => {
  const { rows } = await compare(
    answerOf(point('2026-01', '5'), point('2026-02', '6')),
    answerOf(point('2025-02', '4'), point('2025-03', '3')),
  );
  expect(rows.map(({ key, series }) => `${key} ${series}`)).toEqual([
    '01 own',
    '02 other',
    '02 own',
  ]);
});
