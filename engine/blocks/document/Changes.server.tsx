// Draws what a document changed of the version before it.

import type { ReactNode } from 'react';

import { Say } from '../../language/Say.tsx';
import { LinkTo, useSay } from '../written/elements.server.tsx';
import { Numbered, formatChapterPlace } from './Chapters.server.tsx';
import type { DocumentChanges } from './changes.server.ts';

/** What differs from the version before; where there is none, that. */
export function Changes({
  of: { since, to, full, figures, chapters },
  level,
}: {
  readonly of: DocumentChanges;
  readonly level: 2 | 3;
}): ReactNode {
  const say = useSay();
  const Heading = `h${level}` as const;
  if (since === '') return <p className="note">{say('document.first-version')}</p>;
  return (
    <section className="paper-changes">
      <Heading>{say('document.changes', { date: since })}</Heading>
      {figures.length + chapters.length === 0 ? <p>{say('document.nothing-changed')}</p> : null}
      {figures.length === 0 ? null : (
        <dl className="details">
          {figures.map(({ label, first, second, difference, percent }, i) => (
            <div key={i}>
              <dt>
                <Say words={label[0] ?? ''} />
              </dt>
              <dd>
                {say(/\d/.test(percent) ? 'document.change-percent' : 'document.change', {
                  first,
                  second,
                  difference,
                  percent,
                })}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {chapters.length === 0 ? null : <ChangedChapters of={chapters} />}
      <p className="paper-pdf">
        <LinkTo to={to}>{say('document.earlier')}</LinkTo>
        {full === '' ? null : <LinkTo to={full}>{say('document.full-changes')}</LinkTo>}
      </p>
    </section>
  );
}

function ChangedChapters({ of }: { readonly of: DocumentChanges['chapters'] }): ReactNode {
  const say = useSay();
  return (
    <>
      <p>{say('document.chapters-changed')}</p>
      <ul>
        {of.map(({ id, title, how }) => (
          <li key={id}>
            {how === 'gone' ? (
              <Numbered id={id} title={title} />
            ) : (
              <LinkTo to={`#${formatChapterPlace(id)}`}>
                <Numbered id={id} title={title} />
              </LinkTo>
            )}
            {how === 'changed' ? null : ` ${say(`document.chapter-${how}`)}`}
          </li>
        ))}
      </ul>
    </>
  );
}
