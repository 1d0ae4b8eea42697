// The search on a page, written out on the server; what its field suggests comes when it is first touched.

import type { ReactNode } from 'react';

import type { WrittenView } from '../../model/portal.ts';
import { Written } from '../written/Written.tsx';
import { writtenPart } from '../written/writtenPart.ts';
import './search.css';

/** Inserts the HTML of `RenderedSearch`. */
export function Search({ view }: { readonly view: WrittenView }): ReactNode {
  return <Written view={view} className="written" />;
}

export const search = writtenPart(Search);
