// Whether a part of the page is alive: the server and the first render in the browser say no.

import { createContext, useContext } from 'react';

export const LiveContext = createContext(false);

/** True once the part is hydrated: then it may render what needs scripts. */
export function useLive(): boolean {
  return useContext(LiveContext);
}
