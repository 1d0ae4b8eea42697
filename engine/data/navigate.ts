// How a page of the portal is gone to, within reach of every link; a link that takes it does not listen to the address.

import { createContext } from 'react';

export type Navigate = (
  to: string,
  options: { readonly preventScrollReset: boolean; readonly replace: boolean },
) => Promise<void>;

/** Null on the server, where nobody goes anywhere. */
export const NavigateContext = createContext<Navigate | null>(null);
