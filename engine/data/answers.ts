// What the browser has been answered: pages, and parts of them, by address. The cache is loaded when something is asked for anew.

import { createContext, useContext } from 'react';
import type { QueryClient, QueryKey } from '@tanstack/react-query';

import type { View } from '../model/portal.ts';
import { askView } from './ask.ts';

/** What the server says of an address: a page, or where it has gone. */
export type AnsweredView = View | { readonly redirect: string };

/** Views are asked again with their tag after this; figures of one ledger never change. */
const FRESH_MS = 30_000;

/** An answer that came, or is on its way. */
interface Asked {
  readonly answer: Promise<AnsweredView>;
  readonly at: number;
}

export class Answers {
  private readonly asked = new Map<string, Asked>();
  private cache: Promise<QueryClient> | null = null;

  /** `first` is the page that came with the document. */
  constructor(first: { readonly address: string; readonly view: View }) {
    void this.keep(['view', first.address], Promise.resolve(first.view));
  }

  /** The page at an address; `again` says of one that is there already whether it is asked anew. What is asked for the first time needs no cache, nor what has just come; whatever is asked anew does. */
  async view(address: string, again: (known: AnsweredView) => boolean): Promise<AnsweredView> {
    const queryKey = ['view', address];
    const last = this.cache ? undefined : this.asked.get(JSON.stringify(queryKey));
    if (!this.cache && !last) return await this.keep(queryKey, askView(address));
    const came = await last?.answer;
    if (came && last && Date.now() - last.at < FRESH_MS && !again(came)) return came;
    const cache = await this.loaded();
    const known = cache.getQueryData<AnsweredView>(queryKey);
    const queryFn = async ({ signal }: { readonly signal: AbortSignal }) =>
      await askView(address, signal);
    return known !== undefined && again(known)
      ? await cache.fetchQuery({ queryKey, queryFn, staleTime: 0 })
      : await cache.ensureQueryData({
          queryKey,
          queryFn,
          revalidateIfStale: true,
          staleTime: FRESH_MS,
        });
  }

  private async keep(queryKey: QueryKey, answer: Promise<AnsweredView>): Promise<AnsweredView> {
    const key = JSON.stringify(queryKey);
    this.asked.set(key, { answer, at: Date.now() });
    answer.catch(() => this.asked.delete(key));
    return await answer;
  }

  private async loaded(): Promise<QueryClient> {
    this.cache ??= this.load();
    return await this.cache;
  }

  private async load(): Promise<QueryClient> {
    try {
      const { createQueryClient } = await import('./client.ts');
      const cache = createQueryClient(FRESH_MS);
      for (const [key, { answer, at }] of this.asked)
        cache.setQueryData(JSON.parse(key) as QueryKey, await answer, { updatedAt: at });
      this.asked.clear();
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
