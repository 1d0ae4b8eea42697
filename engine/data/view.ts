// The view of the page that stands in the document, within reach of every component.

import { createContext, useContext } from 'react';

import type { View } from '../model/portal.ts';

export const ViewContext = createContext<View | null>(null);

/** Throws outside of a page. */
export function useView(): View {
  const view = useContext(ViewContext);
  if (!view) throw new Error('useView outside of a page');
  return view;
}
