// The map of the portal, written out on the server.

import type { ReactNode } from 'react';

import type { WrittenView } from '../../model/portal.ts';
import { Written } from '../written/Written.tsx';
import { writtenPart } from '../written/writtenPart.ts';
import './sitemap.css';

/** Inserts the HTML of `RenderedSitemap`. */
export function Sitemap({ view }: { readonly view: WrittenView }): ReactNode {
  return <Written view={view} className="written" />;
}

export const sitemap = writtenPart(Sitemap);
