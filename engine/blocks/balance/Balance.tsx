// Two amounts over each other on one scale: what one lacks is hatched, and said beside it.

import type { ReactNode } from 'react';

import { Say } from '../../language/Say.tsx';
import { Covered } from '../Covered.tsx';
import { Hatch } from '../Hatch.tsx';
import { NoFigures } from '../Notes.tsx';
import type { BrowserPart } from '../part.ts';
import type { BalanceRow, BalanceView } from './balance.kind.ts';
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
          <Side key={i} row={row} view={view} gap={view.gap?.of === i ? view.gap.words : null} />
        ))}
      </dl>
      {view.kept === '' ? null : <p className="balance-kept">{view.kept}</p>}
    </>
  );
}

interface SideProps {
  readonly row: BalanceRow;
  readonly view: BalanceView;
  /** What it lacks; null: nothing. */
  readonly gap: NonNullable<BalanceView['gap']>['words'] | null;
}

function Side({ row, view, gap }: SideProps): ReactNode {
  const name = `${view.id}-gap`;
  const rest = Math.round((100 - row.width) * 100) / 100;
  return (
    <div className="balance-side">
      <dt>
        <Say words={row.label} />
      </dt>
      <dd data-amount={row.exact}>{row.amount}</dd>
      <dd className="balance-bar">
        <svg aria-hidden="true" focusable="false">
          <g className={meant(row.meaning)}>
            <rect className="balance-fill" width={`${row.width}%`} height="100%" />
          </g>
          {gap === null ? null : (
            <g className={meant(view.meaning)}>
              <Hatch name={name} />
              <rect
                className="balance-gap"
                x={`${row.width}%`}
                width={`${rest}%`}
                height="100%"
                fill={`url(#${name})`}
              />
            </g>
          )}
        </svg>
      </dd>
      {gap === null ? null : (
        <dd className={`balance-words ${meant(view.meaning) ?? ''}`.trim()}>
          <Say words={gap} />
        </dd>
      )}
    </div>
  );
}

function meant(meaning: string): string | undefined {
  return meaning === '' ? undefined : `m-${meaning}`;
}
