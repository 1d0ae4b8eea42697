// Documents as they were made: those on their way once, ready ones again.

import type { FastifyReply } from 'fastify';

import { SharedWork } from '../answers/keptByCall.ts';
import {
  SHARED_SECONDS,
  type CachedResponse,
  type ResponseCache,
  type ResponseMemory,
} from '../api/cachedResponse.ts';
import { readerGone } from '../api/trace.ts';
import { isFailed } from '../blocks/contract/failed.ts';
import type { View } from '../model/portal.ts';
import { isUntold } from '../page/old.server.ts';
import type { Prepared } from '../page/page.server.ts';

/** For shared caches (RFC 9213): a page may be kept, and shown for a day where the portal cannot be reached (RFC 5861). */
const OF_CDN = 'cdn-cache-control';
export const KEPT_BY_CDN = { [OF_CDN]: `max-age=${SHARED_SECONDS}, stale-if-error=86400` };

/** A view, and the bytes that say it. */
export interface Made {
  readonly view: View;
  readonly sent: CachedResponse;
  /** False: a question was refused for the moment, so that something is left out. */
  readonly whole: boolean;
}

/** Equal pages on their way are made once; ready ones are kept, unless something on them failed or could not be told. */
export class PageCache {
  private readonly kept: ResponseCache;
  private readonly making = new SharedWork<CachedResponse>();

  constructor(memory: ResponseMemory) {
    this.kept = memory.cache();
  }

  /** `make` gives a view and its bytes; its signal tells that the last reader has left. */
  async get(
    key: string,
    reply: FastifyReply,
    make: (signal: AbortSignal) => Promise<Made>,
  ): Promise<CachedResponse> {
    const known = this.kept.get(key);
    if (known) return known;
    return await this.making.join(key, readerGone(reply), async (signal) => {
      const { view, sent, whole } = await make(signal);
      const failed = view.blocks.filter(isFailed);
      if (!whole || failed.some(({ passing }) => passing)) return notKept(sent, TRIED_AGAIN);
      if (failed.length > 0 || isUntold(view)) return notKept(sent);
      // what is not there has as many addresses as anybody can think of
      if (sent.status < 400) this.kept.set(key, sent);
      return sent;
    });
  }
}

/** What is not whole, or tells of a failure, is asked for anew the next time. */
export function notKept(sent: CachedResponse, more: Partial<CachedResponse> = {}): CachedResponse {
  const { [OF_CDN]: _, ...own } = sent.headers;
  const headers = { ...own, ...more.headers, 'cache-control': 'no-store' };
  return { ...sent, ...more, etag: '', headers };
}

/** What has a part that failed says so to machines, shared caches among them (RFC 9110, 15.6.4); readers see what there is. */
const TRIED_AGAIN = { status: 503, headers: { 'retry-after': '2' } };

/** Whether every question of a page was answered so far. */
export function isFullyAnswered({ context }: Pick<Prepared, 'context'>): boolean {
  return context.isWhole?.() ?? true;
}
