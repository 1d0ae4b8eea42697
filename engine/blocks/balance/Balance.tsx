// Two amounts over each other on one scale: what one lacks is hatched, and said beside it.

import type { ReactNode } from 'react';

import { Say } from '../../language/Say.tsx';
import { Covered } from '../figure/Covered.tsx';
import { Lane } from '../figure/Lane.tsx';
import { NoFigures } from '../figure/Notes.tsx';
import type { BrowserPart } from '../contract/part.ts';
import type { BalanceView } from './balance.kind.ts';
import { sideMarks } from './marks.ts';
import './balance.css';

export const balance: BrowserPart<BalanceView> = { Component: Balance };

function Balance({ view }: { readonly view: BalanceView }): ReactNode {
  if (view.state !== 'ready') return <NoFigures of={view} />;
  return (
    <>
      <p className="subtitle">
        <Say words={view.subtitle} />
      </p>
      <Covered of={view} />
      <dl className="balance">
        {view.rows.map((row, i) => (
          <div key={i} className="balance-side">
            <dt>
              <Say words={row.label} />
            </dt>
            <dd data-amount={row.exact}>{row.amount}</dd>
            <dd className="balance-bar">
              <Lane of={sideMarks(view, i)} />
            </dd>
            {view.gap?.of === i ? (
              <dd className={`balance-words ${view.meaning && `m-${view.meaning}`}`.trim()}>
                <Say words={view.gap.words} />
              </dd>
            ) : null}
          </div>
        ))}
      </dl>
      {view.kept === '' ? null : <p className="balance-kept">{view.kept}</p>}
    </>
  );
}
