// The page of a document, as it is drawn on the server and alive in a browser.

import type { ReactNode } from 'react';

import { useView } from '../data/view.ts';
import { Examples } from './Examples.tsx';
import { PageView } from './PageView.tsx';

/** In development `/_blocks` is the page of examples. */
export function Page(props: { readonly keepScroll?: boolean }): ReactNode {
  const { path } = useView();
  // in development alone
  if (import.meta.env.DEV && path === '/_blocks') return <Examples />;
  return <PageView {...props} />;
}
