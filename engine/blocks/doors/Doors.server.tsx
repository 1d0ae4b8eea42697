// Draws doors: cards beside each other, the whole of each leads on.

import type { ReactNode } from 'react';

import { LinkAbout } from '../written/elements.server.tsx';
import type { DoorsContent } from './doors.server.ts';

/** A list of links, each with a sentence about its page. */
export function RenderedDoors({ content }: { readonly content: DoorsContent }): ReactNode {
  return (
    <ul className="doors">
      {content.doors.map(({ words, to, about }, i) => (
        <li key={i}>
          <LinkAbout words={words} to={to} about={about} />
        </li>
      ))}
    </ul>
  );
}
