// Draws bars: a list, or a table with a bar under each name. Every figure stands beside its bar in words.

import type { ReactNode } from 'react';

import { barMarks } from '../../charts/marks.ts';
import { Say } from '../../language/Say.tsx';
import { Figure } from '../figure/Figure.tsx';
import { Lane } from '../figure/Lane.tsx';
import { LinkTo, Stop, useSay } from '../written/elements.server.tsx';
import type { BarRow, BarsContent, DivideView } from './bars.kind.ts';
import { BarPair, Name } from './BarPair.server.tsx';
import { Hundred } from './Hundred.server.tsx';
import { AroundLines, BelowLines, Squares } from './Level.server.tsx';

interface RowProps {
  readonly of: BarRow;
  /** A name that no other has, for patterns. */
  readonly id: string;
  readonly zero: number | null;
}

/** Lines below what is said of them. */
export function RenderedBars({ content }: { readonly content: BarsContent }): ReactNode {
  const { id, form, rows, divide, level, zero, hundred } = content;
  if (hundred)
    return (
      <Figure of={content} link={LinkTo}>
        <Hundred of={hundred} id={id} />
        {divide ? <Divide of={divide} /> : null}
      </Figure>
    );
  return (
    <Figure of={content} link={LinkTo}>
      {divide ? <Divide of={divide} /> : null}
      {level ? <AroundLines of={level} id={id} /> : null}
      {form === 'table' ? (
        <BarTable of={content} />
      ) : (
        <BarList of={rows} className={`bars-${level ? 'tree' : form}`} id={id} zero={zero} />
      )}
      {level ? <BelowLines of={level} rows={rows} /> : null}
    </Figure>
  );
}

interface ListProps extends Omit<RowProps, 'of'> {
  readonly of: readonly BarRow[];
  readonly className?: string;
}

function BarList({ of, id, zero, className = '' }: ListProps): ReactNode {
  if (of.length === 0) return null;
  return (
    <ol className={`bars ${className}`.trim()}>
      {of.map((row, i) => (
        <li key={row.key} className={row.member?.isFound ? 'bar-found' : undefined}>
          <BarPair of={row} />
          {row.bar === null ? null : <Lane of={barMarks(row, `${id}-bar-${i}`, zero)} />}
          {row.lack === undefined ? null : (
            <p className="bar-lack">
              <Say words={row.lack} />
            </p>
          )}
          {row.member ? <Squares of={row.member.squares} id={id} /> : null}
          <BarList of={row.member?.rows ?? []} id={id} zero={zero} />
        </li>
      ))}
    </ol>
  );
}

/** Where it is narrow its cells stand under each other, each behind the head of its column. */
function BarTable({ of: { rows, id, zero } }: { readonly of: BarsContent }): ReactNode {
  const say = useSay();
  const columns = (['amount', 'share', 'kept', 'before'] as const).filter(
    (column) => column === 'amount' || rows.some((row) => row[column] !== ''),
  );
  return (
    <table className="plain bars-table">
      <thead>
        <tr>
          <th scope="col">{say('bars.name')}</th>
          {columns.map((column) => (
            <th key={column} scope="col" className="amount">
              {say(`bars.head-${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, i) => (
          <tr key={row.key}>
            <th scope="row">
              <span className="pair-name">
                <Name of={row} />
              </span>
              <Lane of={barMarks(row, `${id}-bar-${i}`, zero)} thin />
            </th>
            {columns.map((column) => (
              <td
                key={column}
                className="amount"
                data-head={say(`bars.head-${column}`)}
                {...(column === 'amount' && { 'data-amount': row.exact })}
              >
                {row[column]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A plain form, so that it works without scripts; all other parameters of the address go along. */
function Divide({ of }: { readonly of: DivideView }): ReactNode {
  const say = useSay();
  return (
    <form className="divide" method="get" action={of.action}>
      {of.others.map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <label>
        <span>{say('bars.sum', { unit: of.unit })}</span>
        <Stop
          as="input"
          name={of.query}
          defaultValue={of.sum}
          inputMode="numeric"
          autoComplete="off"
          maxLength={10}
        />
      </label>
      <Stop as="button" type="submit">
        {say('bars.divide')}
      </Stop>
    </form>
  );
}
