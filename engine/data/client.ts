// One query cache per document: views by address, answers of calls by address.

import { QueryClient } from '@tanstack/react-query';

/** How long an answer that nobody looks at is kept. */
const KEPT_MS = 10 * 60_000;

/** `staleTime`: milliseconds for which an answer is taken as it came. */
export function createQueryClient(staleTime: number): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime,
        gcTime: KEPT_MS,
        retry: 1,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
      },
    },
  });
}
