// Draws a graph: the way up, a line for each below with its bar, squares for those further down, and the same as a table.

import type { ReactNode } from 'react';

import { barMarks } from '../../charts/marks.ts';
import { Say } from '../../language/Say.tsx';
import { LinkTo, Stop, useSay } from '../written/elements.server.tsx';
import { Lane } from '../figure/Lane.tsx';
import { Notes } from '../figure/Notes.tsx';
import type { GraphContent, GraphNode, GraphStep } from './graph.server.ts';

/** Lines are links; the table at the end has the same for those who cannot see the squares. */
export function RenderedGraph({ content }: { readonly content: GraphContent }): ReactNode {
  const { id, subtitle, notes, path, here, found, legend, nodes, all, list, empty } = content;
  const { meaning } = content;
  const say = useSay();
  return (
    <div className={meaning === '' ? 'graph' : `graph m-${meaning}`}>
      {nodes.length === 0 ? null : (
        <p className="subtitle">
          <Say words={subtitle} />
        </p>
      )}
      <Notes of={notes} />
      {path.length > 1 ? <Way of={path} /> : null}
      {here ? <Here of={here} /> : null}
      {found === '' ? null : <p className="graph-found">{found}</p>}
      {empty === '' ? null : <p className="empty">{empty}</p>}
      {nodes.length === 0 ? null : (
        <div className="graph-lines" role="group" aria-label={say('graph.lines')}>
          <Squares id={id} />
          <Lines of={nodes} id={id} />
        </div>
      )}
      {legend === '' ? null : (
        <p className="graph-legend">
          <svg width="8" height="8" aria-hidden="true" focusable="false">
            <rect className="graph-square" width="8" height="8" />
          </svg>{' '}
          {legend}
        </p>
      )}
      <Onward all={all} list={list} />
      {nodes.length === 0 ? null : <AsTable of={content} />}
    </div>
  );
}

/** From the top to that whose level is shown. */
function Way({ of }: { readonly of: readonly GraphStep[] }): ReactNode {
  const say = useSay();
  return (
    <nav aria-label={say('graph.way')}>
      <ol className="graph-way">
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

function Here({ of }: { readonly of: NonNullable<GraphContent['here']> }): ReactNode {
  const say = useSay();
  const { figure, below, to } = of;
  return (
    <p className="graph-here">
      {figure === '' ? null : <b>{figure}</b>} <span>{below}</span>{' '}
      {to === '' ? null : <LinkTo to={to}>{say('graph.page')}</LinkTo>}
    </p>
  );
}

/** One pattern for the squares of all lines. */
function Squares({ id }: { readonly id: string }): ReactNode {
  return (
    <svg className="graph-patterns" width="0" height="0" aria-hidden="true" focusable="false">
      <pattern id={`${id}-squares`} width="9" height="7" patternUnits="userSpaceOnUse">
        <rect className="graph-square" width="7" height="7" />
      </pattern>
    </svg>
  );
}

function Lines({ of, id }: { readonly of: readonly GraphNode[]; readonly id: string }): ReactNode {
  return (
    <ol>
      {of.map((node) => (
        <li key={node.code} className={node.isFound ? 'graph-hit' : undefined}>
          <Line of={node} id={id} />
          {node.children.length === 0 ? null : <Lines of={node.children} id={id} />}
        </li>
      ))}
    </ol>
  );
}

function Line({ of, id }: { readonly of: GraphNode; readonly id: string }): ReactNode {
  const say = useSay();
  const { name, into, page, mark, isFound, amount, share, below, bar, dots } = of;
  const told = [amount === '' ? '' : [amount, share].filter((each) => each !== '').join(' · ')];
  if (below > 0) told.push(say('graph.below', { count: below }));
  return (
    <>
      <p className="pair">
        <span className="pair-name">
          <Name name={name} to={into || page} keep={into !== ''} />
          {isFound ? <span className="status">{say('graph.hit')}</span> : null}
          {mark === '' ? null : (
            <span className="status">
              <Say words={mark} />
            </span>
          )}
        </span>{' '}
        <span className="pair-figures">{told.filter((each) => each !== '').join('; ')}</span>
      </p>
      {bar === null ? null : (
        <Lane of={barMarks({ bar: { from: 0, width: bar }, sign: 'plus' }, '')} />
      )}
      {dots === 0 ? null : (
        <svg
          className="graph-dots"
          width={dots * 9}
          height="7"
          aria-hidden="true"
          focusable="false"
        >
          <rect width={dots * 9} height="7" fill={`url(#${id}-squares)`} />
        </svg>
      )}
    </>
  );
}

interface NameProps {
  readonly name: string;
  /** Empty: it leads nowhere. */
  readonly to: string;
  /** Whether it stays on the page. */
  readonly keep: boolean;
}

function Name({ name, to, keep }: NameProps): ReactNode {
  if (to === '') return name;
  return (
    <LinkTo to={to} className="graph-node" {...(keep ? { 'data-keep': '' } : {})}>
      {name}
    </LinkTo>
  );
}

function Onward({ all, list }: Pick<GraphContent, 'all' | 'list'>): ReactNode {
  const say = useSay();
  const leads = all !== null && all.to !== '';
  if (!leads && list === '') return null;
  return (
    <p className="graph-onward">
      {leads ? (
        <LinkTo to={all.to} data-keep="">
          {all.words}
        </LinkTo>
      ) : null}{' '}
      {list === '' ? null : <LinkTo to={list}>{say('graph.list')}</LinkTo>}
    </p>
  );
}

function AsTable({ of: { nodes, hasAmounts } }: { readonly of: GraphContent }): ReactNode {
  const say = useSay();
  const rows = flat(nodes);
  return (
    <details className="graph-table">
      <Stop as="summary">{say('chart.as-table')}</Stop>
      <table className="plain">
        <thead>
          <tr>
            <th scope="col">{say('bars.name')}</th>
            <th scope="col">{say('graph.code')}</th>
            {hasAmounts ? (
              <th scope="col" className="amount">
                {say('bars.head-amount')}
              </th>
            ) : null}
            <th scope="col" className="amount">
              {say('graph.head-below')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ code, name, exact, below }) => (
            <tr key={code}>
              <th scope="row">{name}</th>
              <td>{code}</td>
              {hasAmounts ? <td className="amount">{exact === '' ? '–' : exact}</td> : null}
              <td className="amount">{below}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

function flat(nodes: readonly GraphNode[]): GraphNode[] {
  return nodes.flatMap((node) => [node, ...flat(node.children)]);
}
