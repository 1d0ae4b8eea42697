// Draws a card: its sentence, then each term with what it is.

import type { ReactNode } from 'react';

import { Say } from '../../language/Say.tsx';
import { Linked } from '../written/elements.server.tsx';
import type { CardContent } from './card.server.ts';

/** A sentence and a list of terms; either is left out where it is empty. */
export function RenderedCard({
  content: { text, terms },
}: {
  readonly content: CardContent;
}): ReactNode {
  return (
    <>
      {text === null ? null : (
        <p className="card-text">
          <Say words={text} />
        </p>
      )}
      {terms.length === 0 ? null : (
        <dl className="card">
          {terms.map(({ label, words, to }, i) => (
            <div key={i}>
              <dt>
                <Say words={label} />
              </dt>
              <dd>
                <Linked words={words} to={to} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}
