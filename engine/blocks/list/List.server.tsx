// Draws the entries of a collection: the alphabet above them, how many were found, each with its link.

import type { ReactNode } from 'react';

import { Say } from '../../language/Say.tsx';
import { Count, Empty, LinkTo, useSay } from '../written/elements.server.tsx';
import type { ListContent, ListEntry, ListLetter } from './list.server.ts';

/** Entries are under headings of letters where a list is long, else in one list. */
export function RenderedList({ content }: { readonly content: ListContent }): ReactNode {
  const { lead, letters, count, numbered, level, groups } = content;
  const Heading = `h${level}` as const;
  return (
    <>
      {lead === '' ? null : <p>{lead}</p>}
      {letters.length === 0 ? null : <Letters of={letters} />}
      {count === null ? null : <Count of={count} />}
      {groups.map(({ letter, entries }) =>
        letter === '' ? (
          <Entries key="all" of={entries} numbered={numbered} />
        ) : (
          <section key={letter} className="under-letter">
            <Heading>{letter}</Heading>
            <Entries of={entries} numbered={false} />
          </section>
        ),
      )}
    </>
  );
}

function Letters({ of }: { readonly of: readonly ListLetter[] }): ReactNode {
  const say = useSay();
  return (
    <nav className="letters" aria-label={say('written.letters')}>
      <ul>
        {of.map(({ letter, to, current }) => (
          <li key={letter}>
            {to === null ? (
              <span aria-disabled="true">{letter}</span>
            ) : (
              <LinkTo to={to} aria-current={current ? 'true' : undefined} data-keep="">
                {letter}
              </LinkTo>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface EntriesProps {
  readonly of: readonly ListEntry[];
  readonly numbered: boolean;
}

function Entries({ of, numbered }: EntriesProps): ReactNode {
  if (of.length === 0) return <Empty message="written.nothing" />;
  const entries = of.map((entry, i) => <Entry key={i} of={entry} />);
  return numbered ? (
    <ol className="entries numbered">{entries}</ol>
  ) : (
    <ul className="entries">{entries}</ul>
  );
}

function Entry({ of: { words, to, status, about } }: { readonly of: ListEntry }): ReactNode {
  const name = <Say words={words} />;
  return (
    <li>
      {to === '' ? <b>{name}</b> : <LinkTo to={to}>{name}</LinkTo>}
      {status === '' ? null : (
        <>
          {' '}
          <span className="status">{status}</span>
        </>
      )}
      {about === null ? null : (
        <p>
          <Say words={about} />
        </p>
      )}
    </li>
  );
}
