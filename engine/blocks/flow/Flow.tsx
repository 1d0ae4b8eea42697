// A flow, written out on the server.

import type { ReactNode } from 'react';

import type { WrittenView } from '../../model/portal.ts';
import { Written } from '../written/Written.tsx';
import { writtenPart } from '../written/writtenPart.ts';
import './flow.css';

/** Inserts the HTML of `RenderedFlow`. */
export function Flow({ view }: { readonly view: WrittenView }): ReactNode {
  return <Written view={view} className="written" />;
}

export const flow = writtenPart(Flow);
