// Rows that share what is written above them → rows that each say everything, and where each key of theirs is written.

import { escape } from '../reading/raw.ts';

export interface OpenedRow<Row> {
  readonly spec: Omit<Row, 'rows'>;
  /** JSON pointer of the row. */
  readonly pointer: string;
  /** Key, or `key/entry` of a map → JSON pointer of where it is written: in the row or above it. */
  readonly places: ReadonlyMap<string, string>;
}

export interface OpenedRows<Row> {
  readonly rows: readonly OpenedRow<Row>[];
  /** What stands above rows although every one of them says its own: JSON pointers. */
  readonly unused: readonly string[];
}

/** Of these maps a row keeps the entries that stand above it. */
const KEPT: readonly string[] = ['when', 'where'];

/** The rows of one thing or of a list, in the order in which they are written; a thing without rows is one row. */
export function openRows<Row extends { readonly rows?: readonly Row[] }>(
  written: Row | readonly Row[] | undefined,
  pointer: string,
): OpenedRows<Row> {
  if (written === undefined) return { rows: [], unused: [] };
  const nothing = { spec: {} as Omit<Row, 'rows'>, pointer, places: new Map() };
  if (!Array.isArray(written)) return openRow(written as Row, pointer, nothing);
  return joined(
    (written as readonly Row[]).map((row, i) => openRow(row, `${pointer}/${i}`, nothing)),
  );
}

function openRow<Row extends { readonly rows?: readonly Row[] }>(
  written: Row,
  pointer: string,
  above: OpenedRow<Row>,
): OpenedRows<Row> {
  const { rows, ...own } = written;
  const row: OpenedRow<Row> = {
    spec: { ...above.spec, ...own, ...keptIn(above.spec, own) },
    pointer,
    places: new Map([...above.places, ...listPlaces(own, pointer)]),
  };
  if (!rows) return { rows: [row], unused: [] };
  const below = joined(rows.map((each, i) => openRow(each, `${pointer}/rows/${i}`, row)));
  const used = new Set(below.rows.flatMap((each) => [...each.places.values()]));
  const shared = listPlaces(own, pointer).filter(([key]) => !KEPT.includes(key));
  return {
    rows: below.rows,
    unused: [
      ...shared.map(([, place]) => place).filter((place) => !used.has(place)),
      ...below.unused,
    ],
  };
}

/** The maps of which entries from above stay. */
function keptIn(above: object, own: object): Record<string, object> {
  const maps = (from: object, key: string) => (from as Record<string, object | undefined>)[key];
  return Object.fromEntries(
    KEPT.filter((key) => maps(own, key)).map((key) => [
      key,
      { ...maps(above, key), ...maps(own, key) },
    ]),
  );
}

function listPlaces(own: object, pointer: string): [key: string, place: string][] {
  return Object.entries(own).flatMap(([key, value]: [string, unknown]) => [
    [key, `${pointer}/${key}`] as [string, string],
    ...(KEPT.includes(key)
      ? Object.keys(value as object).map((name): [string, string] => [
          `${key}/${escape(name)}`,
          `${pointer}/${key}/${escape(name)}`,
        ])
      : []),
  ]);
}

function joined<Row>(parts: readonly OpenedRows<Row>[]): OpenedRows<Row> {
  return {
    rows: parts.flatMap((part) => part.rows),
    unused: parts.flatMap((part) => part.unused),
  };
}
