// The bar over invented figures: on their page, and wherever a part of it fills the screen alone.

import type { ReactNode } from 'react';
import { useMatches } from 'react-router';

import { Say } from '../language/Say.tsx';
import type { View } from '../model/portal.ts';
import { useShell } from './useShell.ts';

export function InventedBar(): ReactNode {
  const { demonstration } = useShell();
  return useInvented() ? (
    <p className="notice-bar demonstration">
      <Say words={demonstration} />
    </p>
  ) : null;
}

/** Whether the page that is open shows invented figures. */
export function useInvented(): boolean {
  const view = useMatches().at(-1)?.loaderData as Partial<View> | undefined;
  return (view?.invented ?? null) !== null;
}
