// Draws the chapters of a document: the contents that lead to them, each with its text or its table.

/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- a table whose rows are laid out as cards is one to some readers only where its roles are said */

import type { ReactNode } from 'react';

import { Say } from '../../language/Say.tsx';
import { plainWords } from '../../language/text.ts';
import type { Words } from '../../model/portal.ts';
import { LinkTo, Stop, useSay } from '../written/elements.server.tsx';
import type { DocumentChapter, DocumentHead, DocumentTable } from './chapters.server.ts';

/** At the side where there is room; else it opens below the first figures. */
export function Contents({ of }: { readonly of: readonly DocumentChapter[] }): ReactNode {
  const say = useSay();
  if (of.length < 2) return null;
  return (
    <nav className="paper-contents" aria-label={say('document.contents')}>
      <details>
        <Stop as="summary">{say('document.contents')}</Stop>
        <ol>
          {of.map(({ id, title }) => (
            <li key={id}>
              <LinkTo to={`#${formatChapterPlace(id)}`}>
                <Numbered id={id} title={title} />
              </LinkTo>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}

/** The name of a chapter's place on the page. */
export function formatChapterPlace(id: string): string {
  return `chapter-${id.replaceAll(/[^\w-]/g, '-')}`;
}

/** The title of a chapter with its number, where it has one. */
export function Numbered({ id, title }: Pick<DocumentChapter, 'id' | 'title'>): ReactNode {
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
        <LinkTo to={`#${formatChapterPlace(id)}`}>
          <Numbered id={id} title={title} />
        </LinkTo>
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
  return (
    <>
      {unit === '' ? null : <p className="paper-unit">{said.join(', ')}</p>}
      <table className="cards paper-table" role="table" aria-label={named}>
        <thead role="rowgroup">
          <tr role="row">
            {head.map(({ words, amounts }, i) => (
              <th
                key={i}
                role="columnheader"
                scope="col"
                className={amounts ? 'amount' : undefined}
              >
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
    </>
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
