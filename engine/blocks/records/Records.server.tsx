// Draws records: sentences above, years to choose from, tables of rows, ways to other pages and to files, a form that compares two.

/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- a table whose rows are laid out as cards is one to some readers only where its roles are said */

import type { ReactNode } from 'react';

import { Say } from '../../language/Say.tsx';
import { plainWords } from '../../language/text.ts';
import type { Words } from '../../model/portal.ts';
import { Linked, LinkTo, Outcome, Stop, useAddress, useSay } from '../written/elements.server.tsx';
import { LongList, STANDING } from '../written/LongList.server.tsx';
import { Cell, Note } from './Cell.tsx';
import type { ListedRow, RecordsContent, RecordsWay } from './content.server.ts';
import type { RecordHead } from './records.kind.ts';
import { countRows, countStanding } from './standing.server.ts';

/** A sentence in place of the table where there are no records; a tree comes alive, and stands beside. */
export function RenderedRecords({ content }: { readonly content: RecordsContent }): ReactNode {
  const say = useSay();
  const { lead, told, caption, years, groups, empty, compare, pages, files } = content;
  return (
    <>
      {lead === null ? null : (
        <p className="records-lead">
          <Say words={lead} />
        </p>
      )}
      <Outcome of={told} as="records-lead" />
      <Ways label={say('records.years')} of={years} />
      {empty === '' ? null : <p className="empty">{empty}</p>}
      <Outcome of={caption} as="records-caption" />
      <Compared by={compare}>
        {groups.map((group, i) => (
          <Group
            key={i}
            of={group}
            content={content}
            standing={STANDING - countRows(groups.slice(0, i).flatMap(({ parts }) => parts))}
          />
        ))}
      </Compared>
      <Ways label={say('table.pages')} of={pages} />
      <Files of={files} />
    </>
  );
}

interface WaysProps {
  readonly label: string;
  readonly of: readonly (RecordsWay | null)[];
}

function Ways({ label: list, of }: WaysProps): ReactNode {
  if (of.length === 0) return null;
  return (
    <nav aria-label={list}>
      <ul className="pills">
        {of.map((way, i) =>
          way === null ? (
            <li key={`gap ${i}`} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={way.label}>
              <LinkTo
                to={way.to}
                data-keep={way.keep}
                aria-label={way.name || undefined}
                aria-current={way.isCurrent ? 'true' : undefined}
              >
                {way.label}
              </LinkTo>
            </li>
          ),
        )}
      </ul>
    </nav>
  );
}

interface ComparedProps {
  readonly by: RecordsContent['compare'];
  readonly children: ReactNode;
}

/** A plain form: what is checked stands in the address of the comparison. */
function Compared({ by, children }: ComparedProps): ReactNode {
  const say = useSay();
  const address = useAddress();
  if (by === null) return children;
  return (
    <form method="get" action={address(by.action)}>
      {children}
      <p className="records-compare">
        <Stop as="button" type="submit" className="main-act">
          {say('records.compare')}
        </Stop>
        <span>{say('records.compare-how')}</span>
      </p>
    </form>
  );
}

interface GroupProps {
  readonly of: RecordsContent['groups'][number];
  readonly content: RecordsContent;
  /** So many of its records stand at once, or none where those before it are enough. */
  readonly standing: number;
}

/** Records under their headings; without headings, where there is one group alone. */
function Group({ of: { heading, parts }, content, standing }: GroupProps): ReactNode {
  const tables = parts.map((part, i) => (
    <Table key={i} of={part} within={heading} content={content} />
  ));
  const first = countStanding(parts, standing);
  const rest = countRows(parts.slice(first));
  const list = <LongList of={tables} first={first} rest={rest} />;
  if (heading === '') return list;
  return (
    <section className="records-group">
      <h2>
        <Say words={heading} />
      </h2>
      {list}
    </section>
  );
}

interface TableProps {
  readonly of: RecordsContent['groups'][number]['parts'][number];
  /** The heading of its group; empty: it stands in none. */
  readonly within: Words;
  readonly content: RecordsContent;
}

