// Rows as bars: a list, or a table with a bar under each name. Every figure stands beside its bar in words.

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { PageLink } from '../../data/PageLink.tsx';
import { useStop } from '../../data/useStop.ts';
import { Say } from '../../language/Say.tsx';
import { Covered } from '../Covered.tsx';
import { NoFigures, Notes } from '../Notes.tsx';
import type { BrowserPart } from '../part.ts';
import { Bar } from './Bar.tsx';
import type { BarRow, BarsView } from './bars.kind.ts';
import { readShownRows, withShownWords } from './carried.ts';
import { Divide } from './Divide.tsx';
import './bars.css';

export const bars: BrowserPart<BarsView> = {
  Component: Bars,
  withShown: (view, { section }) =>
    section === null ? view : withShownWords(view, readShownRows(section)),
};

function Bars({ view }: { readonly view: BarsView }): ReactNode {
  if (view.state !== 'ready') return <NoFigures of={view} />;
  return (
    <div className={view.meaning === '' ? 'bars-of' : `bars-of m-${view.meaning}`}>
      <p className="subtitle">
        <Say words={view.subtitle} />
      </p>
      {view.divide && !view.alone ? <Divide view={view.divide} tab={view.tab} /> : null}
      {view.legend === '' ? null : <p className="bars-legend">{view.legend}</p>}
      <Covered of={view} />
      <Notes of={view.notes} />
      {view.form === 'table' ? <BarTable view={view} /> : <BarList view={view} />}
    </div>
  );
}

function BarList({ view }: { readonly view: BarsView }): ReactNode {
  return (
    <ol className="bars">
      {view.rows.map((row, i) => (
        <li key={row.key}>
          <p className="bar-words">
            <Name row={row} tab={view.tab} />{' '}
            <span className="bar-figures">
              <b data-amount={row.exact}>{row.amount}</b> <Beside row={row} />
            </span>
          </p>
          <Bar row={row} zero={view.zero} name={`${view.id}-bar-${i}`} />
        </li>
      ))}
    </ol>
  );
}

/** What stands beside an amount: how much of the plan it is, else its share; what of a sum it is; what was before. */
function Beside({ row }: { readonly row: BarRow }): ReactNode {
  const { t } = useTranslation();
  const kept = row.kept === '' ? (row.planned ?? '') : t('bars.kept', { share: row.kept });
  const share = kept === '' ? row.share : `· ${kept}`;
  const told = [row.whole === '' ? share : row.whole, row.before].filter((words) => words !== '');
  return told.length === 0 ? null : <span className="bar-beside">{told.join(' · ')}</span>;
}

/** Where it is narrow its cells stand under each other, each behind the head of its column. */
function BarTable({ view }: { readonly view: BarsView }): ReactNode {
  const { t } = useTranslation();
  const shown = (row: BarRow, column: 'amount' | 'share' | 'kept' | 'before') =>
    column === 'kept' && row.kept === '' ? (row.planned ?? '') : row[column];
  const has = (column: 'share' | 'kept' | 'before') =>
    view.rows.some((row) => shown(row, column) !== '');
  const columns = (['amount', 'share', 'kept', 'before'] as const).filter(
    (column) => column === 'amount' || has(column),
  );
  return (
    <table className="plain bars-table">
      <thead>
        <tr>
          <th scope="col">{t('bars.name')}</th>
          {columns.map((column) => (
            <th key={column} scope="col" className="amount">
              {t(`bars.head-${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {view.rows.map((row, i) => (
          <tr key={row.key}>
            <th scope="row">
              <Name row={row} tab={view.tab} />
              <Bar row={row} zero={view.zero} name={`${view.id}-bar-${i}`} />
            </th>
            {columns.map((column) => (
              <td
                key={column}
                className="amount"
                data-head={t(`bars.head-${column}`)}
                {...(column === 'amount' ? { 'data-amount': row.exact } : {})}
              >
                {shown(row, column)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Name({ row, tab }: { readonly row: BarRow; readonly tab: number }): ReactNode {
  const stop = useStop();
  return (
    <span className="bar-name">
      {row.to === null ? (
        <Say words={row.name} />
      ) : (
        <PageLink to={row.to} {...stop(tab)}>
          <Say words={row.name} />
        </PageLink>
      )}
    </span>
  );
}
