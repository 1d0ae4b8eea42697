// How a figure is said to be made: nothing that was added up or taken away is said to be stored so.

import { expect, it } from 'vitest';

import type { TreeItem } from '../answer.ts';
import type { ApiProblem } from '../problem.ts';
import { findFigure, type FigureQuestion, type FoundFigure } from './figure.ts';
import { madeWords } from './made.ts';

const ROW = { id: '1', code: '1', level: 1, names: {}, data: { done: '5' }, breaches: [] };

const PLAN = {
  by: { dimension: 'function', column: 'function' },
  detail: null,
  sum: null,
  entityKey: '',
  fact: { title: {} },
  partitionedBy: null,
  partitions: [],
  period: { grain: 'month', to: 5, before: 0 },
  question: { period: { year: 2025 } },
};

/** Keys of what is said of a flow, with the plan, the rows below it and the facts it comes of. */
function said(plan: object, below: readonly object[] = [], derive: readonly object[] = []) {
  const dimensions = {
    function: { title: {}, weights: { '12': -1 }, members: [] },
    fund: { title: {}, weights: {}, members: [] },
  };
  const figure = {
    formatter: {
      say: (key: string, { codes = '' }: { codes?: string } = {}) =>
        key.replace('explain.made.', '') + (codes === '' ? '' : ` ${codes}`),
      plain: () => '',
      exact: String,
      locale: { tag: 'en' },
      portal: { model: { dimensions, facts: { other: { title: {} } } } },
    },
    service: { ledger: { members: { title: () => null } } },
    measure: { name: 'done', kind: 'flow', of: [] },
    fact: { title: {}, derive },
    plan: { ...PLAN, ...plan },
    item: ROW,
    below,
    field: 'done',
    value: '5',
    dimension: 'function',
  };
  return madeWords(figure as unknown as FoundFigure);
}

it('is said to be stored where it came in so, and nowhere else', () => {
  expect(said({})).toEqual(['accumulated', 'stored']);
  expect(said({ period: { ...PLAN.period, before: 1 } })).toEqual(['less']);
  expect(said({ sum: {}, entityKey: '*' })).toEqual(['accumulated', 'keys']);
  expect(said({ partitionedBy: 'fund', partitions: ['C', 'S'] })).toEqual(['accumulated', 'parts']);
  expect(said({}, [], [{ fact: 'other', without: {} }])).toEqual(['accumulated', 'derived']);
});

it('names the rows that are taken away from the sum', () => {
  const below = [
    { code: '11', data: { done: '8' } },
    { code: '12', data: { done: '3' } },
  ];
  expect(said({}, below)).toEqual(['accumulated', 'rows', 'minus 12']);
  expect(said({}, below.slice(0, 1))).toEqual(['accumulated', 'own']);
});

it('a field that every object has is no field of a call', async () => {
  const item: TreeItem = { ...ROW, children: [] };
  const question = {
    service: { ask: () => ({ holds: 'figures', arrangement: 'hierarchy', items: [item] }) },
    formatter: { locale: { code: 'uk' } },
    call: { asks: [{ when: {}, row: null, measures: { done: 'done' } }] },
    params: {},
    node: '1',
    field: 'constructor',
  };
  const problem: unknown = await findFigure(question as unknown as FigureQuestion).catch(
    (error: unknown) => error,
  );
  expect((problem as ApiProblem).code).toBe('invalid-parameter');
});
