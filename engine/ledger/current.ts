// The ledger that serves now: watches which one is current, opens a new one beside the old, switches when it is ready.

import type { Model } from '../model/portal.ts';
import type { DuckOptions } from './stores/duckdb.ts';
import { KeptLedgers, type HeldLedger } from './keptLedgers.ts';
import type { Ledger } from './ledger.ts';
import { folderShelf, type LedgerSource } from './ledgerSource.ts';
import { LedgerUnavailable } from './stores/store.ts';

export interface Log {
  info(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

const LOOK_MS = 1000;
/** An old ledger stays open for questions that are on their way. */
const LINGER_MS = 10_000;

export class CurrentLedger {
  private readonly source: LedgerSource;
  private readonly model: Model;
  private readonly log: Log;
  private readonly kept: KeptLedgers;
  private open: Ledger | null = null;
  private name = '';
  private failed = '';
  private timer: NodeJS.Timeout | null = null;
  private looking: Promise<void> | null = null;
  /** How often a ledger is held, and those that would be closed but for it. */
  private readonly holders = new Map<Ledger, number>();
  private readonly ended = new Set<Ledger>();

  /** `where` is a source, or a folder of ledgers that `options` are for. */
  constructor(where: string | LedgerSource, model: Model, log: Log, options: DuckOptions = {}) {
    this.source = typeof where === 'string' ? folderShelf(where, options) : where;
    this.model = model;
    this.log = log;
    this.kept = new KeptLedgers((id) => this.source.kept(id, model));
  }

  async start(): Promise<void> {
    await this.look();
    this.timer = setInterval(() => {
      this.looking ??= this.look().finally(() => {
        this.looking = null;
      });
    }, LOOK_MS);
    this.timer.unref();
  }

  /** The ledger that serves. Throws LedgerUnavailable where there is none. */
  get(): Ledger {
    if (!this.open) throw new LedgerUnavailable(this.failed || 'no ledger is published');
    return this.open;
  }

  /** A ledger that served once, open until it is released; null where it is not kept. Throws LedgerBusy, LedgerUnavailable. */
  async hold(id: string): Promise<HeldLedger | null> {
    return await this.kept.hold(id);
  }

  /** The ledger that serves, open until it is released, whichever serves then; once, whatever came of the questions. Throws LedgerUnavailable where there is none. */
  holdServing(): HeldLedger {
    const ledger = this.get();
    this.holders.set(ledger, (this.holders.get(ledger) ?? 0) + 1);
    return { ledger, release: () => this.leave(ledger) };
  }

  async stop(): Promise<void> {
    if (this.timer) clearInterval(this.timer);
    await this.looking;
    await this.kept.stop();
    await this.open?.close();
    this.open = null;
    await this.source.close();
  }

  /** A ledger that cannot be opened leaves the old one serving. */
  private async look(): Promise<void> {
    try {
      const name = await this.source.current();
      if (this.open && name === this.name) {
        this.failed = '';
        return;
      }
      const next = await this.source.open(name, this.model);
      const old = this.open;
      this.open = next;
      this.name = name;
      this.failed = '';
      this.log.info({ ledger: next.id, kind: next.manifest.kind }, 'ledger opened');
      if (old) setTimeout(() => this.end(old), LINGER_MS).unref();
    } catch (error) {
      const message = (error as Error).message;
      if (message !== this.failed)
        this.log.error({ ledger: this.open?.id ?? null }, `ledger unavailable: ${message}`);
      this.failed = message;
    }
  }
  private leave(ledger: Ledger): void {
    const left = (this.holders.get(ledger) ?? 1) - 1;
    if (left > 0) this.holders.set(ledger, left);
    else this.holders.delete(ledger);
    if (left === 0 && this.ended.delete(ledger)) void ledger.close();
  }

  private end(ledger: Ledger): void {
    if (this.holders.has(ledger)) this.ended.add(ledger);
    else void ledger.close();
  }
}
