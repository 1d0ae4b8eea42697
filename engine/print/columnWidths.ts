// How wide the columns of a printed table are, in points.

import type { PrintedCell } from './printed.ts';

/** Between the border of a cell and its text. */
export const PADDING = 4;

/** Each column has room for its longest word where that can be; what is left over goes to those that wish for more. */
export function columnWidths(
  rows: readonly (readonly PrintedCell[])[],
  width: number,
  widthOf: (text: string) => number,
): number[] {
  const count = Math.max(...rows.map((row) => row.length));
  const columns = Array.from({ length: count }, (_, i) => {
    const texts = rows.map((row) => row[i]?.text ?? '');
    const words = texts.flatMap((text) => text.split(/\s+/));
    const least = Math.min(
      Math.max(0, ...words.map(widthOf)) * 1.12 + 2 * PADDING,
      (width / count) * 1.6,
    );
    const wish = Math.min(Math.max(...texts.map(widthOf)), width * 0.6) + 2 * PADDING;
    return { least, more: Math.max(1, wish - least) };
  });
  const least = sum(columns.map((column) => column.least));
  const more = sum(columns.map((column) => column.more));
  const rest = Math.max(0, width - least);
  const shrink = Math.min(1, width / least);
  return columns.map((column) => column.least * shrink + rest * (column.more / more));
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
