// Draws a table whose rows become cards on a phone: each cell says there what its column is called.

/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- a table whose rows are laid out as cards is one to some readers only where its roles are said */

import type { ReactNode } from 'react';

import { Say } from '../../language/Say.tsx';
import { plainWords } from '../../language/text.ts';
import type { Words } from '../../model/portal.ts';

export interface CardsHead {
  readonly words: Words;
  /** Whether amounts stand below it. */
  readonly amounts: boolean;
}

interface CardsTableProps {
  /** Of the table; its styles are those of `cards.css` and what the class adds. */
  readonly className: string;
  readonly named: string;
  readonly head: readonly CardsHead[];
  readonly rows: readonly (readonly ReactNode[])[];
  /** Whether the first cell of a row is its name. */
  readonly hasNames?: boolean;
}

/** Every row has a cell for each head. */
export function CardsTable({
  className,
  named,
  head,
  rows,
  hasNames = false,
}: CardsTableProps): ReactNode {
  return (
    <table className={`cards ${className}`} role="table" aria-label={named}>
      <thead role="rowgroup">
        <tr role="row">
          {head.map(({ words, amounts }, i) => (
            <th key={i} role="columnheader" scope="col" className={amounts ? 'amount' : undefined}>
              <Say words={words} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row, i) => (
          <tr key={i} role="row">
            {head.map(({ words, amounts }, j) =>
              hasNames && j === 0 ? (
                <th key={j} role="rowheader" scope="row">
                  {row[j]}
                </th>
              ) : (
                <td
                  key={j}
                  role="cell"
                  className={amounts ? 'amount' : undefined}
                  data-label={plainWords(words)}
                >
                  {row[j]}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
