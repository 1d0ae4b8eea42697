// Draws a document: what is said of it, its contents, each chapter with its text or its table.

import type { ReactNode } from 'react';

import { Say } from '../../language/Say.tsx';
import { LinkTo, Stop, useSay } from '../written/elements.server.tsx';
import { NothingThere } from '../written/NothingThere.server.tsx';
import type { NoRecord } from '../contract/noRecord.server.ts';
import { Changes } from './Changes.server.tsx';
import { Chapter, Contents } from './Chapters.server.tsx';
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
  const { level, borrowed, cancelled, figures, facts, chapters, sign, versions, changes } = content;
  const say = useSay();
  return (
    <div className="paper">
      {cancelled === null ? null : (
        <p className="paper-cancelled">
          {cancelled.said}{' '}
          {cancelled.instead ? (
            <LinkTo to={cancelled.instead.to}>
              <Say words={cancelled.instead.words} />
            </LinkTo>
          ) : null}
        </p>
      )}
      {figures.length === 0 ? null : <Figures of={figures} />}
      {content.invented ? <p className="invented">{say('page.invented')}</p> : null}
      <Contents of={chapters} />
      <div className="paper-body">
        {facts.length === 0 ? null : <Facts of={facts} />}
        {versions.length === 0 ? null : <Versions of={versions} />}
        <Ways of={content} />
        {changes === null ? null : <Changes of={changes} level={level} />}
        {borrowed ? <p className="note">{say('document.only-original')}</p> : null}
        {chapters.map((chapter) => (
          <Chapter key={chapter.id} of={chapter} level={level} source={content.source} />
        ))}
        {sign.length === 0 ? null : (
          <section className="paper-sign" aria-label={say('print.signed')}>
            <Facts of={sign} />
            <p className="note">{say('document.not-checked')}</p>
          </section>
        )}
      </div>
    </div>
  );
}

/** The document as paper, with an order before it, beside another one. */
function Ways({
  of: { pdf, order, compare, beside },
}: {
  readonly of: DocumentContent;
}): ReactNode {
  const say = useSay();
  if (pdf === '' && order === '' && compare === '' && beside === null) return null;
  return (
    <p className="paper-pdf">
      {pdf === '' ? null : (
        <Stop as="a" href={pdf}>
          {say('document.pdf')}
        </Stop>
      )}
      {order === '' ? null : (
        <Stop as="a" href={order}>
          {say('document.order')}
        </Stop>
      )}
      {beside === null ? null : (
        <LinkTo to={beside.to}>
          <Say words={beside.words} />
        </LinkTo>
      )}
      {compare === '' ? null : <LinkTo to={compare}>{say('document.compare')}</LinkTo>}
    </p>
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

function Facts({ of }: { readonly of: DocumentContent['facts'] }): ReactNode {
  return (
    <dl className="details">
      {of.map(({ label, value }, i) => (
        <div key={i}>
          <dt>
            <Say words={label} />
          </dt>
          <dd>
            <Say words={value} />
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
