// Draws where figures come from: a short list at the foot of a page.

import type { ReactNode } from 'react';

import { Say } from '../../language/Say.tsx';
import { Linked, useSay } from '../written/elements.server.tsx';
import type { SourceContent } from './source.server.ts';

/** Whose figures they are, until when they are loaded, how to cite them; each is left out where it is empty. */
export function RenderedSource({ content }: { readonly content: SourceContent }): ReactNode {
  const { text, loaded, cite, use } = content;
  const say = useSay();
  return (
    <div className="source">
      {text === null ? null : (
        <p>
          <Say words={text} />
        </p>
      )}
      {loaded === '' ? null : <p>{loaded}</p>}
      {cite === '' ? null : (
        <p>
          {say('source.how')} <q>{cite}</q>
        </p>
      )}
      {use === null ? null : (
        <p>
          <Linked {...use} />
        </p>
      )}
    </div>
  );
}
