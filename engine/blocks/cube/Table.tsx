// The table of a composed answer: heads over the columns of each member, the total first; a grid once the composer is touched.

import { lazy, Suspense, type ReactNode } from 'react';

import { Say } from '../../language/Say.tsx';
import { useStop } from '../../data/useStop.ts';
import type { CubeViewColumn, CubeTableView, CubeView } from './cube.kind.ts';
import { Name, formatColumnHead } from './Name.tsx';
import { computeStop, RESULT } from './stops.ts';
import { loadGrid } from './useTouched.ts';

const Grid = lazy(loadGrid);

interface TableProps {
  readonly view: CubeView;
  readonly table: CubeTableView;
}

/** A plain table until the composer is touched and the grid has been loaded. */
export function Table({
  view,
  table,
  touched,
}: TableProps & { readonly touched: boolean }): ReactNode {
  const plain = (
    <>
      <PlainTable view={view} table={table} />
      {table.more === '' ? null : <p className="note">{table.more}</p>}
    </>
  );
  return touched ? (
    <Suspense fallback={plain}>
      <Grid view={view} table={table} />
    </Suspense>
  ) : (
    plain
  );
}

function PlainTable({ view, table }: TableProps): ReactNode {
  const stop = useStop();
  const { axes, columns, total, rows } = table;
  return (
    <>
      <p className="cube-caption" id={`${view.id}-caption`}>
        <Say
          words={view.export ? `${view.words['preview'] ?? ''}: ${view.caption}` : view.caption}
        />
      </p>
      <div
        className="table-scroll"
        role="region"
        aria-labelledby={`${view.id}-caption`}
        // a place that scrolls is reached by keys
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls
        tabIndex={0}
        {...stop(computeStop(view, RESULT))}
      >
        <table className="figures" aria-labelledby={`${view.id}-caption`}>
          <Heads axes={axes} columns={columns} />
          <tbody>
            {total === null ? null : (
              <tr className="total">
                <th scope="row" colSpan={axes.length}>
                  {view.words['all']}
                </th>
                <Cells cells={total} />
              </tr>
            )}
            {rows.map(({ names, cells }, i) => (
              <tr key={i}>
                {names.map((name, k) => (
                  <th key={k} scope="row">
                    <Name name={name} />
                  </th>
                ))}
                <Cells cells={cells} />
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

function Heads({ axes, columns }: Pick<CubeTableView, 'axes' | 'columns'>): ReactNode {
  const groups = listGroups(columns);
  const two = columns.length > groups.length && groups.some(({ name }) => name !== '');
  return (
    <thead>
      <tr>
        {axes.map((axis, i) => (
          <th key={i} scope="col" {...(two ? { rowSpan: 2 } : {})}>
            {axis}
          </th>
        ))}
        {two
          ? groups.map(({ name, count }, i) => (
              <th key={i} scope="colgroup" colSpan={count} className="amount">
                {name}
              </th>
            ))
          : columns.map((column, i) => (
              <th key={i} scope="col" className="amount">
                {formatColumnHead(column)}
              </th>
            ))}
      </tr>
      {two ? (
        <tr>
          {columns.map(({ measure }, i) => (
            <th key={i} scope="col" className="amount">
              {measure}
            </th>
          ))}
        </tr>
      ) : null}
    </thead>
  );
}

function Cells({ cells }: { readonly cells: readonly string[] }): ReactNode {
  return cells.map((cell, i) => <td key={i}>{cell}</td>);
}

/** Neighbours with the same name. */
function listGroups(columns: readonly CubeViewColumn[]): { name: string; count: number }[] {
  const groups: { name: string; count: number }[] = [];
  for (const { name } of columns) {
    const last = groups.at(-1);
    if (last?.name === name) last.count++;
    else groups.push({ name, count: 1 });
  }
  return groups;
}
