// Who still reads a ledger that no longer serves: it is closed when the last of them has done.

import type { HeldLedger } from './keptLedgers.ts';
import type { Ledger } from './ledger.ts';

/** An old ledger stays open for questions that are on their way, so long in milliseconds. */
const LINGER_MS = 10_000;

export class ReadersOfLedgers {
  /** How often a ledger is held, and those that would be closed but for it. */
  private readonly held = new Map<Ledger, number>();
  private readonly ended = new Set<Ledger>();

  /** Keeps a ledger open until it is released; once, whatever came of the questions. */
  hold(ledger: Ledger): HeldLedger {
    this.held.set(ledger, (this.held.get(ledger) ?? 0) + 1);
    return { ledger, release: () => this.leave(ledger) };
  }

  /** Closes a ledger in a while, when nobody holds it. */
  endSoon(ledger: Ledger): void {
    setTimeout(() => this.end(ledger), LINGER_MS).unref();
  }

  private leave(ledger: Ledger): void {
    const left = (this.held.get(ledger) ?? 1) - 1;
    if (left > 0) this.held.set(ledger, left);
    else this.held.delete(ledger);
    if (left === 0 && this.ended.delete(ledger)) close(ledger);
  }

  private end(ledger: Ledger): void {
    if (this.held.has(ledger)) this.ended.add(ledger);
    else close(ledger);
  }
}

/** One that cannot be closed is forgotten as well. */
function close(ledger: Ledger): void {
  ledger.close().catch(() => {});
}
