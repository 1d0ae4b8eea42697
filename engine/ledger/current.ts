// The ledger that serves now: watches CURRENT, opens a new one beside the old, switches when it is ready.

import type { Model } from '../portal.ts';
import type { DuckOptions } from './duckdb.ts';
import { Ledger } from './ledger.ts';
import { readCurrent } from './manifest.ts';
import { LedgerUnavailable } from './store.ts';

export interface Log {
  info(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

const LOOK_MS = 1000;
/** An old ledger stays open for questions that are on their way. */
const LINGER_MS = 10_000;

export class CurrentLedger {
  private readonly folder: string;
  private readonly model: Model;
  private readonly log: Log;
  private readonly options: DuckOptions;
  private open: Ledger | null = null;
  private failed = '';
  private timer: NodeJS.Timeout | null = null;
  private looking: Promise<void> = Promise.resolve();

  constructor(folder: string, model: Model, log: Log, options: DuckOptions = {}) {
    this.folder = folder;
    this.model = model;
    this.log = log;
    this.options = options;
  }

  async start(): Promise<void> {
    await this.look();
    this.timer = setInterval(() => {
      this.looking = this.looking.then(() => this.look());
    }, LOOK_MS);
    this.timer.unref();
  }

  /** The ledger that serves. Throws LedgerUnavailable where there is none. */
  get(): Ledger {
    if (!this.open) throw new LedgerUnavailable(this.failed || 'no ledger is published');
    return this.open;
  }

  async stop(): Promise<void> {
    if (this.timer) clearInterval(this.timer);
    await this.looking;
    await this.open?.close();
    this.open = null;
  }

  /** A ledger that cannot be opened leaves the old one serving. */
  private async look(): Promise<void> {
    try {
      const id = await readCurrent(this.folder);
      if (id === this.open?.id) return;
      const next = await Ledger.open(this.folder, id, this.model, this.options);
      const old = this.open;
      this.open = next;
      this.failed = '';
      this.log.info({ ledger: id, kind: next.manifest.kind }, 'ledger opened');
      if (old) setTimeout(() => void old.close(), LINGER_MS).unref();
    } catch (error) {
      const message = (error as Error).message;
      if (message !== this.failed) this.log.error({ ledger: this.open?.id ?? null }, `ledger unavailable: ${message}`);
      this.failed = message;
    }
  }
}
