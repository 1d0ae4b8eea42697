// A comparison, written out on the server.

import type { ReactNode } from 'react';

import type { WrittenView } from '../../model/portal.ts';
import { Written } from '../written/Written.tsx';
import { writtenPart } from '../written/writtenPart.ts';
import '../figure/lane.css';
import '../written/plain.css';
import './comparison.css';

/** Inserts the HTML of `RenderedComparison`. */
export function Comparison({ view }: { readonly view: WrittenView }): ReactNode {
  return <Written view={view} className="written" />;
}

export const comparison = writtenPart(Comparison);
