// Draws a paged table: which records these are, their table, ways to other pages and to files of all.

/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- a table whose rows are laid out as cards is one to some readers only where its roles are said */

import type { ReactNode } from 'react';

import { Say } from '../../language/Say.tsx';
import { LinkTo, Stop, useSay } from '../written/elements.server.tsx';
import type { PagedCell, PagedContent, PagedHead, PagedRow } from './paged.server.ts';

/** Only a sentence where no record is found. */
export function RenderedPaged({ content }: { readonly content: PagedContent }): ReactNode {
  const { empty, told, caption } = content;
  if (empty !== '') return <p className="empty">{empty}</p>;
  return (
    <div className="paged">
      {told === '' ? null : <p className="note">{told}</p>}
      <p className="paged-caption">{caption}</p>
      <Table of={content} />
      <Pages of={content} />
      <Files of={content.files} />
    </div>
  );
}

function Table({ of: { heads, rows, caption } }: { readonly of: PagedContent }): ReactNode {
  const say = useSay();
  return (
    <table className="cards" role="table" aria-label={caption}>
      <thead role="rowgroup">
        <tr role="row" data-label={say('paged.sort')}>
          {heads.map((head) => (
            <Head key={head.field} of={head} />
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <Row key={row.key} of={row} heads={heads} />
        ))}
      </tbody>
    </table>
  );
}

const ARROWS = { ascending: ' ↑', descending: ' ↓' };

function Head({ of: { title, to, sorted, field } }: { readonly of: PagedHead }): ReactNode {
  return (
    <th role="columnheader" scope="col" aria-sort={sorted ?? undefined}>
      {to === '' ? (
        title
      ) : (
        <LinkTo to={to} data-keep={`sort-${field}`}>
          {title}
          {sorted === null ? null : <span aria-hidden="true">{ARROWS[sorted]}</span>}
        </LinkTo>
      )}
    </th>
  );
}

interface RowProps {
  readonly of: PagedRow;
  readonly heads: readonly PagedHead[];
}

function Row({ of: { cells, to }, heads }: RowProps): ReactNode {
  return (
    <tr role="row">
      {cells.map((cell, i) =>
        i === 0 ? (
          <th key={i} role="rowheader" scope="row">
            {to === '' ? (
              <Say words={cell.words} />
            ) : (
              <LinkTo to={to}>
                <Say words={cell.words} />
              </LinkTo>
            )}
          </th>
        ) : (
          <td key={i} role="cell" data-label={heads[i]?.title}>
            <Cell of={cell} />
          </td>
        ),
      )}
    </tr>
  );
}

function Cell({ of: { words, status, day } }: { readonly of: PagedCell }): ReactNode {
  return (
    <>
      {status ? (
        <span className="status">
          <Say words={words} />
        </span>
      ) : (
        <Say words={words} />
      )}
      {day === '' ? null : <small>{day}</small>}
    </>
  );
}

function Pages({ of: { pages, before, next } }: { readonly of: PagedContent }): ReactNode {
  const say = useSay();
  if (pages.length === 0) return null;
  return (
    <nav aria-label={say('table.pages')}>
      <ul className="pills paged-pages">
        <Way to={before} keep="page-before">
          {say('table.page-before')}
        </Way>
        {pages.map((way, i) =>
          way === null ? (
            <li key={`gap ${i}`} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={way.number}>
              <LinkTo
                to={way.to}
                data-keep=""
                aria-label={say('paged.page', { page: way.number })}
                aria-current={way.current ? 'page' : undefined}
              >
                {way.number}
              </LinkTo>
            </li>
          ),
        )}
        <Way to={next} keep="page-next">
          {say('table.page-next')}
        </Way>
      </ul>
    </nav>
  );
}

interface WayProps {
  readonly to: string;
  /** What it is for: the focus comes back to it on the next page. */
  readonly keep: string;
  readonly children: ReactNode;
}

function Way({ to, keep, children }: WayProps): ReactNode {
  if (to === '') return null;
  return (
    <li>
      <LinkTo to={to} data-keep={keep}>
        {children}
      </LinkTo>
    </li>
  );
}

function Files({ of }: { readonly of: PagedContent['files'] }): ReactNode {
  const say = useSay();
  if (of.length === 0) return null;
  return (
    <p className="paged-files">
      <span aria-hidden="true">{say('paged.download')}</span>
      {of.map(({ form, to }) => (
        <Stop
          as="a"
          key={form}
          href={to}
          download
          rel="nofollow"
          aria-label={say('paged.download-as', { form })}
        >
          {form}
        </Stop>
      ))}
    </p>
  );
}
