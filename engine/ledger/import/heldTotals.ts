// Totals that stand before the rows that they are of, and do not say their part: it is that of the next row.

import type { StagedRow } from './stage.ts';

/** Stands for the code of a part that a row does not say. */
export const UNSAID = '?';

export class HeldTotals {
  private held: StagedRow[] = [];
  /** The part of the total above, null where there is none. */
  private part: string | null = null;

  hold(rows: readonly StagedRow[]): void {
    this.held.push(...rows);
  }

  /** What was held, of the part that a row says; the part of the total above where the row is of another one. */
  release(part: string): readonly StagedRow[] | string {
    if (this.held.length === 0) return this.part === null || this.part === part ? [] : this.part;
    const released = this.held.map((row) => ({
      ...row,
      codes: row.codes.map((code) => (code === UNSAID ? part : code)),
    }));
    this.held = [];
    this.part = part;
    return released;
  }
}
