// What the browser has been answered: pages by address, branches of tables. The cache of it is loaded with the first question.

import { createContext, useContext } from 'react';
import type { QueryClient, QueryKey } from '@tanstack/react-query';

import type { View } from '../model/portal.ts';
import { askBranch, askView, type ApiItem } from './ask.ts';

/** What the server says of an address: a page, or where it has gone. */
export type AnsweredView = View | { readonly redirect: string };

export class Answers {
  private readonly first: { readonly address: string; readonly view: View };
  private readonly since = Date.now();
  private cache: Promise<QueryClient> | null = null;

  /** `first` is the page that came with the document. */
  constructor(first: Answers['first']) {
    this.first = first;
  }

  /** The page at an address; `again` says of one that is there already whether it is asked anew. */
  async view(address: string, again: (known: AnsweredView) => boolean): Promise<AnsweredView> {
    const key = ['view', address];
    const ask = this.asking(address === this.first.address, (signal) => askView(address, signal));
    const cache = await this.loaded();
    const known = cache.getQueryData<AnsweredView>(key);
    if (known && again(known))
      return await cache.fetchQuery({ queryKey: key, queryFn: ask, staleTime: 0 });
    return await cache.ensureQueryData({ queryKey: key, queryFn: ask, revalidateIfStale: true });
  }

  /** One level below a node of a tree; an empty node asks for the whole tree. */
  async branch(call: string, node: string, lang: string): Promise<readonly ApiItem[]> {
    const queryKey: QueryKey = ['call', call, node, lang];
    const ask = this.asking(false, (signal) => askBranch(call, node, lang, signal));
    const cache = await this.loaded();
    // figures of one ledger never change
    return await cache.fetchQuery({ queryKey, queryFn: ask, staleTime: Infinity });
  }

  /** How something is asked: at once where the cache is still on its way, unless what came with the document will do. */
  private asking<T>(
    came: boolean,
    ask: (signal?: AbortSignal) => Promise<T>,
  ): (context: { readonly signal: AbortSignal }) => Promise<T> {
    let early = this.cache || came ? null : ask();
    early?.catch(() => {});
    return async ({ signal }) => {
      const begun = early;
      early = null;
      return await (begun ?? ask(signal));
    };
  }

  private async loaded(): Promise<QueryClient> {
    this.cache ??= this.load();
    return await this.cache;
  }

  private async load(): Promise<QueryClient> {
    try {
      const { createQueryClient } = await import('./client.ts');
      const cache = createQueryClient();
      const { address, view } = this.first;
      cache.setQueryData(['view', address], view, { updatedAt: this.since });
      return cache;
    } catch (error) {
      this.cache = null;
      throw error;
    }
  }
}

/** Null on the server, which asks in its own process. */
export const AnswersContext = createContext<Answers | null>(null);

/** Null on the server. */
export function useAnswers(): Answers | null {
  return useContext(AnswersContext);
}
