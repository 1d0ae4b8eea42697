// A dialog on the full screen: it is open from its first moment, and gives back the focus and the address when it is left.

import { useEffect, useRef, type KeyboardEvent, type RefObject } from 'react';
import { useSearchParams } from 'react-router';

import { useShell } from '../../data/useShell.ts';

export interface FullScreen {
  readonly dialog: RefObject<HTMLDialogElement | null>;
  /** To be called when the dialog has closed. */
  readonly closed: () => void;
}

/** `opener` finds in a block what opens its full screen: opened by its address that has nobody to give the focus back to, and it goes there. */
export function useFullScreen(
  id: string,
  opener: (block: HTMLElement) => HTMLElement | null | undefined,
): FullScreen {
  const { queries } = useShell();
  const [, setSearch] = useSearchParams();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  const closed = () => {
    const block = document.getElementById(id);
    const focused = document.activeElement;
    const isBack = block?.contains(focused) && !dialog.current?.contains(focused);
    if (block && !isBack) opener(block)?.focus();
    setSearch(
      (before) => {
        before.delete(queries.zoom);
        return before;
      },
      { preventScrollReset: true, replace: true },
    );
  };
  return { dialog, closed };
}

/** The whole grid is one stop: the browser goes on from it, the grid itself would go from cell to cell. */
export function leaveByTab(event: KeyboardEvent): void {
  if (event.key === 'Tab') event.stopPropagation();
}
