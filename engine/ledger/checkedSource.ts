// Ledgers of a source as they may serve: one that is known to be damaged is not opened, one that cannot be opened is looked at.

import type { Model } from '../model/portal.ts';
import { Checks } from './checks.ts';
import type { Ledger } from './ledger.ts';
import type { LedgerSource, TellUnreadable } from './ledgerSource.ts';
import { isLedgerId } from './publish/manifest.ts';
import { LedgerUnavailable } from './stores/store.ts';

/** A look at a ledger while one serves takes the disk and the processor for a quarter of the time. */
export const REST = 3;

export class CheckedSource {
  readonly source: LedgerSource;
  /** Null where a server keeps the figures and looks after them itself. */
  readonly checks: Checks | null;
  private readonly model: Model;
  private readonly firstBytes: number;

  /** Ledgers of up to `firstBytes` are held against their manifests before they are opened. */
  constructor(source: LedgerSource, model: Model, firstBytes: number) {
    this.source = source;
    this.checks = source.files && new Checks(source.files);
    this.model = model;
    this.firstBytes = firstBytes;
  }

  /** Opens a ledger; one that fails is looked at, with `rest`. Throws LedgerUnavailable. */
  async open(name: string, rest: number, unreadable: TellUnreadable): Promise<Ledger> {
    await this.refuseDamaged(name);
    try {
      return await this.source.open(name, this.model, unreadable);
    } catch (error) {
      // what has no cause was made by another model, or is the name of none
      const damage =
        (error as Error).cause === undefined ? null : await this.checks?.damage(name, rest);
      throw damage ? this.damaged(name, damage) : error;
    }
  }

  /** An old ledger; null where it is not kept. Throws LedgerUnavailable where it is damaged. */
  async findKept(id: string, unreadable: TellUnreadable): Promise<(() => Promise<Ledger>) | null> {
    const open = await this.source.kept(id, this.model, unreadable);
    if (open) await this.refuseDamaged(id);
    return open;
  }

  /** What is said of a damaged ledger: what it is, where it lies, what to do. */
  damaged(name: string, damage: string): LedgerUnavailable {
    return new LedgerUnavailable(
      `ledger ${name} in ${this.source.shown} is damaged: ${damage}. Put a copy back, make it anew (npm run ledger -- rebuild), or serve an earlier one (npm run ledger -- rollback)`,
    );
  }

  private async refuseDamaged(name: string): Promise<void> {
    if (!this.checks || !isLedgerId(name)) return;
    const isFirst = (await this.checks.bytes(name)) <= this.firstBytes;
    const damage = isFirst ? await this.checks.damage(name) : await this.checks.known(name);
    if (damage) throw this.damaged(name, damage);
  }
}
