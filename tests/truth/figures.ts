// The figures of a block as its reader sees them: what a sentence beside them may be made of.

import type { TreeItem } from '../../engine/answers/answer.ts';
import { amountsIn, SCALES, type Said } from './amounts.ts';
import { plain, type SpokenBlock } from './spoken.ts';

/** Every amount of a block, and what its rows add up to; none of what it says in sentences. */
export function figuresOf(block: SpokenBlock): Said[] {
  if (block.kind === 'finding') return [];
  if (block.kind === 'table') return cellsOf(block);
  const own = { ...block, title: null };
  const text = JSON.stringify(own).replaceAll('\\u00a0', '\u{a0}');
  return [...amountsIn(text), ...exactIn(text), ...totalsIn(own)];
}

/** Cells of a table are in its unit, which its caption ends with. */
function cellsOf({ rows, columns, caption }: SpokenBlock): Said[] {
  if (!Array.isArray(rows) || !Array.isArray(columns)) return [];
  const unit = /([^\s\u{a0},]+)[\s\u{a0}](?:грн|UAH)$/u.exec(plain(caption))?.[1] ?? '';
  const scale = SCALES[unit] ?? 1;
  const lists = (columns as readonly { kind: string }[]).map(({ kind }, i) =>
    kind !== 'amount'
      ? []
      : (rows as readonly (readonly unknown[])[]).flatMap((row) => {
          const cells = row[5];
          const cell: unknown = Array.isArray(cells) ? cells[i] : null;
          return typeof cell === 'string'
            ? amountsIn(`${cell} ${unit === '' ? '' : `${unit} `}UAH`)
            : [];
        }),
  );
  const totals = lists.map((list) => ({
    value: list.reduce((sum, { value }) => sum + value, 0),
    rounding: (list.length * scale) / 10,
    text: 'total',
  }));
  return [...lists.flat(), ...totals];
}

/** What the rows of each list add up to, field by field. */
function totalsIn(value: unknown): Said[] {
  if (value === null || typeof value !== 'object') return [];
  const inner = Object.values(value).flatMap(totalsIn);
  if (!Array.isArray(value)) return inner;
  const own = value.flatMap(fieldsIn);
  const totals = [...Map.groupBy(own, ({ field }) => field).values()].map((cells) => ({
    value: cells.reduce((sum, { said }) => sum + said.value, 0),
    rounding: cells.reduce((sum, { said }) => sum + said.rounding, 0),
    text: 'total',
  }));
  return [...inner, ...totals];
}

/** The series that a drawn point belongs to. */
function seriesOf(row: object): string {
  return 'series' in row ? String(row.series) : '';
}

/** Amounts of one row by the names of their fields. */
function fieldsIn(row: unknown): { field: string; said: Said }[] {
  if (row === null || typeof row !== 'object') return [];
  return Object.entries(row).flatMap(([field, cell]) => {
    if (cell !== null && typeof cell === 'object' && !Array.isArray(cell)) return fieldsIn(cell);
    // drawn points carry their number
    if (typeof cell === 'number' && field === 'value')
      return [
        {
          field: `${field} ${seriesOf(row)}`,
          said: { value: cell, rounding: 0.01, text: String(cell) },
        },
      ];
    if (typeof cell !== 'string') return [];
    const [said] = [...amountsIn(cell), ...exactIn(`"${cell}"`)];
    return said ? [{ field, said }] : [];
  });
}

/** Amounts as tables carry them: with two decimals, to the hundredth. */
function exactIn(text: string): Said[] {
  return [...text.matchAll(/"(-?\d+\.\d\d)"/gu)].map(([, number = '']) => ({
    value: Number(number),
    rounding: 0.01,
    text: number,
  }));
}

/** Amounts of a row of an answer, and of those below it. */
export function answeredIn({ data, children }: TreeItem): Said[] {
  const own = Object.values(data).flatMap((amount) =>
    amount === null ? [] : exactIn(`"${amount}"`),
  );
  return [...own, ...children.flatMap(answeredIn)];
}
