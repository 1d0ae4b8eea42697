// Trees: parents are the exact sums of their children on every node, whatever is stored where.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { percentDone } from '../../language/ratio.ts';
import type { Dimension, Model } from '../../model/portal.ts';
import { Members } from '../model/members.ts';
import { growTree, type Leaf, type TreeNode } from './tree.ts';

const DIMENSION: Dimension = {
  name: 'subject',
  title: { en: 'Subject' },
  kind: 'tree',
  pattern: '^[0-9]{4}$',
  levels: [1, 2, 3, 4],
  total: { code: '0000', codes: ['0000'], title: { en: 'Total' } },
  parts: [],
  members: [],
  forms: [],
  aliases: {},
  words: {},
  weights: { '1210': -1 },
  meanings: {},
  parsed: {},
  parents: 'recorded',
  leads: [],
  summed: true,
  shortNames: [],
  counted: { least: 100, leastShare: 100, leastDrawn: 0 },
};
const CODES = ['1000', '1100', '1110', '1120', '1200', '1210', '1220', '2000', '2100', '2110'];
const members = membersOf(CODES);
const BY = { dimension: DIMENSION, detail: null, members, year: 2024 };

describe('a tree', () => {
  it('has in every parent the exact sum of its children with their signs', () => {
    const leaves = fc.array(
      fc.record({
        code: fc.constantFrom(...CODES),
        value: fc.option(fc.bigInt({ min: -1000n, max: 1000n }), { nil: null }),
      }),
      { maxLength: 30 },
    );
    fc.assert(
      fc.property(leaves, (found) => {
        const own = new Map<string, bigint>();
        for (const { code, value } of found)
          if (value !== null) own.set(code, (own.get(code) ?? 0n) + value);
        const { total, roots } = growTree(
          BY,
          found.map(({ code, value }) => leaf(code, value)),
          1,
        );
        const holds = (node: TreeNode): boolean => {
          const sum = node.children.reduce(
            (all, child) => all + (child.values[0] ?? 0n) * sign(child.code),
            own.get(node.code) ?? 0n,
          );
          return (node.values[0] ?? 0n) === sum && node.children.every(holds);
        };
        expect(roots.every(holds)).toBe(true);
        expect(total.values[0] ?? 0n).toBe(
          roots.reduce((all, root) => all + (root.values[0] ?? 0n), 0n),
        );
      }),
    );
  });

  it('leaves unknown what no child knows', () => {
    const { total, roots } = growTree(BY, [leaf('1110', null)], 1);
    expect(total.values).toEqual([null]);
    expect(roots[0]!.values).toEqual([null]);
  });

  it('adds nothing up where codes are never added up', () => {
    const unsummed = { ...BY, dimension: { ...DIMENSION, summed: false } };
    const { total, roots } = growTree(unsummed, [leaf('1110', 3n), leaf('2110', 4n)], 1);
    expect([total, ...roots].map(({ values }) => values)).toEqual([[null], [null], [null]]);
    expect(roots[0]!.children[0]!.children[0]!.values).toEqual([3n]);
  });

  it('makes no parent that a source with parents left out', () => {
    const { roots } = growTree(BY, [{ ...leaf('1110', 1n), leaf: false, tree: true }], 1);
    expect(roots.map((root) => root.code)).toEqual(['1110']);
  });

  it('hangs a second classification under its leaves, summing to them', () => {
    const detailed = [leaf('1110', 3n, '2100'), leaf('1110', 4n, '2110')];
    const { roots } = growTree(
      {
        ...BY,
        detail: { ...DIMENSION, name: 'other', weights: {} },
        members: membersOf(CODES, 'other'),
      },
      detailed,
      1,
    );
    const at = roots[0]!;
    expect(at.values).toEqual([7n]);
    expect(at.children.flatMap((child) => child.values)).toEqual([7n]);
  });

  it('keeps the difference of a source at its total', () => {
    const { total } = growTree(BY, [leaf('1110', 3n), leaf('0000', 2n)], 1);
    expect(total.values).toEqual([5n]);
  });
});

describe('percent done', () => {
  it.each([
    [9591n, 10000n, 9591n],
    [1n, 3n, 3333n],
    [2n, 3n, 6666n],
    [0n, 5n, 0n],
    [5n, 0n, null],
    [-1n, 5n, null],
    [null, 5n, null],
    [5n, null, null],
  ])('of %s by %s is %s hundredths', (done, plan, percent) => {
    expect(percentDone(done, plan)).toBe(percent);
  });
});

function leaf(code: string, value: bigint | null, detail = ''): Leaf {
  return { code, detail, sourceLabel: null, leaf: true, tree: false, values: [value] };
}

function sign(code: string): bigint {
  return BigInt(DIMENSION.weights[code] ?? 1);
}

function membersOf(codes: readonly string[], also = ''): Members {
  const list = new Map(
    codes.map((code) => [
      code,
      [
        {
          code,
          parent: null,
          from: null,
          to: null,
          title: { en: code },
          attributes: {},
          origin: 0,
        },
      ],
    ]),
  );
  const dimensions = new Map([['subject', list], ...(also ? [[also, list] as const] : [])]);
  return new Members({ dimensions: { subject: DIMENSION } } as unknown as Model, dimensions);
}
