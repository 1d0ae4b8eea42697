// Draws what stands around the lines of a tree: the way from the top, what is known of the one whose level it is, squares, the same as a table.

import type { ReactNode } from 'react';

import { plainWords } from '../../language/text.ts';
import { LinkTo, Stop, useSay } from '../written/elements.server.tsx';
import type { BarRow, LevelView } from './bars.kind.ts';
import { flattenRows } from './rows.ts';

interface AroundProps {
  readonly of: LevelView;
  readonly id: string;
}

/** Above the lines, with the pattern of their squares. */
export function AroundLines({ of, id }: AroundProps): ReactNode {
  const { path, here, found, square, empty } = of;
  return (
    <>
      {path.length > 1 ? <Way of={path} /> : null}
      {here ? <Here of={here} /> : null}
      {found === '' ? null : <p>{found}</p>}
      {empty === '' ? null : <p className="empty">{empty}</p>}
      {square === '' ? null : (
        <svg className="bar-patterns" width="0" height="0" aria-hidden="true" focusable="false">
          <pattern id={`${id}-squares`} width={STEP} height={SIDE} patternUnits="userSpaceOnUse">
            <rect className="bar-square" width={SIDE} height={SIDE} />
          </pattern>
        </svg>
      )}
    </>
  );
}

/** A square and the step from one to the next, in units of the screen. */
const SIDE = 7;
const STEP = 9;

/** So many below one. */
export function Squares({ of, id }: { readonly of: number; readonly id: string }): ReactNode {
  if (of === 0) return null;
  const size = { width: of * STEP, height: SIDE };
  return (
    <svg className="bar-squares" {...size} aria-hidden="true" focusable="false">
      <rect {...size} fill={`url(#${id}-squares)`} />
    </svg>
  );
}

function Way({ of }: { readonly of: LevelView['path'] }): ReactNode {
  const say = useSay();
  return (
    <nav aria-label={say('bars.way')}>
      <ol className="bars-way">
        {of.map(({ name, to }, i) => (
          <li key={i}>
            <LinkTo to={to} data-keep="" aria-current={i === of.length - 1 ? 'true' : undefined}>
              {name}
            </LinkTo>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Here({ of }: { readonly of: NonNullable<LevelView['here']> }): ReactNode {
  const say = useSay();
  const { figure, below, to } = of;
  return (
    <p className="bars-here">
      {figure === '' ? null : <b>{figure}</b>} <span>{below}</span>{' '}
      {to === '' ? null : <LinkTo to={to}>{say('bars.page')}</LinkTo>}
    </p>
  );
}

interface BelowProps {
  readonly of: LevelView;
  readonly rows: readonly BarRow[];
}

/** Below the lines. */
export function BelowLines({ of: { square, more, hasAmounts }, rows }: BelowProps): ReactNode {
  return (
    <>
      {square === '' ? null : (
        <p className="bars-legend">
          <svg width={SIDE} height={SIDE} aria-hidden="true" focusable="false">
            <rect className="bar-square" width={SIDE} height={SIDE} />
          </svg>{' '}
          {square}
        </p>
      )}
      {more ? (
        <p className="bars-more">
          <LinkTo to={more.to} data-keep="">
            {more.words}
          </LinkTo>
        </p>
      ) : null}
      {rows.length === 0 ? null : <AsTable of={flattenRows(rows)} hasAmounts={hasAmounts} />}
    </>
  );
}

interface TableProps {
  readonly of: readonly BarRow[];
  readonly hasAmounts: boolean;
}

/** With codes and all digits, for those who do not see the drawing. */
function AsTable({ of, hasAmounts }: TableProps): ReactNode {
  const say = useSay();
  return (
    <details className="bars-as-table">
      <Stop as="summary">{say('chart.as-table')}</Stop>
      <Stop
        as="div"
        className="table-scroll"
        role="group"
        aria-label={say('chart.as-table')}
        tabIndex={0}
      >
        <table className="plain">
          <thead>
            <tr>
              <th scope="col">{say('bars.name')}</th>
              <th scope="col">{say('bars.code')}</th>
              {hasAmounts ? (
                <th scope="col" className="amount">
                  {say('bars.head-amount')}
                </th>
              ) : null}
              <th scope="col" className="amount">
                {say('bars.head-below')}
              </th>
            </tr>
          </thead>
          <tbody>
            {of.map(({ key, name, exact, member }) => (
              <tr key={key}>
                <th scope="row">{plainWords(name)}</th>
                <td>{key}</td>
                {hasAmounts ? <td className="amount">{exact === '' ? '–' : exact}</td> : null}
                <td className="amount">{member?.below}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Stop>
    </details>
  );
}
