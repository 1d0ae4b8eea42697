// A list of documents, written out on the server.

import type { ReactNode } from 'react';

import type { WrittenView } from '../../model/portal.ts';
import { CARDED } from '../cards.ts';
import { Written } from '../Written.tsx';
import { writtenPart } from '../writtenPart.ts';
import './registry.css';

/** Inserts the HTML of `RenderedRegistry`. */
export function Registry({ view }: { readonly view: WrittenView }): ReactNode {
  return <Written view={view} className={CARDED} />;
}

export const registry = writtenPart(Registry);
