// A list of documents, written out on the server.

import type { ReactNode } from 'react';

import type { WrittenView } from '../../model/portal.ts';
import { CARDED } from '../written/cards.ts';
import { Written } from '../written/Written.tsx';
import { writtenPart } from '../written/writtenPart.ts';
import './registry.css';

/** Inserts the HTML of `RenderedRegistry`. */
export function Registry({ view }: { readonly view: WrittenView }): ReactNode {
  return <Written view={view} className={CARDED} />;
}

export const registry = writtenPart(Registry);
