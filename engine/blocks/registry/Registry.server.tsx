// Draws a registry: years to choose from, a table of documents, and a form that compares two of them.

/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- a table whose rows are laid out as cards is one to some readers only where its roles are said */

import type { ReactNode } from 'react';

import { Say } from '../../language/Say.tsx';
import { plainWords } from '../../language/text.ts';
import type { Words } from '../../model/portal.ts';
import { LinkTo, Stop, useAddress, useSay } from '../written/elements.server.tsx';
import type { RegistryContent, RegistryRow, RegistryYear } from './registry.server.ts';

/** A sentence in place of the table where no document is found. */
export function RenderedRegistry({ content }: { readonly content: RegistryContent }): ReactNode {
  const { lead, years, groups, empty, compare } = content;
  return (
    <div className="registry">
      {lead === '' ? null : <p className="registry-lead">{lead}</p>}
      {years.length === 0 ? null : <Years of={years} />}
      {groups.length === 0 ? (
        <p className="empty">{empty}</p>
      ) : (
        <Compared by={compare}>
          {groups.map((group, i) => (
            <Group key={i} of={group} content={content} />
          ))}
        </Compared>
      )}
    </div>
  );
}

function Years({ of }: { readonly of: readonly RegistryYear[] }): ReactNode {
  const say = useSay();
  return (
    <nav className="registry-years" aria-label={say('registry.years')}>
      <ul>
        {of.map(({ label, to, current }) => (
          <li key={label}>
            <LinkTo to={to} aria-current={current ? 'true' : undefined} data-keep="">
              {label}
            </LinkTo>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface ComparedProps {
  readonly by: RegistryContent['compare'];
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
      <p className="registry-compare">
        <Stop as="button" type="submit" className="main-act">
          {say('registry.compare')}
        </Stop>
        <span>{say('registry.compare-how')}</span>
      </p>
    </form>
  );
}

interface GroupProps {
  readonly of: RegistryContent['groups'][number];
  readonly content: RegistryContent;
}

/** Documents under their headings; without headings, where there is one group alone. */
function Group({ of: { heading, parts }, content }: GroupProps): ReactNode {
  const tables = parts.map((part, i) => (
    <Table key={i} of={part} within={heading} content={content} />
  ));
  if (heading === '') return tables;
  return (
    <section className="registry-group">
      <h2>
        <Say words={heading} />
      </h2>
      {tables}
    </section>
  );
}

interface TableProps {
  readonly of: RegistryContent['groups'][number]['parts'][number];
  /** The heading of its group; empty: it stands in none. */
  readonly within: Words;
  readonly content: RegistryContent;
}

function Table({ of: { heading, rows }, within, content }: TableProps): ReactNode {
  const say = useSay();
  const { has, compare } = content;
  const name = [within, heading].map(plainWords).filter((text) => text !== '');
  const table = (
    <table className="cards" role="table" aria-label={name.join(': ') || say('registry.name')}>
      <thead role="rowgroup">
        <tr role="row">
          <Head>{say('registry.document')}</Head>
          {has.year ? <Head>{say('registry.year')}</Head> : null}
          {has.days ? <Head>{say('document.published')}</Head> : null}
          <Head>{say('registry.status')}</Head>
          {has.sign ? <Head>{say('print.signer')}</Head> : null}
          {has.papers ? <Head aside>{say('registry.papers')}</Head> : null}
          {compare === null ? null : <Head aside>{say('registry.choose')}</Head>}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <Row key={row.key} of={row} has={has} query={compare?.query ?? ''} />
        ))}
      </tbody>
    </table>
  );
  if (heading === '') return table;
  return (
    <>
      <h3>
        <Say words={heading} />
      </h3>
      {table}
    </>
  );
}

interface HeadProps {
  /** Nobody chooses on paper. */
  readonly aside?: boolean;
  readonly children: ReactNode;
}

function Head({ aside = false, children }: HeadProps): ReactNode {
  return (
    <th role="columnheader" scope="col" className={aside ? 'registry-choose' : undefined}>
      {children}
    </th>
  );
}

interface RowProps {
  readonly of: RegistryRow;
  readonly has: RegistryContent['has'];
  /** Name of what is checked; empty: nothing can be. */
  readonly query: string;
}

function Row({ of, has, query }: RowProps): ReactNode {
  const say = useSay();
  const { key, name, form, to, year, published, cancelled, signer, signed } = of;
  return (
    <tr role="row" className={cancelled === '' ? undefined : 'registry-cancelled'}>
      <th role="rowheader" scope="row">
        <LinkTo to={to}>
          <Say words={name} />
          {year === '' ? '' : `, ${year}`}
        </LinkTo>
        {form === '' ? null : <small>{form}</small>}
      </th>
      {has.year ? (
        <td role="cell" className="cards-told">
          {year}
        </td>
      ) : null}
      {has.days ? <Cell label={say('document.published')}>{published}</Cell> : null}
      <Cell label={say('registry.status')}>
        <span className="status">
          {cancelled === ''
            ? say('registry.in-force')
            : say('registry.cancelled', { date: cancelled })}
        </span>
      </Cell>
      {has.sign ? (
        <Cell label={say('print.signer')}>
          {signer}
          {signed === '' ? null : <small>{say('registry.signed', { date: signed })}</small>}
        </Cell>
      ) : null}
      {has.papers ? <Papers of={of} /> : null}
      {query === '' ? null : (
        <Cell label={say('registry.choose')}>
          <Stop
            as="input"
            type="checkbox"
            name={query}
            value={key}
            aria-label={say('registry.choose-one', {
              name: plainWords(name),
              year,
              date: published,
            })}
          />
        </Cell>
      )}
    </tr>
  );
}

/** The document as files; nobody follows them on paper. */
function Papers({ of: { name, year, pdf, order } }: { readonly of: RegistryRow }): ReactNode {
  const say = useSay();
  const of = `${plainWords(name)}, ${year}`;
  const ways = [
    { to: pdf, words: say('registry.pdf'), label: say('registry.pdf-of', { name: of }) },
    { to: order, words: say('registry.order'), label: say('registry.order-of', { name: of }) },
  ].filter(({ to }) => to !== '');
  return (
    <td role="cell" className="registry-papers" data-label={say('registry.papers')}>
      <span>
        {ways.map(({ to, words, label }) => (
          <Stop key={to} as="a" href={to} aria-label={label}>
            {words}
          </Stop>
        ))}
      </span>
    </td>
  );
}

interface CellProps {
  readonly label: string;
  readonly children: ReactNode;
}

function Cell({ label, children }: CellProps): ReactNode {
  return (
    <td role="cell" data-label={label}>
      {children}
    </td>
  );
}
