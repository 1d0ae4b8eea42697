// Whether a part of the page is alive: the server and the first render in the browser say no.

import { createContext, useContext } from 'react';

export const LiveContext = createContext(false);

export function useLive(): boolean {
  return useContext(LiveContext);
}
