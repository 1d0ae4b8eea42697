// What is said and drawn of an answer: how large its files are and of which ledger, what a sum is a sum of, what is not drawn.

import { expect, it } from 'vitest';

import type { CubeBody } from '../../answers/answer.ts';
import type { PageContext } from '../contract/context.server.ts';
import { buildBars } from './bars.server.ts';
import type { CubeBlock } from './cube.kind.ts';
import { buildCubeDrawing } from './drawn.server.ts';
import { buildCallAddress, buildCubeFiles, sizeWords } from './files.server.ts';
import { rankLines, type Drawn } from './lines.server.ts';
import type { ComposedQuestion } from './question.server.ts';
import { formatCubeLead, unevenWords } from './words.server.ts';

const formatter = {
  style: { point: ',', group: ' ', sizes: [3], least: 4, minus: '−' },
  say: (key: string, words: object = {}) => [key, ...Object.values(words)].join(' '),
  plain: (text: { uk: string }) => text.uk,
  words: (text: { uk: string }) => text.uk,
  share: () => '50 %',
  spokenAmount: (amount: string) => amount,
  percent: (amount: string) => amount,
  period: ({ year }: { year: number }) => `рік ${year}`,
};
const measure = (title: string) => ({ title: { uk: title }, kind: 'flow' });
const context = {
  formatter,
  asked: null,
  portal: {
    model: {
      dialects: {},
      dimensions: { kind: { weights: { '12': -1 } }, subject: { weights: {} } },
      facts: { things: { measures: { done: measure('виконано'), plan: measure('план') } } },
    },
  },
} as unknown as PageContext;
const question = {
  call: { id: 'things', path: '/api/things/:id', params: [], period: [], year: 'year', cube: {} },
  cube: {
    rows: 'rows',
    columns: 'columns',
    measures: 'measures',
    codes: 'code',
    keys: '',
    exports: { sheetRows: 100, mostColumns: 20 },
  },
  figures: { facts: ['things'] },
  topic: 'all',
  values: { rows: ['subject:1'], year: ['2025'] },
  way: 'treemap',
} as unknown as ComposedQuestion;

const DONE = { field: 'done', measure: 'done', kind: 'flow' };
const member = (axis: string, code: string) => ({
  axis,
  code,
  names: { uk: code },
  level: 1,
  rest: false,
});
const bodyOf = (axes: readonly string[], amounts: readonly string[]) =>
  ({
    rows: axes.map((name) => ({ name, level: 1, title: { uk: name } })),
    columns: [],
    measures: [DONE],
    columnItems: [{ id: '', members: [] }],
    items: amounts.map((done, i) => ({
      id: String(i),
      members: axes.map((axis) => member(axis, String(10 + i))),
      data: [{ done }],
    })),
    total: [{ done: '30' }],
    coverage: null,
  }) as unknown as CubeBody;
const drawnOf = (body: CubeBody, own: object = {}) =>
  ({
    context,
    question: { ...question, ...own },
    body,
    measure: DONE,
    column: 0,
    counted: { value: 1, decimals: 0, short: '' },
  }) as unknown as Drawn;

it('a file has a line for each row, its columns stand side by side', () => {
  const size = { rows: 100, columns: 20, measures: 1 };
  expect(buildCubeFiles(context, question, size).map(({ why }) => why)).toEqual(['', '', '', '']);
  expect(buildCubeFiles(context, question, { ...size, rows: 101 })[1]?.why).toBe(
    'cube.sheet-full 100',
  );
  expect(buildCubeFiles(context, question, null).every(({ why }) => why === '')).toBe(true);
  expect(sizeWords(formatter as never, size, null)).toContain('cube.rows 100');
});

it('a file of more columns than it may have is not offered, which is said once', () => {
  const files = buildCubeFiles(context, question, { rows: 1, columns: 7, measures: 3 });
  expect(files.map(({ why }) => why)).toEqual(['cube.too-wide 20']);
});

it('files and the whole answer are of the ledger that the page shows', () => {
  const asked = { id: '0123456789abcdef', kept: true, serving: null, search: '' };
  expect(buildCallAddress({ ...context, asked }, question, 'CSV')).toBe(
    '/api/things/all/CSV?rows=subject:1&year=2025&ledger=0123456789abcdef',
  );
  expect(buildCallAddress(context, question, '')).toBe('/api/things/all?rows=subject:1&year=2025');
});

it('a sum of what is chosen, or of one of several measures, is called so', () => {
  const body = bodyOf(['subject'], ['10', '20']);
  expect(formatCubeLead(drawnOf(body))).toMatch(/^cube\.lead-column .*Рік 2025/);
  // a column that says when says it alone
  const dated = {
    ...body,
    columns: [{ name: 'year', level: null, title: { uk: 'Рік' } }],
    columnItems: [{ id: '2024', members: [member('year', '2024')] }],
  };
  expect(formatCubeLead(drawnOf(dated as unknown as CubeBody))).not.toContain('Рік 2025');
  const chosen = { values: { ...question.values, code: ['10'] } };
  expect(formatCubeLead(drawnOf(body, chosen))).toContain('cube.chosen');
  const two = { ...body, measures: [...body.measures, { ...DONE, field: 'plan' }] };
  expect(formatCubeLead(drawnOf(two as CubeBody))).toContain('виконано');
  expect(formatCubeLead(drawnOf(bodyOf(['subject'], ['30'])))).toMatch(/^cube\.lead-one-column/);
});

it('rows of which one is subtracted are no parts of a whole', () => {
  const block = { charts: { lines: 'lines', areas: 'areas' } } as CubeBlock;
  const body = bodyOf(['kind', 'subject'], ['10', '20']);
  expect(buildCubeDrawing(drawnOf(body), block)).toEqual({ why: 'cube.no-parts' });
});

it('bars that are not all of the rows say so, where the others cannot be added up', () => {
  const many = Array.from({ length: 15 }, (_, i) => String(i + 1));
  expect(buildBars(drawnOf(bodyOf(['kind'], many))).subtitle).toContain('cube.left-out 12 15');
  const rest = buildBars(drawnOf(bodyOf(['subject'], many)));
  expect([rest.bars.length, rest.subtitle]).toEqual([12, 'виконано']);
});

it('of lines the five largest have names, and no more are drawn than can be seen', () => {
  const lines = Array.from({ length: 30 }, (_, i) => ({
    id: String(i),
    label: '',
    points: [{ key: '2024', label: '', amount: BigInt(i % 2 === 0 ? i : -i) }],
  }));
  const { named, others } = rankLines(lines);
  expect(named.map(({ id }) => id)).toEqual(['29', '28', '27', '26', '25']);
  expect([others.length, others[0]?.id]).toEqual([15, '24']);
  expect(rankLines(lines.slice(0, 3)).others).toEqual([]);
});

it('years of which one is a sum of fewer are told apart', () => {
  const period = (year: number, count: number) => ({
    year,
    from: 1,
    to: 12,
    coverage: { dimension: 'kind', count, of: 10, share: null, whole: count > 8 },
  });
  const words = (...counts: number[]) =>
    unevenWords(context, {
      periods: counts.map((count, i) => period(2024 + i, count)) as unknown as CubeBody['periods'],
    });
  expect(words(5, 9)).toBe('cube.uneven 2024: 5/10; 2025: 9/10');
  expect([words(9, 10), words(5, 5), words(5)]).toEqual(['', '', '']);
});
