// Two documents beside each other, written out on the server.

import type { ReactNode } from 'react';

import type { WrittenView } from '../../model/portal.ts';
import { CARDED } from '../written/cards.ts';
import { Written } from '../written/Written.tsx';
import { writtenPart } from '../written/writtenPart.ts';
import './document.css';
import './versus.css';

/** Inserts the HTML of `RenderedVersus`. */
export function Versus({ view }: { readonly view: WrittenView }): ReactNode {
  return <Written view={view} className={CARDED} />;
}

export const versus = writtenPart(Versus);
