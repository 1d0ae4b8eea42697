// Prose from content, made from Markdown on the server.

import type { ReactNode } from 'react';

import type { WrittenView } from '../../model/portal.ts';
import { Written } from '../written/Written.tsx';
import { writtenPart } from '../written/writtenPart.ts';

/** Inserts the HTML of `RenderedText`. */
export function Text({ view }: { readonly view: WrittenView }): ReactNode {
  return <Written view={view} className="prose" />;
}

export const text = writtenPart(Text);
