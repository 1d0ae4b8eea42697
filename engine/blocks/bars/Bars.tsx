// Rows as bars: a list, or a table with a bar under each name. Every figure stands beside its bar in words.

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { barMarks } from '../../charts/marks.ts';
import { PageLink } from '../../data/PageLink.tsx';
import { useStop } from '../../data/useStop.ts';
import { Say } from '../../language/Say.tsx';
import { Covered } from '../figure/Covered.tsx';
import { Lane } from '../figure/Lane.tsx';
import { NoFigures, Notes } from '../figure/Notes.tsx';
import type { BrowserPart } from '../contract/part.ts';
import type { BarRow, BarsView } from './bars.kind.ts';
import { formatBeside, readShownRows, withShownWords } from './carried.ts';
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
          <p className="pair">
            <Name row={row} tab={view.tab} />{' '}
            <span className="pair-figures">
              <b data-amount={row.exact}>{row.amount}</b> <Beside row={row} />
            </span>
          </p>
          <Lane of={barMarks(row, `${view.id}-bar-${i}`, view.zero)} />
        </li>
      ))}
    </ol>
  );
}

function Beside({ row }: { readonly row: BarRow }): ReactNode {
  const words = formatBeside(row);
  return words === '' ? null : <span className="bar-beside">{words}</span>;
}

/** Where it is narrow its cells stand under each other, each behind the head of its column. */
function BarTable({ view }: { readonly view: BarsView }): ReactNode {
  const { t } = useTranslation();
  const columns = (['amount', 'share', 'kept', 'before'] as const).filter(
    (column) => column === 'amount' || view.rows.some((row) => row[column] !== ''),
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
              <Lane of={barMarks(row, `${view.id}-bar-${i}`, view.zero)} thin />
            </th>
            {columns.map((column) => (
              <td
                key={column}
                className="amount"
                data-head={t(`bars.head-${column}`)}
                {...(column === 'amount' ? { 'data-amount': row.exact } : {})}
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

function Name({ row, tab }: { readonly row: BarRow; readonly tab: number }): ReactNode {
  const stop = useStop();
  return (
    <span className="pair-name">
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
