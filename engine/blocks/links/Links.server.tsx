// Draws links to other pages: cards beside each other, the whole of each leads on, or lists under the names of sections.

import type { ReactNode } from 'react';

import { LinkAbout } from '../written/elements.server.tsx';
import type { LinksContent } from './links.server.ts';

/** A list for each section; pages that no section has stand under no heading. */
export function RenderedLinks({ content }: { readonly content: LinksContent }): ReactNode {
  return (
    <div className={content.cards ? 'link-cards' : 'link-lists'}>
      {content.sections.map(({ title, links }, i) => (
        <section key={i}>
          {title === '' ? null : <h2>{title}</h2>}
          <ul>
            {links.map(({ depth, ...link }, place) => (
              <li key={place} className={depth > 1 ? `depth-${depth}` : undefined}>
                <LinkAbout {...link} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
