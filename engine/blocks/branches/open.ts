// Which rows of a tree stand open, as an address says it. The same on both sides.

/** A row, as far as it decides what an address says. */
export interface OpenRow {
  readonly code: string;
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
export function parseOpenCode(word: string): string {
  return word.replace(/^-/, '').replace(/\*$/, '');
}

/** What the address says of rows that stand visible; `isWhole` of the top. */
export function writeOpen(rows: readonly OpenRow[], isWhole: boolean): string[] {
  const words = rows.flatMap(({ code, expanded, isLeading, isWhole: all }) => {
    if (expanded === null) return [];
    if (!expanded) return isLeading ? [CLOSED + code] : [];
    if (all) return [code + WHOLE];
    return isLeading ? [] : [code];
  });
  return isWhole ? [WHOLE, ...words] : words;
}

/** The rows once that at a place was opened, or closed with all below it; `isWhole`: all that stands right below is shown. */
export function toggledRows(rows: readonly OpenRow[], place: number, isWhole = false): OpenRow[] {
  const row = rows[place];
  if (!row) return [...rows];
  const opens = isWhole || row.expanded === false;
  const end = endOfBranch(rows, place);
  return [
    ...rows.slice(0, place),
    { ...row, expanded: opens, isWhole },
    ...(opens && !isWhole ? rows.slice(place + 1) : rows.slice(end)),
  ];
}

/** Where the rows below one end. */
export function endOfBranch(rows: readonly Pick<OpenRow, 'level'>[], place: number): number {
  const { level } = rows[place] ?? { level: 0 };
  const next = rows.findIndex((other, i) => i > place && other.level <= level);
  return next < 0 ? rows.length : next;
}
