// Ledgers that serve and served: who still reads one that no longer does, closed when the last has done; and what was wrong with others, told once.

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

interface Complaint {
  readonly text: string;
  readonly at: number;
}

export class Complaints {
  private readonly last = new Map<string, Complaint>();

  /** Remembers a reason; whether it is another than the last one of that name. */
  isNew(name: string, text: string): boolean {
    const isNew = this.last.get(name)?.text !== text;
    this.last.set(name, { text, at: performance.now() });
    return isNew;
  }

  /** Whether there was something wrong with a ledger less than so many milliseconds ago. */
  isWithin(name: string, milliseconds: number): boolean {
    const complaint = this.last.get(name);
    return complaint !== undefined && performance.now() - complaint.at < milliseconds;
  }

  forget(name: string): void {
    this.last.delete(name);
  }
}
