// Draws what documents are made of: contents that lead to chapters, each with its text or its table; ways on.

import type { ReactNode } from 'react';

import { Say } from '../../language/Say.tsx';
import { plainWords } from '../../language/text.ts';
import type { Words } from '../../model/portal.ts';
import { CardsTable } from '../written/CardsTable.server.tsx';
import { LinkTo, Stop, useSay } from '../written/elements.server.tsx';
import type { LinkedWords } from '../written/texts.server.ts';
import type { DocumentChapter, DocumentTable } from './chapters.server.ts';

/** At the side where there is room; else it opens below the first figures. */
export function Contents({ of }: { readonly of: readonly DocumentChapter[] }): ReactNode {
  const say = useSay();
  if (of.length < 2) return null;
  return (
    <nav className="paper-contents" aria-label={say('document.contents')}>
      <details>
        <Stop as="summary">{say('document.contents')}</Stop>
        <ol>
          {of.map((chapter) => (
            <li key={chapter.id}>
              <ChapterLink {...chapter} />
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}

/** The name of a chapter's place on the page. */
function formatChapterPlace(id: string): string {
  return `chapter-${id.replaceAll(/[^\w-]/g, '-')}`;
}

type Titled = Pick<DocumentChapter, 'id' | 'title'>;

/** Leads to the chapter on the same page. */
export function ChapterLink({ id, title }: Titled): ReactNode {
  return (
    <LinkTo to={`#${formatChapterPlace(id)}`}>
      <Numbered id={id} title={title} />
    </LinkTo>
  );
}

/** The title of a chapter with its number, where it has one. */
export function Numbered({ id, title }: Titled): ReactNode {
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
  readonly source: Words;
}

/** Its heading links to itself; `level` is that of the heading. */
export function Chapter({
  of: { id, title, paragraphs, table },
  level,
  source,
}: ChapterProps): ReactNode {
  const Heading = `h${level}` as const;
  return (
    <section className="paper-chapter">
      <Heading id={formatChapterPlace(id)}>
        <ChapterLink id={id} title={title} />
      </Heading>
      {paragraphs.map((words, i) => (
        <p key={i}>
          <Say words={words} />
        </p>
      ))}
      {table === null ? null : <Table of={table} named={plainWords(title)} source={source} />}
    </section>
  );
}

interface TableProps {
  readonly of: DocumentTable;
  readonly named: string;
  readonly source: Words;
}

/** Its unit, and the document that its amounts are of, stand beside it. On a phone its rows stand as cards. */
function Table({ of: { unit, head, rows }, named, source }: TableProps): ReactNode {
  const said = [unit, source].map(plainWords).filter((text) => text !== '');
  const cells = rows.map((row) => row.map((words, i) => <Say key={i} words={words} />));
  return (
    <>
      {unit === '' ? null : <p className="paper-unit">{said.join(', ')}</p>}
      <CardsTable className="paper-table" named={named} head={head} rows={cells} />
    </>
  );
}

interface WaysProps {
  /** Files of the API, which is of no language. */
  readonly papers?: readonly LinkedWords[];
  readonly of: readonly LinkedWords[];
}

/** Links in a row: files first. */
export function Ways({ papers = [], of }: WaysProps): ReactNode {
  if (papers.length + of.length === 0) return null;
  return (
    <p className="paper-ways">
      {papers.map(({ words, to }) => (
        <Stop key={to} as="a" href={to}>
          <Say words={words} />
        </Stop>
      ))}
      {of.map(({ words, to }) => (
        <LinkTo key={to} to={to}>
          <Say words={words} />
        </LinkTo>
      ))}
    </p>
  );
}
