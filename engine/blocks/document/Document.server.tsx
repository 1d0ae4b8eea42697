// Draws a document: what is said of it, its contents, each chapter with its text or its table.

/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- a table whose rows are laid out as cards is one to some readers only where its roles are said */

import type { ReactNode } from 'react';

import { Say } from '../../language/Say.tsx';
import { plainWords } from '../../language/text.ts';
import type { Words } from '../../model/portal.ts';
import { LinkTo, Stop, useSay } from '../elements.server.tsx';
import type { DocumentChapter, DocumentHead, DocumentTable } from '../chapters.server.ts';
import { NothingThere } from '../NothingThere.server.tsx';
import type { NoRecord } from '../noRecord.server.ts';
import type { DocumentContent, DocumentVersion } from './document.server.ts';

export function DrawnDocument({
  content,
}: {
  readonly content: DocumentContent | NoRecord;
}): ReactNode {
  return 'named' in content ? <NothingThere of={content} /> : <Paper content={content} />;
}

function Paper({ content }: { readonly content: DocumentContent }): ReactNode {
  const { level, borrowed, cancelled, figures, facts, chapters, sign, versions } = content;
  const say = useSay();
  return (
    <div className="paper">
      {cancelled === '' ? null : <p className="paper-cancelled">{cancelled}</p>}
      {figures.length === 0 ? null : <Figures of={figures} />}
      {facts.length === 0 ? null : <Facts of={facts} />}
      {versions.length === 0 ? null : <Versions of={versions} />}
      <Ways of={content} />
      {borrowed ? <p className="note">{say('document.only-original')}</p> : null}
      <Contents of={chapters} />
      {chapters.map((chapter) => (
        <Chapter key={chapter.id} of={chapter} level={level} />
      ))}
      {sign.length === 0 ? null : (
        <section className="paper-sign" aria-label={say('print.signed')}>
          <Facts of={sign} />
        </section>
      )}
    </div>
  );
}

/** The document as paper, with an order before it, beside another one. */
function Ways({ of: { pdf, order, compare } }: { readonly of: DocumentContent }): ReactNode {
  const say = useSay();
  if (pdf === '' && order === '' && compare === '') return null;
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

function Contents({ of }: { readonly of: readonly DocumentChapter[] }): ReactNode {
  const say = useSay();
  if (of.length < 2) return null;
  return (
    <nav className="paper-contents" aria-label={say('document.contents')}>
      <p aria-hidden="true">{say('document.contents')}</p>
      <ol>
        {of.map(({ id, title }) => (
          <li key={id}>
            <LinkTo to={`#${placeOf(id)}`}>
              <Numbered id={id} title={title} />
            </LinkTo>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** The name of a chapter's place on the page. */
function placeOf(id: string): string {
  return `chapter-${id.replaceAll(/[^\w-]/g, '-')}`;
}

function Numbered({ id, title }: Pick<DocumentChapter, 'id' | 'title'>): ReactNode {
  return (
    <>
      {id === '' ? '' : `${id}. `}
      <Say words={title} />
    </>
  );
}

interface ChapterProps {
  readonly of: DocumentChapter;
  readonly level: 2 | 3;
}

function Chapter({ of: { id, title, paragraphs, table }, level }: ChapterProps): ReactNode {
  const Heading = `h${level}` as const;
  return (
    <section className="paper-chapter">
      <Heading id={placeOf(id)}>
        <Numbered id={id} title={title} />
      </Heading>
      {paragraphs.map((words, i) => (
        <p key={i}>
          <Say words={words} />
        </p>
      ))}
      {table === null ? null : <Table of={table} named={plainWords(title)} />}
    </section>
  );
}

interface TableProps {
  readonly of: DocumentTable;
  readonly named: string;
}

/** On a phone its rows stand as cards: what each cell is, its element says by itself. */
function Table({ of: { head, rows }, named }: TableProps): ReactNode {
  return (
    <table className="paper-table" role="table" aria-label={named}>
      <thead role="rowgroup">
        <tr role="row">
          {head.map(({ words, amounts }, i) => (
            <th key={i} role="columnheader" scope="col" className={amounts ? 'amount' : undefined}>
              <Say words={words} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row, i) => (
          <tr key={i} role="row">
            {row.map((words, j) => (
              <Cell key={j} of={words} head={head[j]} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Cell({
  of,
  head,
}: {
  readonly of: Words;
  readonly head: DocumentHead | undefined;
}): ReactNode {
  return (
    <td
      role="cell"
      className={head?.amounts ? 'amount' : undefined}
      data-label={head ? plainWords(head.words) : undefined}
    >
      <Say words={of} />
    </td>
  );
}
