// Caches of answers: one for all calls together, and one for each that says how many of its answers are kept.

import type { Call } from '../model/portal.ts';
import { remember } from '../model/remember.ts';

/** Answers of a call that keeps few take no place from those of others. */
export class KeptByCall<Cache extends { clear(): void }> {
  readonly all: Cache;
  private readonly few = new Map<string, Cache>();
  private readonly make: (most?: number) => Cache;

  /** `make` makes a cache of so many answers, or of as many as there is room for. */
  constructor(make: (most?: number) => Cache) {
    this.make = make;
    this.all = make();
  }

  /** The cache that answers of a call are kept in. */
  of({ id, kept }: Pick<Call, 'id' | 'kept'>): Cache {
    return kept === null ? this.all : remember(this.few, id, () => this.make(kept));
  }

  clear(): void {
    this.all.clear();
    this.few.clear();
  }
}
