// Documents as they were made: those on their way once, ready ones again.

import type { FastifyReply } from 'fastify';

import { SharedWork } from '../answers/sharedWork.ts';
import type { CachedResponse, ResponseBudget, ResponseCache } from '../api/cachedResponse.ts';
import { readerGone } from '../api/readerGone.ts';
import { isFailed } from '../blocks/failed.ts';
import type { View } from '../model/portal.ts';
import { isUntold } from '../page/old.server.ts';

/** A view, and the bytes that say it. */
export interface Made {
  readonly view: View;
  readonly sent: CachedResponse;
}

/** Equal pages on their way are made once; ready ones are kept, unless something on them failed or could not be told. */
export class PageCache {
  private readonly kept: ResponseCache;
  private readonly making = new SharedWork<CachedResponse>();

  constructor(budget: ResponseBudget) {
    this.kept = budget.cache();
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
      const { view, sent } = await make(signal);
      if (view.blocks.some(isFailed) || isUntold(view)) return notKept(sent);
      if (sent.status < 500) this.kept.set(key, sent);
      return sent;
    });
  }
}

/** What is not whole is asked for anew the next time. */
function notKept(sent: CachedResponse): CachedResponse {
  return { ...sent, etag: '', headers: { ...sent.headers, 'cache-control': 'no-store' } };
}
