// Whether the files of ledgers are whole: what was found is remembered while the files stay as they are, and how far a look is can be told.

import type { Reading } from './publish/whole.ts';

/** Files of ledgers that can be held against their manifests. */
export interface LedgerFiles {
  /** Other whenever the files of a ledger have been replaced or changed; empty where there are none. */
  stamp(name: string): Promise<string>;
  /** Bytes that are to be read for a look; 0 where that is not known. */
  bytes(name: string): Promise<number>;
  /** What is wrong with a ledger, in words for the log; null: nothing. Rejects where that cannot be found out now. */
  damage(name: string, reading: Reading): Promise<string | null>;
}

interface Verdict {
  readonly stamp: string;
  readonly damage: string | null;
}

/** A look that goes on. */
interface Going {
  readonly reading: Reading;
  readonly found: Promise<string | null>;
  part: number;
}

export class Checks {
  private readonly files: LedgerFiles;
  private readonly verdicts = new Map<string, Verdict>();
  private readonly going = new Map<string, Going>();
  private readonly ending = new AbortController();

  constructor(files: LedgerFiles) {
    this.files = files;
  }

  /** What was found of the files as they are now: damage, null for none, undefined where nobody has looked. */
  async known(name: string): Promise<string | null | undefined> {
    const verdict = this.verdicts.get(name);
    if (!verdict) return undefined;
    if (verdict.stamp === (await this.files.stamp(name))) return verdict.damage;
    this.verdicts.delete(name);
    return undefined;
  }

  /** Looks unless that was done. Rejects where it cannot be found out now. */
  async damage(name: string, rest = 0): Promise<string | null> {
    const known = await this.known(name);
    return known === undefined ? await this.look(name, rest) : known;
  }

  /** Looks anew; joins a look that goes on, which rests no longer than is asked. Rejects where nothing can be found out now. */
  async look(name: string, rest: number): Promise<string | null> {
    const before = this.going.get(name);
    if (before) {
      before.reading.rest = Math.min(before.reading.rest, rest);
      return await before.found;
    }
    const reading: Reading = {
      rest,
      signal: this.ending.signal,
      told: (part) => {
        going.part = part;
      },
    };
    const going: Going = { reading, part: 0, found: this.find(name, reading) };
    this.going.set(name, going);
    return await going.found.finally(() => this.going.delete(name));
  }

  /** Looks from now on: what a look that goes on has read may have been damaged since. */
  async lookFromNow(name: string, rest: number): Promise<string | null> {
    const before = this.going.get(name);
    if (before) before.reading.rest = 0;
    return (await before?.found) ?? (await this.look(name, rest));
  }

  /** How large a ledger is. */
  async bytes(name: string): Promise<number> {
    return await this.files.bytes(name);
  }

  /** Which part of a ledger has been looked at, from 0 to 1. */
  part(name: string): number {
    return this.going.get(name)?.part ?? (this.verdicts.has(name) ? 1 : 0);
  }

  /** Ledgers that were found damaged and have stayed as they were. */
  damaged(): string[] {
    return [...this.verdicts].flatMap(([name, { damage }]) => (damage === null ? [] : [name]));
  }

  /** Forgets what was found damaged and is no more, or is something else by now. */
  async refresh(): Promise<void> {
    for (const name of this.damaged()) {
      const stamp = await this.files.stamp(name);
      if (this.verdicts.get(name)?.stamp !== stamp) this.verdicts.delete(name);
    }
  }

  /** Ends every look; each rejects. */
  async stop(): Promise<void> {
    this.ending.abort();
    await Promise.allSettled([...this.going.values()].map(({ found }) => found));
  }

  private async find(name: string, reading: Reading): Promise<string | null> {
    const stamp = await this.files.stamp(name);
    const damage = await this.files.damage(name, reading);
    this.verdicts.set(name, { stamp, damage });
    return damage;
  }
}
