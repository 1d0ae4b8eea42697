// Rows that stand visible, and what the address says once one of them is opened or closed: on any tree, as its definition has it.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { findToggled, readOpen, writeOpen, writeStanding } from './openWords.ts';
import { isUnknown, listBeside, listClosed, visibleRows, withLevel, type TreeRow } from './tree.ts';

/** The rows of a tree as it is defined; null: they have not come. */
interface Branch {
  readonly id: string;
  readonly level: number;
  readonly below: readonly Branch[] | null;
}

let next = 0;
const branch = (level: number, below: readonly Branch[] | null): Branch => ({
  id: `n${++next}`,
  level,
  below,
});
const trees = (level: number): fc.Arbitrary<Branch[]> => {
  const leaf = fc.constant(null).map(() => branch(level, []));
  const unknown = fc.constant(null).map(() => branch(level, null));
  const parent = fc
    .constant(null)
    .chain(() => trees(level + 1))
    .map((below) => branch(level, below));
  return fc.array(level === 4 ? leaf : fc.oneof(leaf, unknown, parent), { maxLength: 4 });
};
const all = (branches: readonly Branch[]): Branch[] =>
  branches.flatMap((each) => [each, ...all(each.below ?? [])]);
const listed = (branches: readonly Branch[]): TreeRow[] =>
  all(branches).map(({ id, level, below }) => ({ id, level, children: below?.length ?? 2 }));
const parents = (branches: readonly Branch[]) =>
  listed(branches)
    .filter(({ children }) => children > 0)
    .map(({ id }) => id);
const opened = trees(1).chain((branches) =>
  fc.record({
    branches: fc.constant(branches),
    open: fc.subarray(parents(branches)).map((ids) => new Set(ids)),
  }),
);
const openIds = (branches: readonly Branch[], open: ReadonlySet<string>) =>
  visibleRows(listed(branches), open)
    .filter(({ expanded }) => expanded)
    .map(({ node }) => node.id);

describe('rows of a tree', () => {
  it('stand visible below open ones only, each with its place beside the others', () => {
    fc.assert(
      fc.property(opened, ({ branches, open }) => {
        const shown = (some: readonly Branch[]): [string, number, number][] =>
          some.flatMap(({ id, below }, i) => [
            [id, i + 1, some.length],
            ...(open.has(id) ? shown(below ?? []) : []),
          ]);
        expect(
          visibleRows(listed(branches), open).map(({ node, position, size }) => [
            node.id,
            position,
            size,
          ]),
        ).toEqual(shown(branches));
      }),
    );
  });

  it('have their total beside the first of them', () => {
    const rows = [
      { id: 'total', level: 0, children: 0 },
      { id: 'a', level: 1, children: 0 },
    ];
    expect(visibleRows(rows, new Set()).map(({ position, size }) => [position, size])).toEqual([
      [1, 2],
      [2, 2],
    ]);
  });

  it('are each toggled in the address with all that stands below', () => {
    fc.assert(
      fc.property(opened, ({ branches, open }) => {
        const closed = listClosed(listed(branches), open);
        const visible = visibleRows(listed(branches), open);
        const toggled = findToggled({ visible, open, closed });
        for (const row of visible.filter(({ expanded }) => expanded !== null)) {
          const { id } = row.node;
          const own = all(branches).filter((each) => each.id === id);
          const below = new Set(all(own).map((each) => each.id));
          const standing = openIds(branches, open);
          const wanted = open.has(id)
            ? writeOpen(
                standing.filter((each) => !below.has(each)),
                closed && [...closed, id],
              )
            : writeOpen([...standing, id], closed && closed.filter((each) => each !== id));
          expect(toggled(row)).toBe(wanted);
        }
      }),
    );
  });

  it('are all known once every level has come', () => {
    fc.assert(
      fc.property(opened, ({ branches }) => {
        const missing = all(branches).filter(({ below }) => below === null);
        const rows = listed(branches);
        for (const { id, below } of all(branches)) expect(isUnknown(rows, id)).toBe(below === null);
        expect(listClosed(rows, new Set()) === null).toBe(missing.length > 0);
        const come = ({ id, level }: Branch): [string, TreeRow[]] => [
          id,
          listed([branch(level + 1, []), branch(level + 1, [])]),
        ];
        const whole = missing
          .map(come)
          .reduce<readonly TreeRow[]>((all, [id, came]) => withLevel(all, id, came), rows);
        expect(whole.length).toBe(rows.length + 2 * missing.length);
        expect(listClosed(whole, new Set())).toEqual(parents(branches));
      }),
    );
  });
});

