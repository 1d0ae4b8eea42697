// What a store was asked once: ledgers never change, so it is remembered, and forgotten all at once when it is much.

import { remember } from '../../model/remember.ts';
import type { Store } from '../stores/store.ts';

export class AskedOnce<Value> {
  private readonly known = new WeakMap<Store, Map<string, Promise<Value>>>();
  private readonly most: number;

  /** `most`: how many answers of one store are kept. */
  constructor(most: number) {
    this.most = most;
  }

  /** The answer kept under a name; asked where there is none. A failure is not kept. */
  async get(store: Store, name: string, ask: () => Promise<Value>): Promise<Value> {
    const kept = remember(this.known, store, () => new Map<string, Promise<Value>>());
    if (kept.size >= this.most) kept.clear();
    try {
      return await remember(kept, name, ask);
    } catch (error) {
      kept.delete(name);
      throw error;
    }
  }
}
