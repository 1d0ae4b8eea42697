// Where amounts come from and go to: what is shown, on which side, and that both sides are the same or said not to be.

import { expect, it } from 'vitest';

import type { TreeNode } from '../../ledger/query/tree.ts';
import { WHOLE, type AskedCall } from '../shape.ts';
import { writeFlow, askFlow } from './flow.shape.ts';

interface Link {
  readonly source: string;
  readonly target: string;
  readonly value: number;
}
interface Flow {
  readonly nodes: readonly { readonly id: string; readonly side: string; missing?: true }[];
  readonly links: readonly Link[];
  readonly notes?: readonly { readonly code: string }[];
}
type Amounts = Readonly<Record<string, bigint | null>>;

const node = (code: string, value: bigint | null, children: TreeNode[] = []): TreeNode => ({
  code,
  level: 1,
  sourceLabel: null,
  dimension: 'tree',
  values: [value],
  children,
});

/** Asks a flow of two sides; `more` is said of the source's ask. */
async function flow(
  [source, target]: readonly [Amounts, Amounts | null],
  more: object = {},
  missing: object | null = { source: { en: 'Missing' }, target: { en: 'Missing' } },
): Promise<Flow> {
  const ask = (fact: string, side: string) => ({
    when: {},
    facts: [fact],
    by: 'tree',
    side,
    where: {},
    measures: { done: 'done' },
    only: {},
    without: {},
    within: {},
    detail: null,
  });
  const asks = [{ ...ask('in', 'source'), ...more }, ask('out', 'target')];
  const answered = (amounts: Amounts | null) =>
    amounts && {
      tree: {
        total: node('', null),
        roots: Object.entries(amounts).map(([code, value]) =>
          node(code, value, [node(`${code}1`, value)]),
        ),
      },
    };
  const ledger = {
    latest: [],
    ask: ({ facts }: { facts: string[] }) => {
      const found = answered(facts[0] === 'in' ? source : target);
      return Promise.resolve({
        tree: null,
        notes: [],
        coverage: null,
        ...found,
        plan: found && { fact: { name: facts[0] } },
      });
    },
    value: (_: unknown, { values }: TreeNode) => values[0],
    members: { title: (_: string, code: string) => ({ en: `name of ${code}` }) },
  };
  const answer = await askFlow({
    portal: {
      settings: { locales: [{ code: 'en' }] },
      model: {
        dialects: { year: { year: 'year', grain: { values: {}, value: 'year' } } },
        dimensions: { tree: {} },
      },
    },
    ledger,
    params: { year: 2024 },
    call: { asks, period: ['year'], year: 'year', center: { en: 'Middle' }, missing },
  } as unknown as AskedCall);
  return JSON.parse(writeFlow(answer, { ...WHOLE, locale: 'en' })) as Flow;
}

const sides = ({ links }: Flow) =>
  links.map(({ source, target, value }) => [source, target, value]);

it('has the roots of each side, what is less than nothing on the other, and nothing that is nothing', async () => {
  const found = await flow([
    { a: 500n, b: -200n, c: 0n, d: null },
    { x: 400n, y: -100n },
  ]);
  expect(sides(found)).toEqual([
    ['tree.a', 'middle', 5],
    ['middle', 'tree.b', 2],
    ['middle', 'tree.x', 4],
    ['tree.y', 'middle', 1],
  ]);
  const ends = found.links.flatMap(({ source, target }) => [source, target]);
  expect(new Set(ends)).toEqual(new Set(found.nodes.map(({ id }) => id)));
});

it.each([
  ['without what is left out', { without: { tree: ['a'] } }, ['tree.b']],
  ['without several', { without: { tree: ['a', 'b'] } }, []],
  ['of those alone that are named', { only: { tree: ['b'] } }, ['tree.b']],
  ['of those below, where they are named', { only: { tree: ['a1'] } }, ['tree.a1']],
  [
    'of the named without some',
    { only: { tree: ['a', 'b'] }, without: { tree: ['b'] } },
    ['tree.a'],
  ],
  ['whatever is left out of another tree', { without: { other: ['a'] } }, ['tree.a', 'tree.b']],
])('is one %s', async (_, more, wanted) => {
  const { links } = await flow([{ a: 300n, b: 100n }, { x: 400n }], more);
  const sources = links.filter(({ target }) => target === 'middle').map(({ source }) => source);
  expect(sources).toEqual(wanted);
});

it('draws what a side that is not loaded lacks, and says which', async () => {
  const found = await flow([{ a: 300n, b: -100n }, null]);
  expect(found.nodes.at(-1)).toMatchObject({ id: 'missing', side: 'target', missing: true });
  expect(sides(found).at(-1)).toEqual(['middle', 'missing', 2]);
  expect(found.notes).toMatchObject([{ code: 'flow-part-not-loaded' }]);
  const open = await flow([{ a: 300n }, null], {}, null);
  expect(open.nodes.map(({ id }) => id)).toEqual(['middle', 'tree.a']);
});

it('without any figures has nothing', async () => {
  expect(await flow([{}, {}])).toEqual({ nodes: [], links: [] });
});
