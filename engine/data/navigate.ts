// How the page that stands here changes in place, within reach of every link. Another page is another document, and the browser's own business.

import { createContext, useContext } from 'react';

export interface GoingOptions {
  /** Whether what is seen stays where it is; left out: the page begins at its top. */
  readonly keepScroll?: boolean;
  /** Whether the entry of the history is written over. */
  readonly replace?: boolean;
}

export interface Going {
  /** Whether an address (with its language prefix) is one of this page. */
  readonly isHere: (address: string) => boolean;
  /** Shows this page as another address of it says; leaves the document for any other. */
  readonly to: (address: string, options?: GoingOptions) => Promise<void>;
  /** Asks for what the page shows at an address that a reader is about to go to. */
  readonly prepare: (address: string) => void;
  /** Asks anew for what stands here. */
  readonly refresh: () => Promise<void>;
}

/** Null on the server, where nobody goes anywhere. */
export const GoingContext = createContext<Going | null>(null);

/** Null on the server: links are then plain links. */
export function useGoing(): Going | null {
  return useContext(GoingContext);
}
