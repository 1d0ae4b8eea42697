// What every page shares, within reach of every component.

import { createContext, useContext, useMemo } from 'react';

import { amountStyle, type AmountStyle } from '../language/amounts.ts';
import type { Shell } from '../portal.ts';

export const ShellContext = createContext<Shell | null>(null);

export function useShell(): Shell {
  const shell = useContext(ShellContext);
  if (!shell) throw new Error('useShell outside of a shell');
  return shell;
}

export function useAmountStyle(): AmountStyle {
  const { tag } = useShell().locale;
  return useMemo(() => amountStyle(tag), [tag]);
}

