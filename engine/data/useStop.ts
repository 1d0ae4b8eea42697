// The place of a stop in the Tab order of the page, as attributes.

import { useShell } from './useShell.ts';

export interface StopAttributes {
  readonly 'data-tab-order': number;
  readonly tabIndex?: number;
}

/** `data-tab-order` always; a literal tabindex too where the portal's configuration asks for it. */
export function useStop(): (tab: number) => StopAttributes {
  const { emitTabindex } = useShell();
  return (tab) => {
    // places between two whole ones are sums of decimals; a tabindex is a whole number, and equal ones follow the document
    const place = Math.round(tab * 1000) / 1000;
    return emitTabindex
      ? { 'data-tab-order': place, tabIndex: Math.trunc(tab) }
      : { 'data-tab-order': place };
  };
}
