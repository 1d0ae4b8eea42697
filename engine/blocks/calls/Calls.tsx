// Every call of the API with a form to try one and lines of code, written out on the server.

import type { ReactNode } from 'react';

import type { WrittenView } from '../../model/portal.ts';
import { Written } from '../written/Written.tsx';
import { writtenPart } from '../written/writtenPart.ts';
import './calls.css';

/** Inserts the HTML of `RenderedCalls`. */
export function Calls({ view }: { readonly view: WrittenView }): ReactNode {
  return <Written view={view} className="written" />;
}

export const calls = writtenPart(Calls);
