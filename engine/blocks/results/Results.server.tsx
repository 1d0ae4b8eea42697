// Draws what the search has found: the nearest, then kind by kind, with how many more there are.

import type { ReactNode } from 'react';

import { Count, Empty, LinkAbout, useSay } from '../written/elements.server.tsx';
import type { FoundEntry, ResultsContent, ResultsKind } from './results.server.ts';

/** A hint where nothing is looked for yet. */
export function RenderedResults({ content }: { readonly content: ResultsContent }): ReactNode {
  const say = useSay();
  const { count, kinds } = content;
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

function Kind({ of: { title, count, more, results } }: { readonly of: ResultsKind }): ReactNode {
  const say = useSay();
  return (
    <section className="kind">
      <h2>
        {title} <small>{count}</small>
      </h2>
      <ul className="entries">
        {results.map((result, i) => (
          <Entry key={i} of={result} />
        ))}
      </ul>
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
