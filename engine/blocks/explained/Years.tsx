// One code over the whole years that are loaded: what was planned, what was done.

import type { ReactNode } from 'react';

import type { ToldFigure } from '../../model/portal.ts';

/** Renders nothing where an explanation has no history of its code. */
export function Years({
  of: { history },
}: {
  readonly of: Pick<ToldFigure, 'history'>;
}): ReactNode {
  if (history === null) return null;
  return (
    <table className="told-years">
      <caption>
        {history.title}. {history.note}
      </caption>
      <thead>
        <tr>
          {history.heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {history.rows.map(({ cells: [year, ...amounts], note }) => (
          <tr key={year}>
            <th scope="row">
              {year}
              {note === '' ? null : <small> {note}</small>}
            </th>
            {amounts.map((amount, i) => (
              <td key={history.heads[i + 1]}>{breakable(amount)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** On a narrow screen a long amount goes on below, between its groups. */
export function breakable(amount: string): string {
  return amount.replaceAll('\u00a0', ' ');
}
