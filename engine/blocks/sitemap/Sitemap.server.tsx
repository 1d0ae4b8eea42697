// Draws the map of the portal: sections with their pages, last the pages that stand alone.

import type { ReactNode } from 'react';

import { Say } from '../../language/Say.tsx';
import { LinkTo } from '../written/elements.server.tsx';
import type { SitemapContent } from './sitemap.server.ts';

/** A list for each section; the last one, of pages that stand alone, has no heading. */
export function RenderedSitemap({ content }: { readonly content: SitemapContent }): ReactNode {
  return (
    <div className="sitemap">
      {content.sections.map(({ title, places }, i) => (
        <section key={i}>
          {title === '' ? null : <h2>{title}</h2>}
          <ul>
            {places.map(({ words, to, depth }) => (
              <li key={to} className={`depth-${depth}`}>
                <LinkTo to={to}>
                  <Say words={words} />
                </LinkTo>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
