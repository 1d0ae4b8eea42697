// Whatever a document shows of a table comes back from its cells as it was: the figures are sent once.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { Line } from '../treegrid/carried.ts';
import { withoutShownRows, withShownRows } from './carried.ts';
import { packRow, unpackRow, visibleRows, type RowTuple } from '../treegrid/tree.ts';
import type { TableView, ViewColumn } from './table.kind.ts';

const KINDS: readonly ViewColumn['kind'][] = ['amount', 'percent', 'text', 'number'];

const words = fc.string({ minLength: 1, maxLength: 12 });
const texts = fc.string({ maxLength: 12 });

/** Rows of a random tree in reading order, each below the one before it or beside one above. */
const tables = fc
  .record({
    kinds: fc.array(fc.constantFrom(...KINDS), { maxLength: 4 }),
    steps: fc.array(fc.nat({ max: 3 }), { maxLength: 14 }),
    open: fc.array(fc.nat({ max: 14 })),
  })
  .chain(({ kinds, steps, open }) => {
    const levels = steps.reduce<number[]>(
      (all, step) => [...all, Math.max(1, Math.min(step, (all.at(-1) ?? 0) + 1))],
      [],
    );
    const cells = fc.tuple(...kinds.map(() => texts));
    return fc
      .array(fc.tuple(words, cells), { minLength: levels.length, maxLength: levels.length })
      .map((rows): TableView => ({
        ...EMPTY,
        columns: kinds.map((kind, i) => ({ field: `f${i}`, title: '', kind, importance: 1 })),
        rows: rows.map(([name, values], i): RowTuple => {
          const below = levels.slice(i + 1);
          const end = below.findIndex((level) => level <= levels[i]!);
          const own = (end === -1 ? below : below.slice(0, end)).filter(
            (level) => level === levels[i]! + 1,
          );
          return packRow({
            id: `r${i}`,
            name,
            lang: '',
            level: levels[i]!,
            children: own.length,
            values,
            breach: '',
          });
        }),
        open: open.map((i) => `r${i}`),
      }));
  });

const EMPTY: TableView = {
  kind: 'table',
  id: 'table-1',
  title: null,
  tab: 100,
  state: 'ready',
  message: '',
  notes: [],
  type: '',
  caption: '',
  columns: [],
  to: '',
  measure: 0,
  ownUnit: 1,
  sort: '',
  ownSort: '',
  find: '',
  found: 0,
  tree: true,
  rows: [],
  open: [],
  call: '',
  zoom: true,
  download: '',
  link: '',
};

describe('a table in a document', () => {
  it('leaves out what it shows and gets it back from its cells', () => {
    fc.assert(
      fc.property(tables, (view) => {
        const shown = visibleRows(view.rows.map(unpackRow), new Set(view.open));
        const lines = shown.map(({ node }): Line => ({ name: node.name, cells: node.values }));
        const sent = withoutShownRows(view);
        for (const { node } of shown)
          expect(sent.rows.find(([id]) => id === node.id)).toEqual([
            node.id,
            '',
            '',
            node.level,
            node.children,
          ]);
        expect(withShownRows(sent, lines)).toEqual(view);
      }),
    );
  });
});
