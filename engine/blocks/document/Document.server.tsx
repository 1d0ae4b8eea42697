// Draws a document: what is said of it, its contents, its versions and what it changed, each chapter with its text or its table.

import type { ReactNode } from 'react';

import { Say } from '../../language/Say.tsx';
import { Linked, LinkTo, NothingThere, Terms, useSay } from '../written/elements.server.tsx';
import type { NoRecord } from '../contract/noRecord.server.ts';
import type { DocumentChanges } from './changes.server.ts';
import { Chapter, ChapterLink, Contents, Numbered, Ways } from './Chapters.server.tsx';
import type { DocumentContent } from './document.server.ts';
import type { DocumentVersion } from './versions.server.ts';

/** A sentence instead where the address names no document. */
export function RenderedDocument({
  content,
}: {
  readonly content: DocumentContent | NoRecord;
}): ReactNode {
  return 'named' in content ? <NothingThere of={content} /> : <Paper content={content} />;
}

function Paper({ content }: { readonly content: DocumentContent }): ReactNode {
  const { level, lead, cancelled, figures, facts, chapters, sign, versions, changes } = content;
  const say = useSay();
  return (
    <div className="paper">
      {lead === null ? null : (
        <p className="paper-text">
          <Say words={lead} />
        </p>
      )}
      {cancelled === null ? null : (
        <p className="paper-cancelled">
          {cancelled.said} {cancelled.instead === null ? null : <Linked {...cancelled.instead} />}
        </p>
      )}
      {figures.length === 0 ? null : <Figures of={figures} />}
      {content.invented ? <p className="invented">{say('page.invented')}</p> : null}
      <Contents of={chapters} />
      <div className="paper-body">
        <Terms of={facts} />
        {versions.length === 0 ? null : <Versions of={versions} />}
        <Ways papers={content.papers} of={content.ways} />
        {changes === null ? null : <Changes of={changes} level={level} />}
        {content.borrowed ? <p className="note">{say('document.only-original')}</p> : null}
        {chapters.map((chapter) => (
          <Chapter key={chapter.id} of={chapter} level={level} source={content.source} />
        ))}
        {sign.length === 0 ? null : (
          <section className="paper-sign" aria-label={say('print.signed')}>
            <Terms of={sign} />
            <p className="note">{say('document.not-checked')}</p>
          </section>
        )}
      </div>
    </div>
  );
}

function Figures({ of }: { readonly of: DocumentContent['figures'] }): ReactNode {
  return (
    <dl className="paper-figures">
      {of.map(({ label, spoken, exact }, i) => (
        <div key={i}>
          <dt>
            <Say words={label} />
          </dt>
          <dd>
            <b>{spoken}</b> <small>{exact}</small>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Versions({ of }: { readonly of: readonly DocumentVersion[] }): ReactNode {
  const say = useSay();
  return (
    <div className="paper-versions">
      <p>{say('document.versions')}</p>
      <ul>
        {of.map(({ name, to, here, inForce }) => (
          <li key={to}>
            {here ? <b aria-current="page">{name}</b> : <LinkTo to={to}>{name}</LinkTo>}{' '}
            <span className="status">
              {say(inForce ? 'document.current-mark' : 'document.cancelled-mark')}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface ChangesProps {
  readonly of: DocumentChanges;
  readonly level: 2 | 3;
}

/** What differs from the version before; where there is none, that. */
function Changes({ of: { since, figures, chapters, ways }, level }: ChangesProps): ReactNode {
  const say = useSay();
  const Heading = `h${level}` as const;
  if (since === '') return <p className="note">{say('document.first-version')}</p>;
  return (
    <section className="paper-changes">
      <Heading>{say('document.changes', { date: since })}</Heading>
      {figures.length + chapters.length === 0 ? <p>{say('document.nothing-changed')}</p> : null}
      <Terms of={figures} />
      {chapters.length === 0 ? null : <p>{say('document.chapters-changed')}</p>}
      {chapters.length === 0 ? null : (
        <ul>
          {chapters.map(({ id, title, how }) => (
            <li key={id}>
              {how === 'gone' ? (
                <Numbered id={id} title={title} />
              ) : (
                <ChapterLink id={id} title={title} />
              )}
              {how === 'changed' ? null : ` ${say(`document.chapter-${how}`)}`}
            </li>
          ))}
        </ul>
      )}
      <Ways of={ways} />
    </section>
  );
}
