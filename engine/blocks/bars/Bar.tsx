// One bar: what is done over what is planned, a tick where the year stands, a line where zero is.

import type { ReactNode } from 'react';

import { Hatch } from '../Hatch.tsx';
import type { BarRow, Stretch } from './bars.kind.ts';

/** Below so much of the width a bar has two units of the screen: something is never nothing. */
const THIN = 0.7;

interface BarProps {
  readonly row: Pick<BarRow, 'bar' | 'plan' | 'tick' | 'sign'>;
  readonly zero: number | null;
  /** Names the pattern on this page. */
  readonly name: string;
}

/** Nothing of it is read: the words beside it say the same. */
export function Bar({ row: { bar, plan, tick, sign }, zero, name }: BarProps): ReactNode {
  return (
    <svg className={`bar-line bar-${sign}`} aria-hidden="true" focusable="false">
      {sign === 'minus' ? <Hatch name={name} /> : null}
      {plan ? <rect className="bar-planned" {...buildSpan(plan)} y="0" height="100%" /> : null}
      <rect
        className="bar-done"
        {...buildSpan(bar)}
        {...(plan ? { y: '20%', height: '60%' } : { y: '0', height: '100%' })}
        {...(sign === 'minus' ? { fill: `url(#${name})` } : {})}
      />
      {tick === null ? null : <Mark className="bar-tick" at={tick} />}
      {zero === null ? null : <Mark className="bar-zero" at={zero} />}
    </svg>
  );
}

function Mark({ className, at }: { readonly className: string; readonly at: number }): ReactNode {
  return <line className={className} x1={`${at}%`} x2={`${at}%`} y1="0" y2="100%" />;
}

function buildSpan({ from, width }: Stretch): { x: string; width: string } {
  return { x: `${from}%`, width: width < THIN ? '2' : `${width}%` };
}
