// Whether the page has been hydrated: the server and the first render in the browser say no.

import { useSyncExternalStore } from 'react';

const never = () => () => {};

export function useLive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
