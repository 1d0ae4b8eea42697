// Which outlines are coloured, hatched or left, and which lead on: by figures, coverage and signs.

import { expect, it } from 'vitest';

import type { TreeAnswer, TreeItem } from '../../answers/answer.ts';
import type { PageContext } from '../contract/context.server.ts';
import { buildMapDrawing } from './drawing.server.ts';
import { buildMapEnds } from './ends.server.ts';
import { collectMapFigures } from './figures.server.ts';
import { mapKeeps, type MapBlock, type MapMeasure } from './map.kind.ts';
import { buildMapScale } from './scale.server.ts';

const measure: MapMeasure = {
  value: 'lent',
  title: {},
  field: 'lent',
  as: 'units',
  gone: false,
};

const block = {
  outlines: 'branch',
  signs: { dimension: 'sign', attribute: 'sign', drawn: ['1'], unranked: ['1', '4'] },
  ends: 1,
  to: { page: 'branch', query: 'branch={code}' },
} as unknown as MapBlock;

const SIGNS: Readonly<Record<string, string>> = { 5: '1', 1: '4' };

const item = (code: string, lent: string | null, whole: boolean | null): TreeItem => ({
  id: code,
  code,
  names: { en: `Branch ${code}` },
  level: 1,
  data: { lent },
  children: [],
  breaches: [],
  coverage:
    whole === null
      ? null
      : {
          dimension: 'x',
          count: 1,
          of: 2,
          kinds: [],
          drawn: true,
          keys: [],
          share: null,
          year: 2025,
          from: 1,
          to: 12,
          whole,
        },
});

const answer: TreeAnswer = {
  holds: 'figures',
  arrangement: 'rows',
  items: [
    item('1', '90', true),
    item('2', '20', true),
    item('3', '30', true),
    item('4', '10', false),
    item('5', '50', null),
  ],
  notes: [],
  coverage: null,
  period: { year: 2025, grain: 'month', from: 1, to: 12 },
};

const context = {
  portal: {
    outlines: {
      branch: {
        source: { title: {}, url: '' },
        width: 60,
        height: 10,
        members: Object.fromEntries(
          ['1', '2', '3', '4', '5', '6'].map((code) => [
            code,
            { at: [1, 1], path: 'M0 0l1 1z', tile: [Number(code), 2] },
          ]),
        ),
      },
    },
    pages: { branch: { id: 'branch', path: '/branch', filters: [], parameters: {} } },
    settings: { queries: { chart: 'chart', indicator: 'indicator' } },
    phrases: { branch: { 3: { short: { en: 'Third' } } } },
    model: {
      dimensions: {
        branch: { pattern: String.raw`^\d$`, members: [], words: {}, forms: [], aliases: {} },
      },
    },
  },
  page: { id: 'branch' },
  kept: new Map([[mapKeeps, { values: { measure: 'lent', form: '' } }]]),
  read: {
    values: {},
    filters: [{ filter: { name: 'branch', query: 'branch' }, value: '2', default: '' }],
  },
  asked: null,
  ledger: {
    members: {
      title: (dimension: string, code: string) => ({ en: `${dimension} ${code}` }),
      attribute: (_: string, code: string) => SIGNS[code] ?? null,
    },
  },
  formatter: {
    locale: { tag: 'en' },
    style: { point: '.', group: ' ', sizes: [3], least: 4, minus: '-' },
    words: (text: Record<string, string>) => text['en'] ?? '',
    plain: (text: Record<string, string>) => text['en'] ?? '',
    say: (key: string) => key,
    countedBy: () => ({ value: 1, short: 'books' }),
  },
} as unknown as PageContext;

const shown = { measure, answer, figures: collectMapFigures(answer, measure), said: [] };

it('colours whole sums, hatches others, leaves what has no figure and what its sign keeps', () => {
  const drawing = buildMapDrawing(context, block, shown);
  expect(drawing?.areas.map(({ code, fill }) => [code, fill])).toEqual([
    ['1', 'plus-5'],
    ['2', 'plus-1'],
    ['3', 'plus-1'],
    ['4', 'hatched'],
    ['5', 'signed'],
    ['6', 'unknown'],
  ]);
  expect(drawing?.keys.reduce((sum, { count }) => sum + count, 0)).toBe(6);
});

it('leads on from every outline but those with a sign that keeps it', () => {
  const areas = buildMapDrawing(context, block, shown)?.areas ?? [];
  expect(areas.filter(({ to }) => to === null).map(({ code }) => code)).toEqual(['5']);
  expect(areas[1]).toMatchObject({
    to: '/branch?branch=2&indicator=lent',
    words: 'branch 2: 20\u00a0books',
  });
  expect(areas[4]?.words).toBe('branch 5: sign 1');
});

it('is not drawn where no sum stands for all', () => {
  const parts = { ...answer, items: answer.items.map((each) => item(each.code, '5', false)) };
  expect(
    buildMapDrawing(context, block, { ...shown, figures: collectMapFigures(parts, measure) }),
  ).toBeNull();
});

it('ranks neither parts nor members whose sign keeps them out', () => {
  const ends = buildMapEnds(context, block, shown);
  expect(ends?.highest.map(({ words }) => words)).toEqual(['branch 3']);
  expect(ends?.lowest.map(({ words }) => words)).toEqual(['branch 2']);
});

it('a change is reckoned from two amounts, and unknown where there was nothing', () => {
  const data = [
    { now: '110.00', before: '100.00' },
    { now: '1.00', before: '0.00' },
    { now: '1.00', before: null },
  ];
  const items = data.map((each, i) => ({ ...item(String(i), null, true), data: each }));
  const figures = collectMapFigures({ ...answer, items }, { field: 'now', previous: 'before' });
  expect([...figures.values()].map(({ value }) => value)).toEqual([1000n, null, null]);
});

it('tiles have the highest first, and say what is known in their places', () => {
  const areas = buildMapDrawing(context, block, shown, 'tiles')?.areas ?? [];
  expect(areas.map(({ code }) => code)).toEqual(['1', '3', '2', '4', '5', '6']);
  expect(areas[1]?.tile).toMatchObject({
    column: 3,
    row: 2,
    name: 'Third',
    value: '30\u00a0books',
    bar: { from: 0, width: 33.33 },
  });
  expect(areas[3]?.tile).toMatchObject({ value: 'map.hatched', bar: null });
});

it('outlines that of which its page tells', () => {
  const areas = buildMapDrawing(context, block, shown)?.areas ?? [];
  expect(areas.filter(({ isChosen }) => isChosen).map(({ code }) => code)).toEqual(['2']);
  const other = { ...context, page: { id: 'home' } } as unknown as PageContext;
  expect(buildMapDrawing(other, block, shown)?.areas.some(({ isChosen }) => isChosen)).toBe(false);
});

it('a percentage of a plan is held against the part of the year that is gone', () => {
  const percent: MapMeasure = { ...measure, as: 'percent', gone: true };
  const half = { period: { ...answer.period!, to: 6 } };
  const { classes, zero, mark } = buildMapScale(percent, half, [4_900n, 5_100n]);
  expect(classes.map(({ side, shade }) => `${side}-${shade}`)).toEqual(['minus-1', 'plus-1']);
  expect(zero).toBe(50);
  expect(mark(4_900n)).toEqual({ bar: { from: 47.5, width: 2.5 }, sign: 'plus', meaning: 'gap' });
});
