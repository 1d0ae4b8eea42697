// A card, written out on the server.

import type { ReactNode } from 'react';

import type { WrittenView } from '../../model/portal.ts';
import { Written } from '../written/Written.tsx';
import { writtenPart } from '../written/writtenPart.ts';
import './card.css';

/** Inserts the HTML of `RenderedCard`. */
export function Card({ view }: { readonly view: WrittenView }): ReactNode {
  return <Written view={view} className="written" />;
}

export const card = writtenPart(Card);
