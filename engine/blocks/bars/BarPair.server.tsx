// The words of a bar: a name and its figures in one line.

import type { ReactNode } from 'react';

import { Say } from '../../language/Say.tsx';
import { LinkTo, SoftName, useSay } from '../written/elements.server.tsx';
import type { BarRow } from './bars.kind.ts';
import { formatBeside } from './rows.ts';

/** A name that leads on, and at the right its amount with what is said beside it. */
export function BarPair({ of: row }: { readonly of: BarRow }): ReactNode {
  const say = useSay();
  const beside = formatBeside(row);
  const { mark = '', isFound = false } = row.member ?? {};
  return (
    <p className="pair">
      <span className="pair-name">
        <Name of={row} />
        {isFound ? <span className="status">{say('bars.hit')}</span> : null}
        {mark === '' ? null : (
          <span className="status">
            <Say words={mark} />
          </span>
        )}
      </span>{' '}
      <span className="pair-figures">
        {row.amount === '' ? null : <b data-amount={row.exact}>{row.amount}</b>}{' '}
        {beside === '' ? null : <span className="bar-beside">{beside}</span>}
      </span>
    </p>
  );
}

/** One of a tree is a stop of arrow keys; those that lead a level down stay on the page. */
export function Name({ of: { name, to, member } }: { readonly of: BarRow }): ReactNode {
  if (to === '') return <SoftName words={name} />;
  const stays = member?.isOpened ? { 'data-keep': '' } : {};
  return (
    <LinkTo to={to} {...(member && { className: 'bar-node' })} {...stays}>
      <SoftName words={name} />
    </LinkTo>
  );
}
