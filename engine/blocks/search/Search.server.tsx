// Draws the search on a page: a form that needs no script, and examples below it.

import type { ReactNode } from 'react';

import { Say } from '../../language/Say.tsx';
import { LinkTo, Stop, useAddress, useSay } from '../written/elements.server.tsx';
import type { SearchContent } from './search.server.ts';

/** The longest text that is looked for. */
const LONGEST = 100;

/** A GET form to the page of results. */
export function RenderedSearch({ content }: { readonly content: SearchContent }): ReactNode {
  const { to, query, label, suggest, examples } = content;
  const address = useAddress();
  const say = useSay();
  return (
    <search className="search-block">
      <form method="get" action={address(to)} data-suggest={suggest}>
        <Stop
          as="input"
          type="search"
          name={query}
          aria-label={label}
          placeholder={label}
          maxLength={LONGEST}
        />
        <Stop as="button" type="submit" className="main-act">
          {say('search.find')}
        </Stop>
      </form>
      {examples.length === 0 ? null : (
        <ul className="search-examples" aria-label={say('search.examples')}>
          {examples.map(({ words, to: example }, i) => (
            <li key={i}>
              <LinkTo to={example}>
                <Say words={words} />
              </LinkTo>
            </li>
          ))}
        </ul>
      )}
    </search>
  );
}
