// What a ledger asks of the engine that stores it: bound questions, rows back, interruption.

/** A value bound to a question, never pasted into it. */
export type Bound = string | number | bigint | null | readonly string[];

export type Cell = string | number | bigint | boolean | null;

/** Rows as arrays in the order of the columns asked; DECIMAL arrives as a whole number of its smallest unit (hundredths). */
export type Row = readonly Cell[];

export interface Store {
  /**
   * Asks one question. `$1`, `$2` … stand for bound values.
   * Rejects with LedgerBusy when the queue is full, with LedgerTimeout when the question took too long or was given up.
   */
  ask(sql: string, bound: readonly Bound[], signal?: AbortSignal): Promise<Row[]>;
  close(): Promise<void>;
}

export class LedgerBusy extends Error {
  override readonly name = 'LedgerBusy';
}

export class LedgerTimeout extends Error {
  override readonly name = 'LedgerTimeout';
}

/** No ledger is published, or the published one cannot be opened. */
export class LedgerUnavailable extends Error {
  override readonly name = 'LedgerUnavailable';
}
