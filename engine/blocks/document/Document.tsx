// A document of chapters, written out on the server.

import type { ReactNode } from 'react';

import type { WrittenView } from '../../model/portal.ts';
import { CARDED } from '../written/cards.ts';
import { Written } from '../written/Written.tsx';
import { writtenPart } from '../written/writtenPart.ts';
import './document.css';

/** Inserts the HTML of `RenderedDocument`. */
export function Document({ view }: { readonly view: WrittenView }): ReactNode {
  return <Written view={view} className={CARDED} />;
}

export const document = writtenPart(Document);