describe('rows that were searched for, and those that stand for the rest of a level', () => {
  const row = (id: string, level: number, more: Partial<TreeRow> = {}): TreeRow => ({
    id,
    level,
    children: 0,
    ...more,
  });
  const ROWS = [
    row('a', 1, { children: 5, leads: true }),
    row('b', 2, { children: 1 }),
    row('c', 3),
    row('a*', 2, { rest: 4 }),
    row('d', 1, { children: 1 }),
    row('*', 1, { rest: 7 }),
  ];
  const stand = (open: readonly string[], rows: readonly TreeRow[] = ROWS) => {
    const ids = new Set(open);
    return { visible: visibleRows(rows, ids), open: ids, closed: null };
  };
  const turned = (id: string, open: readonly string[]) => {
    const standing = stand(open);
    const found = standing.visible.find(({ node }) => node.id === id);
    return found && findToggled(standing)(found);
  };

  it('are counted among those beside them, and cannot be opened', () => {
    expect(
      stand(['a']).visible.map(({ node, position, size, expanded }) => [
        node.id,
        position,
        size,
        expanded,
      ]),
    ).toEqual([
      ['a', 1, 9, true],
      ['b', 1, 5, false],
      ['a*', 2, 5, null],
      ['d', 2, 9, false],
      ['*', 3, 9, null],
    ]);
    expect(ROWS.filter(({ id }) => isUnknown(ROWS, id)).map(({ id }) => id)).toEqual([
      'a*',
      'd',
      '*',
    ]);
  });

  it('are said in the address only where they are closed, or the rest has come', () => {
    expect(writeStanding(stand(['a']))).toBe(null);
    expect(writeStanding(stand(['a', 'b', '*']))).toBe('*,b');
    expect(writeStanding(stand(['a', 'a*', 'b']))).toBe('a*,b');
    expect(writeStanding(stand(['b']))).toBe('-a');
  });

  it('are each turned in the address', () => {
    expect(turned('a', ['a', 'b'])).toBe('-a');
    expect(turned('a', [])).toBe(null);
    expect(turned('b', ['a'])).toBe('b');
    expect(turned('a*', ['a', 'b'])).toBe('a*,b');
    expect(turned('*', ['a', 'd'])).toBe('*,d');
    expect(turned('d', ['a', 'b', '*'])).toBe('*,b,d');
  });

  it('make place for their whole level, of which those that stood keep what is below them', () => {
    const came = ['e', 'b', 'f'].map((id) => row(id, 2, { children: 1 }));
    const ids = (rows: readonly TreeRow[]) => rows.map(({ id }) => id);
    const whole = withLevel(ROWS, 'a*', came);
    expect(ids(whole)).toEqual(['a', 'e', 'b', 'c', 'f', 'd', '*']);
    expect(withLevel(whole, 'a*', came)).toBe(whole);
    const top = [row('d', 1), row('g', 1), row('a', 1)];
    expect(ids(withLevel(ROWS, '*', top))).toEqual(['d', 'g', 'a', 'b', 'c', 'a*']);
  });
});

it('a row is opened with all beside it, as the definition of the tree has them', () => {
  fc.assert(
    fc.property(trees(1), (branches) => {
      const rows = listed(branches);
      const levels = (some: readonly Branch[]): void => {
        const openable = parents(some).filter((id) => some.some((each) => each.id === id));
        for (const { id, below } of some) {
          expect(listBeside(rows, id)).toEqual(openable);
          levels(below ?? []);
        }
      };
      levels(branches);
      expect(listBeside(rows, 'elsewhere')).toEqual([]);
    }),
  );
});

it('an address says of rows which are open, shown whole, and closed', () => {
  const { all, open, whole, closed } = readOpen(['a', 'b*', '-c', '*']);
  expect([...open]).toEqual(['a', 'b']);
  expect([...whole]).toEqual(['b', '']);
  expect([...closed]).toEqual(['c']);
  expect(all).toBe(false);
  expect(readOpen(['all', '-c'])).toMatchObject({ all: true, closed: new Set(['c']) });
});
