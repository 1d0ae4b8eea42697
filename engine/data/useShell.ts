// What every page shares, within reach of every component.

import { createContext, useContext, useMemo } from 'react';

import { amountStyle, type AmountStyle } from '../language/amounts.ts';
import { there } from '../model/lookup.ts';
import type { Shell } from '../model/portal.ts';

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

/** The unit of amounts that an address names, or the portal's own. */
export function useUnit(search: string): Shell['units'][number] {
  const { units, queries, defaultUnit } = useShell();
  const asked = new URLSearchParams(search).get(queries.unit);
  return (
    units.find((unit) => String(unit.value) === asked) ??
    there(units.find((unit) => unit.value === defaultUnit))
  );
}
