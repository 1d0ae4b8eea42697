// What every page shares, within reach of every component.

import { createContext, useContext } from 'react';
import { first } from '../model/lookup.ts';
import type { Shell, NumberStyle } from '../model/portal.ts';

export const ShellContext = createContext<Shell | null>(null);

/** Throws outside of a shell. */
export function useShell(): Shell {
  const shell = useContext(ShellContext);
  if (!shell) throw new Error('useShell outside of a shell');
  return shell;
}

/** How numbers are grouped and separated in the language of the page. */
export function useAmountStyle(): NumberStyle {
  return useShell().locale.numbers;
}

/** The unit of amounts that an address names; of several that have none of their own the smallest. */
export function useUnit(search: string): Shell['units'][number] {
  const { units, queries, defaultUnit } = useShell();
  const asked = new URLSearchParams(search).get(queries.unit);
  return (
    units.find(({ value }) => String(value) === asked) ??
    units.find(({ value }) => value === defaultUnit) ??
    first(units)
  );
}
