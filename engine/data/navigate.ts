// How a page of the portal is gone to, within reach of every link; a link that takes it does not listen to the address.

import { createContext } from 'react';

export type Navigate = (
  to: string,
  options: { readonly preventScrollReset: boolean; readonly replace: boolean },
) => Promise<void>;

export interface Going {
  readonly to: Navigate;
  /** Asks for a page that a reader is about to go to, by its address with the language prefix. */
  readonly prepare: (address: string) => void;
}

/** Null on the server, where nobody goes anywhere. */
export const GoingContext = createContext<Going | null>(null);
