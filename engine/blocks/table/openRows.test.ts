// Rows that stand visible, and what the address says once one of them is opened or closed: on any tree, as its definition has it.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  allParents,
  openRows,
  toggledOpen,
  visibleRows,
  withBranches,
  writeOpen,
  type Node,
} from './openRows.ts';

let next = 0;
const node = (level: number, children: readonly Node[] | null): Node => {
  const id = `n${++next}`;
  return {
    id,
    code: id,
    name: id,
    lang: '',
    level,
    values: [],
    breach: '',
    count: children?.length ?? 2,
    children,
  };
};
const trees = (level: number): fc.Arbitrary<Node[]> =>
  fc.array(
    level === 4
      ? fc.constant(null).map(() => node(level, []))
      : fc.oneof(
          fc.constant(null).map(() => node(level, [])),
          fc.constant(null).map(() => node(level, null)),
          fc
            .constant(null)
            .chain(() => trees(level + 1))
            .map((children) => node(level, children)),
        ),
    { maxLength: 4 },
  );
const all = (nodes: readonly Node[]): Node[] =>
  nodes.flatMap((row) => [row, ...all(row.children ?? [])]);
const opened = trees(1).chain((nodes) =>
  fc.record({
    nodes: fc.constant(nodes),
    open: fc
      .subarray(
        all(nodes)
          .filter(({ count }) => count > 0)
          .map(({ id }) => id),
      )
      .map((ids) => new Set(ids)),
  }),
);

describe('rows of a tree', () => {
  it('stand visible below open ones only', () => {
    fc.assert(
      fc.property(opened, ({ nodes, open }) => {
        const visible = visibleRows(nodes, open);
        expect(openRows(nodes, open)).toEqual(
          visible.filter((row) => row.expanded).map((row) => row.node.id),
        );
        const shown = (some: readonly Node[]): string[] =>
          some.flatMap((row) => [row.id, ...(open.has(row.id) ? shown(row.children ?? []) : [])]);
        expect(visible.map((row) => row.node.id)).toEqual(shown(nodes));
      }),
    );
  });

  it('are each toggled in the address with all that stands below', () => {
    fc.assert(
      fc.property(opened, ({ nodes, open }) => {
        const closed = allParents(nodes)?.filter((id) => !open.has(id)) ?? null;
        const toggled = toggledOpen(visibleRows(nodes, open), closed);
        for (const row of all(nodes)) {
          if (!toggled.has(row.id)) continue;
          const below = new Set(all([row]).map(({ id }) => id));
          const wanted = open.has(row.id)
            ? writeOpen(
                openRows(nodes, open).filter((id) => !below.has(id)),
                closed && [...closed, row.id],
              )
            : writeOpen(
                [...openRows(nodes, open), row.id],
                closed && closed.filter((id) => id !== row.id),
              );
          expect(toggled.get(row.id)).toBe(wanted);
        }
      }),
    );
  });

  it('are all known once every branch has come', () => {
    fc.assert(
      fc.property(opened, ({ nodes }) => {
        const missing = all(nodes).filter((row) => row.count > 0 && row.children === null);
        expect(allParents(nodes) === null).toBe(missing.length > 0);
        const whole = withBranches(
          nodes,
          new Map(
            missing.map((row) => [row.id, [node(row.level + 1, []), node(row.level + 1, [])]]),
          ),
        );
        expect(allParents(whole)).toEqual(
          all(nodes)
            .filter(({ count }) => count > 0)
            .map(({ id }) => id),
        );
      }),
    );
  });
});
