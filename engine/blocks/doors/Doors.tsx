// Doors to other pages, written out on the server.

import type { ReactNode } from 'react';

import type { WrittenView } from '../../model/portal.ts';
import { Written } from '../written/Written.tsx';
import { writtenPart } from '../written/writtenPart.ts';
import './doors.css';

/** Inserts the HTML of `RenderedDoors`. */
export function Doors({ view }: { readonly view: WrittenView }): ReactNode {
  return <Written view={view} className="written" />;
}

export const doors = writtenPart(Doors);
