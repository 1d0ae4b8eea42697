// Draws the entries of a collection: the alphabet above them, how many were found, each with its link.

import type { ReactNode } from 'react';

import { Say } from '../../language/Say.tsx';
import { Count, Empty, LinkTo, useSay } from '../written/elements.server.tsx';
import { LongList, STANDING } from '../written/LongList.server.tsx';
import type { ListContent, ListEntry, ListLetter } from './list.server.ts';

/** Entries are under headings of letters where a list is long, else in one list. */
export function RenderedList({ content }: { readonly content: ListContent }): ReactNode {
  const { lead, letters, count, numbered, level, groups } = content;
  return (
    <>
      {lead === '' ? null : <p>{lead}</p>}
      {letters.length === 0 ? null : <Letters of={letters} />}
      {count === null ? null : <Count of={count} />}
      <Groups of={groups} level={level} numbered={numbered} />
    </>
  );
}

type GroupsProps = { readonly of: ListContent['groups'] } & Pick<ListContent, 'level' | 'numbered'>;

/** Of entries under letters whole letters stand, as many as the first entries reach into. */
function Groups({ of, level, numbered }: GroupsProps): ReactNode {
  const [only] = of;
  if (of.length === 1 && only?.letter === '')
    return <Entries of={only.entries} numbered={numbered} />;
  const Heading = `h${level}` as const;
  const counts = of.map(({ entries }) => entries.length);
  const upTo = (place: number) => counts.slice(0, place).reduce((all, count) => all + count, 0);
  const first = counts.filter((_, place) => upTo(place) < STANDING).length;
  return (
    <LongList
      first={first}
      rest={upTo(of.length) - upTo(first)}
      of={of.map(({ letter, entries }) => (
        <section key={letter} className="under-letter">
          <Heading>{letter}</Heading>
          <ul className="entries">{drawEntries(entries)}</ul>
        </section>
      ))}
    />
  );
}

function Letters({ of }: { readonly of: readonly ListLetter[] }): ReactNode {
  const say = useSay();
  return (
    <nav className="letters" aria-label={say('written.letters')}>
      {/* on a narrow screen it scrolls, and is no stop */}
      <ul tabIndex={-1}>
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
  return (
    <LongList
      of={drawEntries(of)}
      as={numbered ? 'ol' : 'ul'}
      className={numbered ? 'entries numbered' : 'entries'}
    />
  );
}

function drawEntries(of: readonly ListEntry[]): ReactNode[] {
  return of.map((entry, i) => <Entry key={i} of={entry} />);
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
