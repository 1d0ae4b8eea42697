// Two tables compared by their rows: each amount of the first beside that of the second, with what lies between them.

import { alignDecimals, writeUnits } from '../../language/decimals.ts';
import { tenthsOfPercent } from '../../language/ratio.ts';
import { isOfAmounts, readNumberText } from './chapters.server.ts';

/** A table as a document has it: the first row is its head. */
export type StoredRows = readonly (readonly unknown[])[];

export interface ComparedAmount {
  /** The cells that name the row; empty where nothing names it. */
  readonly row: readonly unknown[];
  /** Heads of the column in both; the second is the same where both have it. */
  readonly columns: readonly unknown[];
  readonly first: string | null;
  readonly second: string | null;
  /** Whether both are amounts. */
  readonly amounts: boolean;
  /** The rows of both; null where one has none. */
  readonly rows: readonly [readonly unknown[] | null, readonly unknown[] | null];
}

/** A change between two decimals, exactly; percent in tenths, null where the first is not above zero. */
export interface AmountChange {
  readonly difference: string;
  readonly tenths: bigint | null;
}

/** Rows are the same by the words that name them, columns by their heads, or by their places where no head is in both. */
export function compareTables(first: StoredRows, second: StoredRows): ComparedAmount[] {
  const [a, b] = [readTable(first), readTable(second)];
  const columns = listColumns(a, b);
  const keys = [...new Set([...a.rows.keys(), ...b.rows.keys()])];
  return keys.flatMap((key) => {
    const [left, right] = [a.rows.get(key), b.rows.get(key)];
    const cell = (row: readonly unknown[] | undefined, column: number | null) =>
      column === null ? undefined : row?.[column];
    const names = left ? listNames(a, left) : listNames(b, right ?? []);
    return columns.map((column) => {
      const cells = [cell(left, column.first), cell(right, column.second)] as const;
      return {
        row: names,
        columns: column.heads,
        first: figureIn(cells[0]),
        second: figureIn(cells[1]),
        amounts: cells.every((each) => readNumberText(each) !== null),
        rows: [left ?? null, right ?? null] as const,
      };
    });
  });
}

interface ReadTable {
  readonly head: readonly unknown[];
  /** Places of the columns with figures, and of those that name rows. */
  readonly figures: readonly number[];
  readonly naming: readonly number[];
  readonly rows: ReadonlyMap<string, readonly unknown[]>;
}

function readTable([head = [], ...rows]: StoredRows): ReadTable {
  const figures = head.flatMap((_, i) => (isOfAmounts(rows, i) ? [i] : []));
  const naming = head.flatMap((_, i) => (figures.includes(i) ? [] : [i]));
  const met = new Map<string, number>();
  const byKey = rows.map((row) => {
    const name = naming.map((i) => String(row[i] ?? '')).join('\n');
    const count = met.get(name) ?? 0;
    met.set(name, count + 1);
    // rows of one name are told apart by their order
    return [`${name}\n${count}`, row] as const;
  });
  return { head, figures, naming, rows: new Map(byKey) };
}

function listNames({ naming }: ReadTable, row: readonly unknown[]): unknown[] {
  return naming.map((i) => row[i]);
}

interface ColumnPair {
  readonly heads: readonly unknown[];
  readonly first: number | null;
  readonly second: number | null;
}

function listColumns(a: ReadTable, b: ReadTable): ColumnPair[] {
  const labelOf = ({ head }: ReadTable, i: number) => String(head[i] ?? '');
  const labels = (table: ReadTable) => table.figures.map((i) => labelOf(table, i));
  const shared = labels(a).some((label) => labels(b).includes(label));
  if (!shared)
    return Array.from({ length: Math.max(a.figures.length, b.figures.length) }, (_, i) => {
      const [left = null, right = null] = [a.figures[i], b.figures[i]];
      const heads = [left === null ? [] : [a.head[left]], right === null ? [] : [b.head[right]]];
      return { heads: heads.flat(), first: left, second: right };
    });
  const all = [...new Set([...labels(a), ...labels(b)])];
  return all.map((label) => {
    const place = (table: ReadTable) => table.figures.find((i) => labelOf(table, i) === label);
    const [left = null, right = null] = [place(a), place(b)];
    const head = left === null ? b.head[right ?? 0] : a.head[left];
    return { heads: [head], first: left, second: right };
  });
}

/** A number, or digits that stand for one, as a canonical decimal; null where there is none. */
function figureIn(cell: unknown): string | null {
  const amount = readNumberText(cell);
  if (amount !== null) return amount;
  const text = typeof cell === 'string' ? cell.replaceAll(/[\s\u00a0]/g, '').replace(',', '.') : '';
  return /^-?\d{1,15}(?:\.\d{1,6})?$/.test(text) ? text : null;
}

/** What lies between two canonical decimals. */
export function changeBetween(first: string, second: string): AmountChange {
  const { units, places } = alignDecimals([first, second]);
  const [a = 0n, b = 0n] = units;
  return {
    difference: writeUnits(b - a, places),
    tenths: a > 0n ? tenthsOfPercent(b - a, a) : null,
  };
}
