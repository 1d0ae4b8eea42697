// Prose from a document of the content, written out on the server.

import type { ReactNode } from 'react';

import type { WrittenView } from '../../model/portal.ts';
import { Written } from '../Written.tsx';
import { writtenPart } from '../writtenPart.ts';

/** Inserts the HTML of `RenderedArticle`. */
export function Article({ view }: { readonly view: WrittenView }): ReactNode {
  return <Written view={view} className="prose" />;
}

export const article = writtenPart(Article);
