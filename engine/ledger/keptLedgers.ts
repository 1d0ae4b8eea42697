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
const MOST_WAITING = 256;
const PATIENCE_MS = 5000;
/** One that nobody uses is closed after this; until then whether it is still kept is looked up as often as that, in milliseconds. */
export const IDLE_MS = 300_000;
export const LOOKED_MS = 30_000;

interface Kept {
  readonly id: string;
  readonly opening: Promise<Ledger>;
  holders: number;
  looked: number;
  idle: NodeJS.Timeout | undefined;
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

  /** An old ledger, open until released; null where it is not kept. Rejects with LedgerBusy where too many wait. */
  async hold(id: string): Promise<HeldLedger | null> {
    const fresh = (this.kept.get(id)?.looked ?? -Infinity) > performance.now() - LOOKED_MS;
    const open = fresh ? null : await this.find(id);
    if (!fresh && !open) return null;
    const until = performance.now() + PATIENCE_MS;
    while (!this.kept.has(id)) {
      // closed meanwhile by others: it is looked for anew
      if (!open) return await this.hold(id);
      if (this.kept.size + this.closing.size < MOST_OPEN) {
        this.kept.set(id, { id, opening: open(), holders: 0, looked: -Infinity, idle: undefined });
        this.tell();
      } else {
        this.closeOne();
        await this.turn(until - performance.now());
      }
    }
    return await this.take(id, fresh);
  }

  /** One that is not as it was is looked for anew before it is asked again. */
  doubt(id: string): void {
    const kept = this.kept.get(id);
    if (kept?.holders === 0) this.close(kept);
    else if (kept) kept.looked = -Infinity;
  }

  /** Closes all of them, each when the questions that it was asked are answered. */
  async stop(): Promise<void> {
    for (const kept of this.kept.values()) this.close(kept);
    await Promise.all(this.closing);
  }

  /** `fresh`: it was not looked for now. */
  private async take(id: string, fresh: boolean): Promise<HeldLedger | null> {
    const kept = this.kept.get(id);
    if (!kept) return null;
    kept.holders++;
    clearTimeout(kept.idle);
    if (!fresh) kept.looked = performance.now();
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
    if (kept.holders > 0) return;
    clearTimeout(kept.idle);
    if (this.kept.get(kept.id) === kept)
      kept.idle = setTimeout(() => this.close(kept), IDLE_MS).unref();
    this.tell();
  }

  /** Closes the one that was asked longest ago of those that nobody uses, unless one is being closed already. */
  private closeOne(): void {
    if (this.closing.size > 0) return;
    const unused = [...this.kept.values()].find(({ holders }) => holders === 0);
    if (unused) this.close(unused);
  }

  private close(kept: Kept): void {
    clearTimeout(kept.idle);
    this.kept.delete(kept.id);
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

/** The store waits for the questions that are at work. One that cannot be closed is forgotten as well: nobody waits to be told. */
async function closed(kept: Kept): Promise<void> {
  const ledger = await kept.opening.catch(() => null);
  await ledger?.close().catch(() => {});
}
