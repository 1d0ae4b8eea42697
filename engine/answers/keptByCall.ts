// Answers that are kept and work that is shared: a cache for all calls together, one for each that says how many of its answers are kept; and what several want at once, made once for all of them.

import { channel } from 'node:diagnostics_channel';

import type { Call } from '../model/portal.ts';
import { remember } from '../model/remember.ts';

/** What bounds a cache by its entries, their sizes or their age: whoever keeps answers, or counts who asked, takes it from here. */
export { LRUCache } from 'lru-cache';

/** Whoever watches is told of each look into a cache, and of its having grown or been emptied, as a `ToldCache`. */
export const CACHES = channel('portal:cache');

export interface ToldCache {
  readonly cache: 'rows' | 'responses' | 'front';
  /** That are kept now. */
  readonly bytes: number;
  /** Whether what was looked for was there; null: nothing was looked for. */
  readonly hit: boolean | null;
}

/** Publishes the size of a cache in bytes and whether a look-up hit (null: none was made); does nothing where nobody subscribes. */
export function publishCacheUse(
  cache: ToldCache['cache'],
  bytes: number,
  hit: boolean | null = null,
): void {
  if (CACHES.hasSubscribers) CACHES.publish({ cache, bytes, hit });
}

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
    return kept === undefined ? this.all : remember(this.few, id, () => this.make(kept));
  }

  clear(): void {
    this.all.clear();
    this.few.clear();
  }
}

interface Going<T> {
  readonly promise: Promise<T>;
  readonly controller: AbortController;
  waiting: number;
}

export class SharedWork<T> {
  private readonly going = new Map<string, Going<T>>();

  /** What `begin` makes; equal keys share it while it is on its way. `signal` tells that this reader has left. */
  async join(
    key: string,
    signal: AbortSignal | undefined,
    begin: (signal: AbortSignal) => Promise<T>,
  ): Promise<T> {
    signal?.throwIfAborted();
    const work = this.going.get(key) ?? this.start(key, begin);
    work.waiting++;
    const leave = () => {
      if (--work.waiting > 0) return;
      // whoever comes from now on must not be handed what nobody waited for
      this.forget(key, work);
      work.controller.abort();
    };
    signal?.addEventListener('abort', leave, { once: true });
    try {
      return await work.promise;
    } finally {
      signal?.removeEventListener('abort', leave);
    }
  }

  private start(key: string, begin: (signal: AbortSignal) => Promise<T>): Going<T> {
    const controller = new AbortController();
    const promise = begin(controller.signal).finally(() => this.forget(key, work));
    const work: Going<T> = { promise, controller, waiting: 0 };
    this.going.set(key, work);
    return work;
  }

  private forget(key: string, work: Going<T>): void {
    if (this.going.get(key) === work) this.going.delete(key);
  }
}
