// Old ledgers that are still kept: opened when somebody asks for one, a few at once, closed when nobody does.

import type { Ledger } from './ledger.ts';
import { LedgerBusy } from './stores/store.ts';

/** A ledger that stays open until it is released. */
export interface HeldLedger {
  readonly ledger: Ledger;
  /** To be called once, whatever came of the questions. */
  readonly release: () => void;
}

/** Opens the ledger of an id; null where it is not kept. Throws LedgerUnavailable where it is and cannot be read. */
export type OpenKept = (id: string) => Promise<(() => Promise<Ledger>) | null>;

/** So many old ledgers are open at once: each takes as much memory as the one that serves. */
export const MOST_OPEN = 3;
/** So many may wait for one of them, and so long, in milliseconds. */
const MOST_WAITING = 64;
const PATIENCE_MS = 5000;

interface Kept {
  readonly opening: Promise<Ledger>;
  holders: number;
}

export class KeptLedgers {
  private readonly find: OpenKept;
  /** The one that was asked longest ago first. */
  private readonly kept = new Map<string, Kept>();
  private readonly closing = new Set<Promise<void>>();
  private readonly waiting: (() => void)[] = [];

  constructor(find: OpenKept) {
    this.find = find;
  }

  /**
   * The old ledger of an id, open until it is released; null where it is not kept. Where as many as may be are open
   * and all in use, waits for one of them: rejects with LedgerBusy when too many wait, or for too long.
   */
  async hold(id: string): Promise<HeldLedger | null> {
    const open = this.kept.has(id) ? null : await this.find(id);
    if (!open && !this.kept.has(id)) return null;
    const until = Date.now() + PATIENCE_MS;
    while (!this.kept.has(id)) {
      if (this.kept.size + this.closing.size < MOST_OPEN) {
        // closed meanwhile by others: it is looked for anew
        if (!open) return await this.hold(id);
        this.kept.set(id, { opening: open(), holders: 0 });
        this.tell();
      } else if (!this.closeOne()) await this.turn(until - Date.now());
      else await Promise.race(this.closing);
    }
    return await this.take(id);
  }

  /** Closes all of them, each when the questions that it was asked are answered. */
  async stop(): Promise<void> {
    for (const id of this.kept.keys()) this.close(id);
    await Promise.all(this.closing);
  }

  private async take(id: string): Promise<HeldLedger | null> {
    const kept = this.kept.get(id);
    if (!kept) return null;
    kept.holders++;
    this.kept.delete(id);
    this.kept.set(id, kept);
    try {
      const ledger = await kept.opening;
      return { ledger, release: () => this.leave(kept) };
    } catch (error) {
      // what could not be opened is tried anew
      if (this.kept.get(id) === kept) this.kept.delete(id);
      this.leave(kept);
      throw error;
    }
  }

  private leave(kept: Kept): void {
    kept.holders--;
    if (kept.holders === 0) this.tell();
  }

  /** Closes the one that was asked longest ago of those that nobody uses; false where all are in use or one is being closed. */
  private closeOne(): boolean {
    if (this.closing.size > 0) return true;
    for (const [id, { holders }] of this.kept) {
      if (holders > 0) continue;
      this.close(id);
      return true;
    }
    return false;
  }

  private close(id: string): void {
    const kept = this.kept.get(id);
    this.kept.delete(id);
    const done = closed(kept).finally(() => {
      this.closing.delete(done);
      this.tell();
    });
    this.closing.add(done);
  }

  /** Whoever waits looks again: some may want what has been opened for another. */
  private tell(): void {
    for (const come of this.waiting.splice(0)) come();
  }

  /** Waits until a ledger may be free. */
  private async turn(patience: number): Promise<void> {
    if (this.waiting.length >= MOST_WAITING || patience <= 0)
      throw new LedgerBusy(`${MOST_OPEN} old ledgers are open, and all in use`);
    await new Promise<void>((resolve) => {
      const come = () => {
        clearTimeout(late);
        resolve();
      };
      const late = setTimeout(() => {
        this.waiting.splice(this.waiting.indexOf(come), 1);
        resolve();
      }, patience);
      this.waiting.push(come);
    });
  }
}

/** The store waits for the questions that are at work. */
async function closed(kept: Kept | undefined): Promise<void> {
  const ledger = await kept?.opening.catch(() => null);
  await ledger?.close();
}
