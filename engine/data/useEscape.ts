// A key takes away what a pointer shows, wherever the focus is (WCAG 1.4.13).

import { useEffect, useRef } from 'react';

/** Calls `close` at Escape; where nothing is shown it has nothing to do. */
export function useEscape(close: () => void): void {
  const closing = useRef(close);
  useEffect(() => {
    closing.current = close;
  });
  useEffect(() => {
    const press = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') closing.current();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
