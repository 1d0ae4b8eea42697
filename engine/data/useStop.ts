// The place of a stop in the Tab order of the page, as attributes.

import { useShell } from './useShell.ts';

export interface StopAttributes {
  readonly 'data-tab-order': number;
  readonly tabIndex?: number;
}

/** `data-tab-order` always; a literal tabindex too where the portal's configuration asks for it. */
export function useStop(): (tab: number) => StopAttributes {
  const { emitTabindex } = useShell();
  return (tab) =>
    emitTabindex ? { 'data-tab-order': tab, tabIndex: tab } : { 'data-tab-order': tab };
}
