// Which rows of a tree stand open, as an address says it. The same on both sides.

/** A row, as far as it decides what an address says. */
export interface OpenRow {
  readonly key: string;
  readonly level: number;
  /** Null: nothing stands below. */
  readonly expanded: boolean | null;
  /** Whether it stands open because of what was searched for. */
  readonly isLeading: boolean;
  /** Whether all that stands right below it is shown, however much it is. */
  readonly isWhole: boolean;
}

/** What an address says of the rows. */
export interface OpenCodes {
  readonly open: ReadonlySet<string>;
  /** Those whose level is shown whole; the empty code is the top. */
  readonly whole: ReadonlySet<string>;
  /** Those that are closed although what was found stands below. */
  readonly closed: ReadonlySet<string>;
}

/** Behind a code: its level is shown whole. */
export const WHOLE = '*';
/** Before a code: it is closed. */
const CLOSED = '-';

/** Parses codes as an address has them: `code` is open, `code*` shows its whole level, `-code` is closed. */
export function readOpen(words: readonly string[]): OpenCodes {
  const whole = words.filter((word) => word.endsWith(WHOLE)).map((word) => word.slice(0, -1));
  const closed = words.filter((word) => word.startsWith(CLOSED)).map((word) => word.slice(1));
  const plain = words.filter((word) => !word.endsWith(WHOLE) && !word.startsWith(CLOSED));
  return {
    open: new Set([...plain, ...whole].filter((code) => code !== '')),
    whole: new Set(whole),
    closed: new Set(closed),
  };
}

/** The code that a word of an address is of. */
export function parseOpenKey(word: string): string {
  return word.replace(/^-/, '').replace(/\*$/, '');
}

/** What the address says of rows that stand visible; `isWhole` of the top. */
export function writeOpen(rows: readonly OpenRow[], isWhole: boolean): string[] {
  const words = rows.flatMap(({ key, expanded, isLeading, isWhole: all }) => {
    if (expanded === null) return [];
    if (!expanded) return isLeading ? [CLOSED + key] : [];
    if (all) return [key + WHOLE];
    return isLeading ? [] : [key];
  });
  return isWhole ? [WHOLE, ...words] : words;
}

/** The rows once that at a place was opened, with what came below it, or closed with all below it; `isWhole`: all that stands right below is shown. */
export function turnRow<Row extends OpenRow>(
  rows: readonly Row[],
  place: number,
  { isWhole = false, came = [] }: { readonly isWhole?: boolean; readonly came?: readonly Row[] },
): Row[] {
  const row = rows[place];
  if (!row) return [...rows];
  return [
    ...rows.slice(0, place),
    { ...row, expanded: isWhole || row.expanded === false, isWhole },
    ...came,
    ...rows.slice(endOfBranch(rows, place)),
  ];
}

/** What the address says once the row at a place is opened or closed, or the rest of the level that it stands for is shown. */
export function writeTurned(
  rows: readonly (OpenRow & { readonly hidden: number })[],
  place: number,
  isWhole: boolean,
): string[] {
  const row = rows[place];
  if (!row) return writeOpen(rows, isWhole);
  if (row.hidden > 0) {
    const above = findMember(rows, row.key);
    return above < 0
      ? writeOpen(rows, true)
      : writeOpen(turnRow(rows, above, { isWhole: true }), isWhole);
  }
  // what is opened is added to what stands open; only closing takes others with it
  if (row.expanded === false && !row.isLeading) return [...writeOpen(rows, isWhole), row.key];
  return writeOpen(turnRow(rows, place, {}), isWhole);
}

/** The place of the row that stands for a member; −1 where none does. */
export function findMember(
  rows: readonly (OpenRow & { readonly hidden: number })[],
  key: string,
): number {
  return rows.findIndex((row) => row.key === key && row.hidden === 0);
}

/** Where the rows below one end. */
function endOfBranch(rows: readonly OpenRow[], place: number): number {
  const { level } = rows[place] ?? { level: 0 };
  const next = rows.findIndex((other, i) => i > place && other.level <= level);
  return next < 0 ? rows.length : next;
}
