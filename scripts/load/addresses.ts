// Addresses to ask a portal for, found by asking it.

import { first } from '../../engine/serve.ts';
import { addressesAt } from '../mirror/running.ts';

/** Addresses are mixed so that neighbours share little; every run has the same order. */
const STEP = 7919;

/** Every page of the portal once, as its map of addresses has them: each is a document of its own. */
export async function allPages(base: string): Promise<string[]> {
  const paths = await addressesAt(base);
  return paths.map((_, nth) => paths[(nth * STEP) % paths.length] ?? '');
}

/** Takes addresses that nobody has asked for yet; begins again where all were. */
export class Fresh {
  private readonly all: readonly string[];
  private next = 0;

  constructor(all: readonly string[]) {
    this.all = all;
  }

  take(count: number): string[] {
    return Array.from(
      { length: count },
      () => this.all[this.next++ % this.all.length] ?? first(this.all),
    );
  }
}
