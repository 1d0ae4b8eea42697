// The folded menu of narrow screens: opened and closed in place; leaving the page leaves it closed.

import { useEffect } from 'react';
import { useLocation } from 'react-router';

import { changeFrame, useFrameState } from './frameState.ts';

interface Menu {
  readonly open: boolean;
  readonly toggle: () => void;
  /** Closes it; the focus goes back to what opened it. */
  readonly close: () => void;
}

export function useMenu(): Menu {
  const { key } = useLocation();
  const open = useFrameState().menuAt === key;
  return {
    open,
    toggle: () => changeFrame({ menuAt: open ? '' : key }),
    close,
  };
}

/** Escape closes it, unless a panel inside it has taken the key. */
export function useMenuKey(): void {
  const { open } = useMenu();
  useEffect(() => {
    if (!open) return;
    const press = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) close();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [open]);
}

function close(): void {
  changeFrame({ menuAt: '' });
  document.querySelector<HTMLElement>('.menu-jump')?.focus();
}
