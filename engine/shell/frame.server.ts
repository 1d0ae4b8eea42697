// What the frame around every page is drawn with, within its reach.

import { createContext, useContext } from 'react';

import type { FrameShell } from '../model/portal.ts';

export const FrameContext = createContext<FrameShell | null>(null);

/** Throws outside of the frame. */
export function useFrame(): FrameShell {
  const shell = useContext(FrameContext);
  if (!shell) throw new Error('useFrame outside of the frame');
  return shell;
}
