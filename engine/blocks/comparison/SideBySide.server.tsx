// Draws the table of a comparison: it may be wider than its place, and says so in words.

import type { ReactNode } from 'react';

import { inTwoLines, plainWords } from '../../language/text.ts';
import { LinkTo, SoftName, Stop, useSay } from '../written/elements.server.tsx';
import type { ComparedCell, ComparisonContent, TableHead } from './content.server.ts';

/** So many columns fit on a phone. */
const FITTING = 2;

/** A table in a scrolling region that takes the focus; a dash stands for an unknown amount. */
export function SideBySide({ of }: { readonly of: ComparisonContent }): ReactNode {
  const { table, members } = of;
  const say = useSay();
  const name = say('comparison.table', { unit: table.unit });
  return (
    <div className="side-by-side">
      <p className="subtitle">
        {name}
        {members.length > FITTING ? (
          <span className="side-more"> · {say('comparison.more', { count: members.length })}</span>
        ) : null}
      </p>
      <Stop as="div" className="side-scroll" role="group" aria-label={name}>
        <table className="plain" aria-label={name}>
          <thead>
            <tr>
              <th scope="col">{say('comparison.row')}</th>
              {table.heads.map((head) => (
                <Head key={head.code} of={head} />
              ))}
            </tr>
          </thead>
          <tbody>
            {table.rows.map((row, i) => (
              <tr key={i} className={i === 0 ? 'total' : undefined}>
                <th scope="row">
                  <SoftName words={row.name} />
                </th>
                {row.cells.map((cell, k) => (
                  <td key={k} className="amount">
                    {cell === null ? '—' : <Amount of={cell} />}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Stop>
    </div>
  );
}

function Head({
  of: { number, name, code, sort, isSorted },
}: {
  readonly of: TableHead;
}): ReactNode {
  const say = useSay();
  const whole = plainWords(name);
  const sorted = {
    'aria-sort': 'descending',
    'data-outcome': say('table.descending', { name: whole }),
  } as const;
  return (
    <th scope="col" className="amount" {...(isSorted ? sorted : {})}>
      <LinkTo
        to={sort}
        data-keep={`sort ${code}`}
        data-done={isSorted ? say('table.unsorted') : undefined}
        title={say('comparison.sort')}
      >
        {plainWords(inTwoLines(`${number}. ${whole}`))}
        {isSorted ? <span aria-hidden="true"> ↓</span> : null}
      </LinkTo>
    </th>
  );
}

function Amount({ of }: { readonly of: ComparedCell }): ReactNode {
  return (
    <>
      <span title={of.exact}>{of.text}</span>
      {of.share === '' ? null : <span className="side-share">{of.share}</span>}
    </>
  );
}
