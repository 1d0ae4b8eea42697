// The bar over invented figures: on their page, and wherever a part of it fills the screen alone.

import type { ReactNode } from 'react';

import { Say } from '../language/Say.tsx';
import { useView } from './view.ts';

/** Renders nothing where the figures of the page are real. */
export function InventedBar(): ReactNode {
  const { invented } = useView();
  return invented ? (
    <p className="notice-bar demonstration">
      <Say words={invented.words} />
    </p>
  ) : null;
}

/** Whether the page that is open shows invented figures. */
export function useInvented(): boolean {
  return useView().invented !== null;
}
