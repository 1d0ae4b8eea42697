// Prose from a document of the content, written out on the server.

import type { ReactNode } from 'react';

import type { WrittenView } from '../../model/portal.ts';
import { Written } from '../written/Written.tsx';
import { writtenPart } from '../written/writtenPart.ts';

/** Inserts the HTML of `RenderedArticle`. */
export function Article({ view }: { readonly view: WrittenView }): ReactNode {
  return <Written view={view} className="prose" />;
}

export const article = writtenPart(Article);