function Table({ of: { heading, rows }, within, content }: TableProps): ReactNode {
  const say = useSay();
  const { heads, caption, compare } = content;
  const name = [within, heading].map(plainWords).filter((text) => text !== '');
  const hasPapers = rows.some(({ papers }) => papers.length > 0);
  return (
    <>
      {heading === '' ? null : (
        <h3>
          <Say words={heading} />
        </h3>
      )}
      <table
        className="cards"
        role="table"
        aria-label={name.join(': ') || caption || say('records.name')}
      >
        <thead role="rowgroup">
          <tr role="row" data-label={say('records.sort')}>
            {heads.map((head) => (
              <Head key={head.field} of={head} />
            ))}
            {hasPapers ? <AsideHead>{say('records.papers')}</AsideHead> : null}
            {compare === null ? null : <AsideHead>{say('records.choose')}</AsideHead>}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <Row key={row.key} of={row} heads={heads} query={compare?.query ?? ''} />
          ))}
        </tbody>
      </table>
    </>
  );
}

const ARROWS = { ascending: ' ↑', descending: ' ↓' };

function Head({ of: { title, to, sorted, field } }: { readonly of: RecordHead }): ReactNode {
  const say = useSay();
  return (
    <th
      role="columnheader"
      scope="col"
      aria-sort={sorted ?? undefined}
      data-outcome={sorted ? say(`table.${sorted}`, { name: plainWords(title) }) : undefined}
    >
      {to === '' ? (
        <Say words={title} />
      ) : (
        <LinkTo to={to} data-keep={`sort-${field}`}>
          <Say words={title} />
          {sorted === null ? null : <span aria-hidden="true">{ARROWS[sorted]}</span>}
        </LinkTo>
      )}
    </th>
  );
}

/** Nobody follows files or chooses on paper. */
function AsideHead({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <th role="columnheader" scope="col" className="records-aside">
      {children}
    </th>
  );
}

interface RowProps {
  readonly of: ListedRow;
  readonly heads: readonly RecordHead[];
  /** Name of what is checked; empty: nothing can be. */
  readonly query: string;
}

function Row({ of, heads, query }: RowProps): ReactNode {
  const say = useSay();
  const { key, to, cells, isStruck, papers } = of;
  const name = plainWords(cells[0]?.words ?? '');
  // versions of a record differ by their days alone
  const days = cells.flatMap(({ words }, i) => {
    const head = heads[i];
    return head?.as === 'day' ? `${plainWords(head.title)} ${plainWords(words)}` : [];
  });
  const dated = [name, ...days].join(', ');
  const told = isStruck ? dated : name;
  return (
    <tr role="row" className={isStruck ? 'records-struck' : undefined}>
      {cells.map((cell, i) =>
        i === 0 ? (
          <th key={i} role="rowheader" scope="row">
            <Linked words={cell.words} to={to} name={isStruck ? told : undefined} />
            <Note of={cell} />
          </th>
        ) : (
          <td
            key={i}
            role="cell"
            className={heads[i]?.isTold ? 'cards-told' : undefined}
            data-label={plainWords(heads[i]?.title ?? '')}
          >
            <Cell of={cell} as={heads[i]?.as} />
          </td>
        ),
      )}
      {papers.length === 0 ? null : <Papers of={papers} name={told} />}
      {query === '' ? null : (
        <td role="cell" className="records-aside" data-label={say('records.choose')}>
          <Stop
            as="input"
            type="checkbox"
            name={query}
            value={key}
            aria-label={say('records.choose-one', { name: dated })}
          />
        </td>
      )}
    </tr>
  );
}

interface PapersProps {
  readonly of: ListedRow['papers'];
  /** What they are files of. */
  readonly name: string;
}

function Papers({ of, name }: PapersProps): ReactNode {
  const say = useSay();
  return (
    <td role="cell" className="records-aside records-links" data-label={say('records.papers')}>
      {of.map(({ title, to }) => (
        <Stop key={to} as="a" href={to} aria-label={`${title}: ${name}`}>
          {title}
        </Stop>
      ))}
    </td>
  );
}

function Files({ of }: { readonly of: RecordsContent['files'] }): ReactNode {
  const say = useSay();
  if (of.length === 0) return null;
  return (
    <p className="records-aside records-links">
      <span aria-hidden="true">{say('records.download')}</span>
      {of.map(({ form, to }) => (
        <Stop
          as="a"
          key={form}
          href={to}
          download
          rel="nofollow"
          aria-label={say('records.download-as', { form })}
        >
          {form}
        </Stop>
      ))}
    </p>
  );
}
