// The order of rows that stand beside each other: the same on both sides, so that a level opened later stands as the others.

import { compareAmounts } from '../../language/amounts.ts';

/** What rows can be sorted by beside figures. */
export const BY_NAME = 'name';
export const BY_CODE = 'code';

interface Order {
  readonly field: string;
  /** From the largest. */
  readonly down: boolean;
}

/** What an order looks at. */
export interface Sortable {
  readonly code: string;
  readonly name: string;
  readonly level: number;
  /** Null: unknown. */
  readonly figure: (field: string) => string | null;
}

/** A leading `-` sorts descending; the field is empty where there is no order. */
export function parseOrder(sort: string): Order {
  return sort.startsWith('-') ? { field: sort.slice(1), down: true } : { field: sort, down: false };
}

/** The same rows in an order; empty leaves them as they are. The total stays first, what is unknown goes last. */
export function sortRows<Row>(
  rows: readonly Row[],
  sort: string,
  tag: string,
  read: (row: Row) => Sortable,
): readonly Row[] {
  if (sort === '' || rows.length < 2) return rows;
  const { field, down } = parseOrder(sort);
  const words = field === BY_NAME ? new Intl.Collator(tag) : null;
  const sign = down ? -1 : 1;
  const compare = (a: Sortable, b: Sortable): number => {
    if (a.level === 0 || b.level === 0) return a.level - b.level;
    if (words) return sign * words.compare(a.name, b.name);
    if (field === BY_CODE) return sign * (Number(a.code > b.code) - Number(a.code < b.code));
    const [left, right] = [a.figure(field), b.figure(field)];
    if (left === null || right === null) return Number(left === null) - Number(right === null);
    return sign * compareAmounts(left, right);
  };
  return rows
    .map((row) => ({ row, read: read(row) }))
    .sort((a, b) => compare(a.read, b.read))
    .map(({ row }) => row);
}

/** What a column head leads to: first its own order, then that order turned round, then the table's own, which the address leaves out. */
export function nextSort(field: string, sort: string, standard: string): string {
  const own = field === BY_NAME || field === BY_CODE ? [field, `-${field}`] : [`-${field}`, field];
  const steps = [...own.filter((step) => step !== standard), standard];
  const next = steps[steps.indexOf(sort) + 1] ?? steps[0] ?? standard;
  return next === standard ? '' : next;
}

/** `aria-sort` of a column head. */
export function sortedWay(field: string, sort: string): 'ascending' | 'descending' | undefined {
  const order = parseOrder(sort);
  if (sort === '' || order.field !== field) return undefined;
  return order.down ? 'descending' : 'ascending';
}
