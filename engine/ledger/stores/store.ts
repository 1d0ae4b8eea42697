// What a ledger asks of the engine that stores it: bound questions, rows back, interruption.

import type { Sql } from '../sql.ts';

export type Cell = string | number | bigint | boolean | null;

/** Rows as arrays in the order of the columns asked; DECIMAL arrives as a whole number of its smallest unit (hundredths). */
export type Row = readonly Cell[];

export interface Store {
  /** Asks one question in SQL. Rejects with LedgerBusy, LedgerTimeout, or LedgerUnreadable where data are damaged. */
  ask(query: Sql, signal?: AbortSignal): Promise<Row[]>;
  /** The same for many rows, some at a time as they are wanted: it ends with the signal alone, and takes no connection from those who ask. */
  stream(query: Sql, signal?: AbortSignal): AsyncIterable<readonly Row[]>;
  /** Frees caches larger than so many bytes, unless a question is at work. A failure changes nothing. */
  rest?(most: number): Promise<void>;
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
  override readonly name: string = 'LedgerUnavailable';
}

/** What was asked cannot be read: the ledger is damaged, or its disk is in trouble. */
export class LedgerUnreadable extends LedgerUnavailable {
  override readonly name = 'LedgerUnreadable';
  /** The file that it lies in. */
  readonly file: string;

  constructor(file: string, message: string, options?: ErrorOptions) {
    super(message, options);
    this.file = file;
  }
}
