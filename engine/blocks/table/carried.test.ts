// Whatever a document shows of a table comes back from its cells as it was: the figures are sent once.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { amountStyle } from '../../language/amounts.ts';
import { writeAmount } from '../../language/decimals.ts';
import { withoutShownRows, withShownRows, writeCell, type Line } from './carried.ts';
import { growNodes, visibleRows } from './openRows.ts';
import type { RowTuple } from './rowTuple.ts';
import type { TableView, ViewColumn } from './table.kind.ts';

const KINDS: readonly ViewColumn['kind'][] = ['amount', 'percent', 'text', 'number'];
const UNITS = [
  { value: 1, decimals: 2 },
  { value: 1000, decimals: 1 },
  { value: 1_000_000, decimals: 2 },
];
const STYLES = ['uk-UA', 'en-GB'].map(amountStyle);

const decimals = fc.bigInt({ min: -(10n ** 18n), max: 10n ** 18n }).map(writeAmount);
const words = fc.string({ minLength: 1, maxLength: 12 });
const valueOf = (kind: ViewColumn['kind']) =>
  fc.option(kind === 'amount' || kind === 'percent' ? decimals : words, { nil: null });

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
    const cells = fc.tuple(...kinds.map(valueOf));
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
          return [`r${i}`, name, '', levels[i]!, own.length, values, ''];
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
      fc.property(
        tables,
        fc.constantFrom(...UNITS),
        fc.constantFrom(...STYLES),
        (view, unit, style) => {
          const shown = visibleRows(growNodes(view.rows), new Set(view.open));
          const lines = shown.map(({ node }): Line => ({
            name: node.name,
            cells: view.columns.map(({ kind }, i) => writeCell(node.values[i]!, kind, unit, style)),
          }));
          const sent = withoutShownRows(view);
          for (const { node } of shown)
            expect(sent.rows.find(([id]) => id === node.id)).toEqual([
              node.id,
              '',
              '',
              node.level,
              node.count,
              [],
              '',
            ]);
          expect(withShownRows(sent, lines, style.point)).toEqual(view);
        },
      ),
    );
  });
});
