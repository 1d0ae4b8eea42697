// What the search over the portal has found, written out on the server.

import type { ReactNode } from 'react';

import type { WrittenView } from '../../model/portal.ts';
import { Written } from '../written/Written.tsx';
import { writtenPart } from '../written/writtenPart.ts';

/** Inserts the HTML of `RenderedResults`. */
export function Results({ view }: { readonly view: WrittenView }): ReactNode {
  return <Written view={view} className="written" />;
}

export const results = writtenPart(Results);
