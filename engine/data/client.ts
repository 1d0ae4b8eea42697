// One query cache per document: views by address, answers of calls by address. It is loaded when something is asked for the first time.

import { QueryClient } from '@tanstack/react-query';

/** How long an answer that nobody looks at is kept. */
const KEPT_MS = 10 * 60_000;
/** Views are asked again with their tag after this; figures of one ledger never change. */
const FRESH_MS = 30_000;

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        gcTime: KEPT_MS,
        retry: 1,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
      },
    },
  });
}
