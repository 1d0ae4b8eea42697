// Watches which ledger is current and switches to a new one when it is ready; a damaged one gives way to the one before.

import type { Model } from '../model/portal.ts';
import { CheckedSource, REST } from './checkedSource.ts';
import { Complaints, ReadersOfLedgers } from './ledgerReaders.ts';
import { KeptLedgers, type HeldLedger } from './keptLedgers.ts';
import type { Ledger } from './ledger.ts';
import { folderShelf, type LedgerSource, type TellUnreadable } from './ledgerSource.ts';
import { findKind, isLedgerId } from './publish/manifest.ts';
import type { DuckOptions } from './stores/duckdb.ts';
import { LedgerUnavailable, type LedgerUnreadable } from './stores/store.ts';

export interface Log {
  info(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

/** How ledgers are looked after. */
export interface LedgerCare {
  /** Ledgers of up to so many bytes are held against their manifests before they serve, larger ones while they do. */
  readonly firstBytes?: number;
  /** Hours between two looks at the whole ledger that serves; 0: none. */
  readonly scrubHours?: number;
}

/** How the ledgers are, whether one serves or not. */
export interface LedgerHealth {
  /** Which part of the ledger that serves has been held against its manifest, from 0 to 1; null where that is not done. */
  readonly checked: number | null;
  /** Ids of the ledgers that were found damaged and have stayed as they were. */
  readonly damaged: readonly string[];
  /** The ledger that should serve where another one does; empty where nobody knows which; null where none is wanted but this. */
  readonly insteadOf: string | null;
}

const LOOK_MS = 1000;
const FIRST_BYTES = 64 * 1024 * 1024;
const HOUR_MS = 3_600_000;
/** A timer cannot be set to more, in milliseconds. */
const LONGEST_MS = 2 ** 31 - 1;
/** One that could not be read though it is whole is opened anew no more often than this, in milliseconds. */
const ANEW_MS = 60_000;
/** One that a server keeps and that cannot be opened is tried again so often while another serves, in milliseconds. */
const AGAIN_MS = 10_000;

/** A ledger that serves, by its name in the source. */
interface Serving {
  readonly name: string;
  readonly ledger: Ledger;
}

export class CurrentLedger {
  private readonly checked: CheckedSource;
  private readonly log: Log;
  private readonly scrubHours: number;
  private readonly kept: KeptLedgers;
  private readonly holders = new ReadersOfLedgers();
  private readonly timers: NodeJS.Timeout[] = [];
  private serving: Serving | null = null;
  /** The name that the source gives; null where it gives none. */
  private named: string | null = null;
  private failed = '';
  private readonly complaints = new Complaints();
  private looking: Promise<void> | null = null;
  /** What changes the ledger that serves is done one after another. */
  private turns: Promise<void> = Promise.resolve();
  /** Ledgers that are looked at because a question could not be read: whether another one could not since that look began. */
  private readonly suspected = new Map<string, boolean>();
  private openedAnew = -Infinity;
  private stopped = false;
  private readonly unreadable: TellUnreadable = (name, damage) => void this.suspect(name, damage);

  /** `where` is a source, or a folder of ledgers that `options` are for. */
  constructor(
    where: string | LedgerSource,
    model: Model,
    log: Log,
    { firstBytes = FIRST_BYTES, scrubHours = 0, ...options }: DuckOptions & LedgerCare = {},
  ) {
    const source = typeof where === 'string' ? folderShelf(where, options) : where;
    this.checked = new CheckedSource(source, model, firstBytes);
    this.log = log;
    this.scrubHours = scrubHours;
    this.kept = new KeptLedgers(async (id) => await this.findKept(id));
  }

  async start(): Promise<void> {
    await this.look();
    const look = () => {
      this.looking ??= this.look().finally(() => {
        this.looking = null;
      });
    };
    this.timers.push(setInterval(look, LOOK_MS).unref());
    if (this.scrubHours <= 0) return;
    const scrub = () => {
      if (this.serving) void this.check(this.serving.name, true);
    };
    const every = Math.min(this.scrubHours * HOUR_MS, LONGEST_MS);
    this.timers.push(setInterval(scrub, every).unref());
  }

  /** The ledger that serves. Throws LedgerUnavailable where there is none. */
  get(): Ledger {
    if (!this.serving) throw new LedgerUnavailable(this.failed || 'no ledger is published');
    return this.serving.ledger;
  }

  health(): LedgerHealth {
    const { checks } = this.checked;
    const name = this.serving?.name ?? null;
    const named = this.named !== null && isLedgerId(this.named) ? this.named : '';
    return {
      checked: name === null ? null : (checks?.part(name) ?? null),
      damaged: checks?.damaged() ?? [],
      insteadOf: name === null || name === this.named ? null : named,
    };
  }

  /** A ledger that served once, open until it is released; null where it is not kept. Throws LedgerBusy, LedgerUnavailable. */
  async hold(id: string): Promise<HeldLedger | null> {
    return await this.kept.hold(id);
  }

  /** The ledger that serves, open until it is released. Throws LedgerUnavailable where there is none. */
  holdServing(): HeldLedger {
    return this.holders.hold(this.get());
  }

  /** The ledger that serves gives back what it has read, where that is more than so many bytes. */
  async rest(most: number): Promise<void> {
    // it goes on serving as it is where that fails, and is looked after as ever
    await this.serving?.ledger.store.rest?.(most).catch(() => {});
  }

  async stop(): Promise<void> {
    this.stopped = true;
    for (const timer of this.timers) clearInterval(timer);
    await this.checked.checks?.stop();
    await this.looking;
    await this.turns;
    await this.kept.stop();
    await this.serving?.ledger.close();
    this.serving = null;
    await this.checked.source.close();
  }

  private async look(): Promise<void> {
    await this.turn(async () => {
      await this.checked.checks?.refresh();
      this.named = await this.readName();
      if (this.serving && this.serving.name === this.named) {
        this.failed = '';
        return;
      }
      if (this.named !== null && (await this.take(this.named))) return;
      // one that serves goes on serving
      if (!this.serving) await this.takeAnother();
    });
  }

  private async findKept(id: string): Promise<(() => Promise<Ledger>) | null> {
    const open = await this.checked.findKept(id, this.unreadable);
    return open && (async () => await open().finally(() => void this.check(id, false)));
  }

  private async readName(): Promise<string | null> {
    try {
      const name = await this.checked.source.current();
      this.complaints.forget('');
      return name;
    } catch (error) {
      this.complain('', error);
      return null;
    }
  }

  /** Whether the ledger could be opened and serves now; the log is told why not. */
  private async take(name: string): Promise<boolean> {
    if (this.serving && !this.checked.checks && this.complaints.isWithin(name, AGAIN_MS))
      return false;
    try {
      await this.openAs(name);
      return true;
    } catch (error) {
      this.complain(name, error);
      return false;
    }
  }

  private async openAs(name: string): Promise<void> {
    const rest = this.serving ? REST : 0;
    const ledger = await this.checked.open(name, rest, this.unreadable);
    const old = this.serving;
    this.serving = { name, ledger };
    this.failed = '';
    this.complaints.forget(name);
    const { insteadOf } = this.health();
    const instead = insteadOf === null ? {} : { insteadOf };
    const kind = findKind(ledger.manifest);
    this.log.info({ ledger: ledger.id, kind, ...instead }, 'ledger opened');
    if (old) this.holders.endSoon(old.ledger);
    void this.check(name, false);
  }

  /** Any ledger that may serve in place of the one that should. */
  private async takeAnother(): Promise<boolean> {
    try {
      for (const name of await this.checked.source.standIns(this.named))
        if (await this.take(name)) return true;
    } catch (error) {
      this.complain('', error);
    }
    return false;
  }

  /** Looks at a ledger that serves or is asked, unless that was done or is to be done `again`. */
  private async check(name: string, again: boolean): Promise<void> {
    const { checks } = this.checked;
    if (!checks) return;
    await this.looked(name, async () => {
      const damage = again ? await checks.look(name, REST) : await checks.damage(name, REST);
      if (damage !== null) await this.giveWay(name, damage);
    });
  }

  /** A question could not be read, so the file is checked at once. A file that is whole is opened anew: its engine may have failed. */
  private async suspect(name: string, { file, message }: LedgerUnreadable): Promise<void> {
    const { checks } = this.checked;
    if (!checks || this.stopped) return;
    const isLooked = this.suspected.has(name);
    this.suspected.set(name, true);
    if (isLooked) return;
    this.log.error({ ledger: name, file }, `ledger could not be read: ${message}`);
    await this.looked(name, async () => {
      while (this.suspected.get(name)) {
        this.suspected.set(name, false);
        const damage = await checks.lookFromNow(name, this.wasOpenedAnew() ? REST : 0);
        if (damage !== null) return await this.giveWay(name, damage);
        await this.openAnew(name);
      }
    });
    this.suspected.delete(name);
  }

  private async looked(name: string, look: () => Promise<void>): Promise<void> {
    try {
      await look();
    } catch (error) {
      if (!this.stopped)
        this.log.error({ ledger: name }, `ledger not checked: ${(error as Error).message}`);
    }
  }

  private async openAnew(name: string): Promise<void> {
    this.kept.doubt(name);
    if (this.wasOpenedAnew()) return;
    this.openedAnew = performance.now();
    await this.turn(async () => {
      if (this.serving?.name === name) await this.take(name);
    });
  }

  private wasOpenedAnew(): boolean {
    return performance.now() - this.openedAnew < ANEW_MS;
  }

  /** A damaged ledger serves no more: another one does, or none. */
  private async giveWay(name: string, damage: string): Promise<void> {
    await this.turn(async () => {
      const { serving } = this;
      this.complain(name, this.checked.damaged(name, damage));
      this.kept.doubt(name);
      if (serving?.name !== name || (await this.takeAnother())) return;
      this.serving = null;
      this.holders.endSoon(serving.ledger);
    });
  }

  /** One line for each reason. */
  private complain(name: string, error: unknown): void {
    const text = (error as Error).message;
    if (this.stopped) return;
    if (this.complaints.isNew(name, text))
      this.log.error({ ledger: this.serving?.ledger.id ?? null }, `ledger unavailable: ${text}`);
    this.failed = text;
  }

  private async turn(work: () => Promise<void>): Promise<void> {
    const turn = this.turns.then(async () => {
      if (!this.stopped) await work();
    });
    this.turns = turn.catch(() => {});
    await turn;
  }
}
