// Draws doors: cards beside each other, the whole of each leads on.

import type { ReactNode } from 'react';

import { Say } from '../../language/Say.tsx';
import { LinkTo } from '../elements.server.tsx';
import type { DoorsContent } from './doors.server.ts';

export function DrawnDoors({ content }: { readonly content: DoorsContent }): ReactNode {
  return (
    <ul className="doors">
      {content.doors.map(({ words, to, about }, i) => (
        <li key={i}>
          <LinkTo to={to}>
            <Say words={words} />
          </LinkTo>
          {about === null ? null : (
            <p>
              <Say words={about} />
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
