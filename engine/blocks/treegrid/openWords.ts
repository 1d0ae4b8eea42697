// What an address says of the open rows of a tree, read and written. The same on both sides.

import type { TreeRow, VisibleRow } from './tree.ts';

/** In an address: every row is open, but for those that are said to be closed. */
export const OPEN_ALL = 'all';
/** Behind an id: all right below it is shown, however much it is; alone: all of the top. */
export const WHOLE = '*';
/** Before an id: the row is closed. */
const CLOSED = '-';

/** What the words of an address say of rows. */
export interface OpenWords {
  /** Every row is open, but for those that are closed. */
  readonly all: boolean;
  readonly open: ReadonlySet<string>;
  /** Those whose level is shown whole; the empty id is the top. */
  readonly whole: ReadonlySet<string>;
  readonly closed: ReadonlySet<string>;
}

/** Parses words of an address: an id is open, `id*` shows its whole level, `-id` is closed. */
export function readOpen(words: readonly string[]): OpenWords {
  const ids = words.filter((word) => word !== OPEN_ALL);
  const whole = ids.filter((word) => word.endsWith(WHOLE));
  const closed = ids.filter((word) => word.startsWith(CLOSED));
  const open = ids.filter((word) => word !== WHOLE && !closed.includes(word));
  return {
    all: ids.length < words.length,
    open: new Set(open.map(parseOpenId)),
    whole: new Set(whole.map(parseOpenId)),
    closed: new Set(closed.map(parseOpenId)),
  };
}

/** The id that a word of an address is of; empty: the top. */
export function parseOpenId(word: string): string {
  return word.replace(/^-/, '').replace(/\*$/, '');
}

/** Writes what is said of the rows, or the closed ones where these are fewer. Null where there is nothing to say. `closed` is null until all rows are known. */
export function writeOpen(
  words: readonly string[],
  closed: readonly string[] | null,
): string | null {
  if (words.length === 0) return null;
  return closed !== null && closed.length < words.length
    ? [OPEN_ALL, ...closed.map((id) => CLOSED + id)].join(',')
    : words.join(',');
}

/** What an address says of a row that can be opened; empty: nothing. */
function writeRow<Row extends TreeRow>(
  { node: { id, leads = false }, expanded }: VisibleRow<Row>,
  open: ReadonlySet<string>,
): string {
  if (expanded === null) return '';
  if (!expanded) return leads ? CLOSED + id : '';
  if (open.has(id + WHOLE)) return id + WHOLE;
  return leads ? '' : id;
}

/** What stands visible of a tree, and what of it stands open. */
export interface StandingRows<Row extends TreeRow> {
  readonly visible: readonly VisibleRow<Row>[];
  /** Ids of open rows, and of those whose rest has come. */
  readonly open: ReadonlySet<string>;
  /** Every row that could be opened and is not; null while some have not been asked for, or where the address has no word for all. */
  readonly closed: readonly string[] | null;
}

/** What the address says of rows as they stand; null: nothing. */
export function writeStanding<Row extends TreeRow>(standing: StandingRows<Row>): string | null {
  const { visible, open, closed } = standing;
  return writeOpen(
    [open.has(WHOLE) ? WHOLE : '', ...visible.map((row) => writeRow(row, open))].filter(Boolean),
    closed,
  );
}

/** Finds what the address says once a visible row is opened, closed with all below it, or makes place for the rest of its level. */
export function findToggled<Row extends TreeRow>(
  standing: StandingRows<Row>,
): (row: VisibleRow<Row>) => string | null {
  const { visible, open, closed } = standing;
  const said = visible
    .map((row) => ({ row, word: writeRow(row, open) }))
    .filter(({ row, word }) => row.expanded || word !== '');
  const words = said.map(({ word }) => word);
  const write = (changed: readonly string[], shut: readonly string[] | null) =>
    writeOpen([open.has(WHOLE) ? WHOLE : '', ...changed].filter(Boolean), shut);
  return (row) => {
    const { id, level, rest } = row.node;
    if (rest !== undefined) return writeStanding({ ...standing, open: new Set([...open, id]) });
    const start = said.findIndex((each) => each.row === row);
    const word = writeRow({ ...row, expanded: !row.expanded }, open);
    if (!row.expanded)
      return write(
        [...words.filter((_, i) => i !== start), word],
        closed && closed.filter((other) => other !== id),
      );
    const below = said.slice(start + 1).findIndex((each) => each.row.node.level <= level);
    const count = below === -1 ? words.length - start : below + 1;
    return write(words.toSpliced(start, count, word), closed && [...closed, id]);
  };
}
