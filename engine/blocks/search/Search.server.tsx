// Draws the search on a page: a form that needs no script with examples below it, what was found, or who is in a list.

import type { ReactNode } from 'react';

import { Say } from '../../language/Say.tsx';
import {
  Count,
  Empty,
  LinkAbout,
  LinkTo,
  Stop,
  useAddress,
  useSay,
} from '../written/elements.server.tsx';
import { LongList } from '../written/LongList.server.tsx';
import { LONGEST, Members } from './Members.server.tsx';
import type { FoundEntry, FoundKind, SearchResults } from './results.server.ts';
import type { SearchContent, SearchField } from './search.server.ts';

/** A GET form to the page of results, these, or what readers make up a list with. */
export function RenderedSearch({ content }: { readonly content: SearchContent }): ReactNode {
  if ('chosen' in content) return <Members of={content} />;
  return 'kinds' in content ? <Results of={content} /> : <SearchForm of={content} />;
}

function SearchForm({ of }: { readonly of: SearchField }): ReactNode {
  const { to, query, label, suggest, examples } = of;
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

/** The nearest, then kind by kind, with how many more there are; a hint where nothing is looked for yet. */
function Results({ of: { count, kinds } }: { readonly of: SearchResults }): ReactNode {
  const say = useSay();
  if (count === null) return <p>{say('search.hint')}</p>;
  return (
    <>
      <Count of={count} />
      {count === 0 ? <Empty message="search.nothing" /> : null}
      {kinds.map((kind) => (
        <Kind key={kind.title} of={kind} />
      ))}
    </>
  );
}

/** So many of each kind stand at once. */
const FIRST = 5;

function Kind({ of: { title, count, more, results } }: { readonly of: FoundKind }): ReactNode {
  const say = useSay();
  return (
    <section className="kind">
      <h2>
        {title} <small>{count}</small>
      </h2>
      <LongList
        first={FIRST}
        of={results.map((result, i) => (
          <Entry key={i} of={result} />
        ))}
        as="ul"
        className="entries"
      />
      {more === 0 ? null : <p className="more">{say('search.more', { count: more })}</p>}
    </section>
  );
}

function Entry({
  of: { code, words, to, about, amount, beside },
}: {
  readonly of: FoundEntry;
}): ReactNode {
  return (
    <li>
      {code === '' ? null : (
        <>
          <code>{code}</code>{' '}
        </>
      )}
      <LinkAbout words={words} to={to} about={about} />
      {amount === '' ? null : <p>{amount}</p>}
      {beside === '' ? null : (
        <p>
          <small>{beside}</small>
        </p>
      )}
    </li>
  );
}
