// What of a matrix is tried: all of it in a full run, otherwise always the same part of it.

/** `npm run test:full` leaves nothing out. */
export const FULL = process.env['PORTAL_TEST_FULL'] === '1';

/** One of each `size` in a row, shifted each time, so that every column of a matrix is taken. All in a full run. */
export function inTurn<T>(all: readonly T[], size: number): T[] {
  return FULL ? [...all] : all.filter((_, i) => i % size === Math.floor(i / size) % size);
}

type Row = Readonly<Record<string, unknown>>;

/** Rows that together hold every pair of values of two columns; all rows in a full run. */
export function inPairs<const T extends Readonly<Record<string, readonly unknown[]>>>(
  columns: T,
): { readonly [K in keyof T]: T[K][number] }[] {
  const all = Object.entries(columns).reduce<Row[]>(
    (rows, [name, values]) =>
      rows.flatMap((row) => values.map((value) => ({ ...row, [name]: value }))),
    [{}],
  );
  if (FULL) return all as { readonly [K in keyof T]: T[K][number] }[];
  const seen = new Set<string>();
  const chosen: Row[] = [];
  const fresh = (row: Row) => pairsOf(row).filter((pair) => !seen.has(pair)).length;
  const next = () => all.reduce((one, other) => (fresh(other) > fresh(one) ? other : one));
  for (let row = next(); fresh(row) > 0; row = next()) {
    for (const pair of pairsOf(row)) seen.add(pair);
    chosen.push(row);
  }
  return chosen as { readonly [K in keyof T]: T[K][number] }[];
}

/** Few of these rows, with every value of every column among them; others of them for each `nth`. All in a full run. */
export function inValues<T extends Row>(rows: readonly T[], nth: number): T[] {
  if (FULL) return [...rows];
  const from = (5 * nth) % rows.length;
  const turned = [...rows.slice(from), ...rows.slice(0, from)];
  const seen = new Set<string>();
  const chosen: T[] = [];
  const fresh = (row: T) => cellsOf(row).filter((cell) => !seen.has(cell)).length;
  const next = () => turned.reduce((one, other) => (fresh(other) > fresh(one) ? other : one));
  for (let row = next(); fresh(row) > 0; row = next()) {
    for (const cell of cellsOf(row)) seen.add(cell);
    chosen.push(row);
  }
  return chosen;
}

function cellsOf(row: Row): string[] {
  return Object.entries(row).map((cell) => JSON.stringify(cell));
}

function pairsOf(row: Row): string[] {
  const cells = cellsOf(row);
  return cells.flatMap((one, i) => cells.slice(i + 1).map((other) => `${one} ${other}`));
}
