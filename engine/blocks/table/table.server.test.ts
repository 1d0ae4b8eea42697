// The server writes each figure of a table once, and only of the rows that it sends.

import { beforeEach, expect, it, vi } from 'vitest';

import type { TreeAnswer, TreeItem } from '../../answers/answer.ts';
import * as amounts from '../../language/amounts.ts';
import { numberStyle } from '../../language/conventions.ts';
import type { PageContext } from '../contract/context.server.ts';
import { table } from './table.server.ts';
import { tableKeeps, type TableBlock, type TableView } from './table.kind.ts';

vi.mock('../../language/amounts.ts', { spy: true });

const item = (code: string, level: number, done: string, children: TreeItem[] = []): TreeItem => ({
  id: code,
  code,
  names: { uk: `Назва ${code}` },
  level,
  data: { done, plan: '5000000000', kept: '12.5', hidden: '7' },
  children,
  breaches: [],
});
const leaves = (of: string) =>
  Array.from({ length: 40 }, (_, i) => item(`${of}${i + 10}`, 2, `${i}00000000`));
const answer: TreeAnswer = {
  holds: 'figures',
  arrangement: 'hierarchy',
  items: [
    item('00', 0, '90000000000'),
    item('10', 1, '30000000000', leaves('10')),
    item('20', 1, '60000000000', leaves('20')),
  ],
  notes: [],
  coverage: null,
  period: null,
};
const words = (text: Readonly<Record<string, string>>) => text['uk'] ?? '';
const units = [1, 1_000_000, 1_000_000_000].map((value) => ({
  value,
  decimals: value === 1 ? 2 : 1,
  short: { uk: `по ${value}` },
  title: { uk: '' },
}));
const contextWith = (own: object) =>
  ({
    portal: {
      calls: { things: { id: 'things', path: '/api/things', params: [], asks: [], members: null } },
      settings: { units, defaultUnit: null, queries: {} },
      model: { facts: {}, dimensions: {} },
      endings: {},
      spelling: {},
      pages: {},
    },
    formatter: {
      locale: { code: 'uk', tag: 'uk-UA' },
      style: numberStyle('uk-UA'),
      words,
      plain: words,
      say: (key: string) => key,
    },
    page: { id: 'things', filters: [] },
    path: '/things',
    read: { values: {}, filters: [] },
    unit: null,
    part: null,
    kept: new Map([
      [tableKeeps, { values: { open: [], sort: '', find: '', measure: '', code: '', ...own } }],
    ]),
    answerService: () => ({ ask: () => Promise.resolve(answer), ledger: { id: 'x' } }),
  }) as unknown as PageContext;
const block = {
  kind: 'table',
  id: 'table-1',
  tab: 100,
  call: 'things',
  with: {},
  columns: ['done', 'plan', 'kept'],
  zoom: true,
  download: true,
  share: 'done',
} as unknown as TableBlock;
const build = async (own: object = {}) => (await table.build(contextWith(own), block)) as TableView;
const written = () => vi.mocked(amounts.formatAmount).mock.calls.length;

beforeEach(() => {
  vi.mocked(amounts.formatAmount).mockClear();
});

it('writes as many figures as it has cells, whatever stands below closed rows', async () => {
  const { rows, columns } = await build();
  expect([rows.length, columns.length]).toEqual([3, 4]);
  expect(written()).toBeLessThanOrEqual(rows.length * columns.length);
});

it('stands in the unit of its total, with shares of it, in the order that is asked', async () => {
  const view = await build({ sort: '-done' });
  expect(view.unit).toBe(1_000_000_000);
  expect(view.rows.map(([code, , , , , values]) => [code, ...(values ?? []).slice(0, 2)])).toEqual([
    ['00', '90,0', '100,0'],
    ['20', '60,0', '66,7'],
    ['10', '30,0', '33,3'],
  ]);
});

it('sends of what is looked for only what was found and what it stands in', async () => {
  const view = await build({ find: '1012' });
  expect(view.rows.map(([code]) => code)).toEqual(['10', '1012']);
  expect([view.found, view.open]).toEqual([1, ['10']]);
});
