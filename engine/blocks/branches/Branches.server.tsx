// Draws branches: a treegrid of the rows that stand visible, each closed one with a link that opens it.

/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role, jsx-a11y/no-noninteractive-element-to-interactive-role, jsx-a11y/control-has-associated-label -- a table whose rows are laid out as cards is a tree to some readers only where its roles are said */

import type { ReactNode } from 'react';

import { Say } from '../../language/Say.tsx';
import { plainWords } from '../../language/text.ts';
import { LinkTo, useSay } from '../written/elements.server.tsx';
import type { BranchesContent, ShownRow } from './branches.server.ts';

/** The whole treegrid; of a level that is asked for by itself only the rows, in a table that the browser takes them from. */
export function RenderedBranches({ content }: { readonly content: BranchesContent }): ReactNode {
  const { lead, found, empty, rows, isLevel } = content;
  if (isLevel)
    return (
      <table>
        <Rows of={content} />
      </table>
    );
  return (
    <div className="branches">
      {lead === '' ? null : <p className="branches-lead">{lead}</p>}
      {found === '' ? null : (
        <p className="branches-lead" role="status">
          {found}
        </p>
      )}
      {rows.length === 0 ? <p className="empty">{empty}</p> : <Grid of={content} />}
      <p className="visually-hidden branches-said" role="status" />
    </div>
  );
}

function Grid({ of }: { readonly of: BranchesContent }): ReactNode {
  const say = useSay();
  return (
    <table
      role="treegrid"
      className="branches-grid"
      aria-label={plainWords(of.name)}
      data-whole={of.isWhole ? '' : undefined}
    >
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader" scope="col">
            {say('table.name')}
          </th>
          {of.columns.map(({ title, as }, i) => (
            <th key={i} role="columnheader" scope="col" className={findClass(as)}>
              <Say words={title} />
            </th>
          ))}
        </tr>
      </thead>
      <Rows of={of} />
    </table>
  );
}

function Rows({ of: { rows, columns } }: { readonly of: BranchesContent }): ReactNode {
  return (
    <tbody role="rowgroup">
      {rows.map((row) =>
        row.hidden > 0 ? (
          <More key={`more ${row.code}`} of={row} columns={columns} />
        ) : (
          <Row key={row.code} of={row} columns={columns} />
        ),
      )}
    </tbody>
  );
}

/** Numbers stand under each other. */
function findClass(as: 'text' | 'count' | undefined): string | undefined {
  return as === 'count' ? 'branches-number' : undefined;
}

interface RowProps {
  readonly of: ShownRow;
  readonly columns: BranchesContent['columns'];
}

function Row({ of, columns }: RowProps): ReactNode {
  const say = useSay();
  const { code, level, position, size, expanded, isLeading, isWhole, isFound, cells } = of;
  return (
    <tr
      role="row"
      aria-level={level}
      aria-posinset={position}
      aria-setsize={size}
      aria-expanded={expanded ?? undefined}
      data-code={code}
      data-leading={isLeading ? '' : undefined}
      data-whole={isWhole ? '' : undefined}
      className={isFound ? 'branches-found' : undefined}
    >
      <th role="rowheader" scope="row">
        <Name of={of} />
        {isFound ? <small className="branches-mark">{say('branches.found-one')}</small> : null}
      </th>
      {cells.map((cell, i) => (
        <td
          key={i}
          role="gridcell"
          className={findClass(columns[i]?.as)}
          data-label={cell === '' ? undefined : plainWords(columns[i]?.title ?? '')}
        >
          {cell}
        </td>
      ))}
    </tr>
  );
}

/** What opens a row stands before its name; a name that leads nowhere opens it itself. */
function Name({ of: { name, to, turn, expanded, code } }: { readonly of: ShownRow }): ReactNode {
  const say = useSay();
  const words = <Say words={name} />;
  const turns = expanded !== null;
  if (to === '' && turns)
    return (
      <LinkTo to={turn} className="branches-turn" data-keep="" data-turn={code}>
        {words}
      </LinkTo>
    );
  return (
    <>
      {turns ? (
        <LinkTo
          to={turn}
          className="branches-turn"
          aria-label={say('branches.below', { name: plainWords(name) })}
          data-keep=""
          data-turn={code}
        >
          {null}
        </LinkTo>
      ) : null}
      <span className="branches-name">{to === '' ? words : <LinkTo to={to}>{words}</LinkTo>}</span>
    </>
  );
}

function More({ of, columns }: RowProps): ReactNode {
  const say = useSay();
  const { code, level, position, size, hidden, turn } = of;
  return (
    <tr
      role="row"
      aria-level={level}
      aria-posinset={position}
      aria-setsize={Math.max(size, position)}
      className="branches-more"
    >
      <th role="rowheader" scope="row">
        <LinkTo to={turn} data-keep="" data-more={code}>
          {say('branches.more', { count: hidden })}
        </LinkTo>
      </th>
      {columns.map((_, i) => (
        <td key={i} role="gridcell" />
      ))}
    </tr>
  );
}
