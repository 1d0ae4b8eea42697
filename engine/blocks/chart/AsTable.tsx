// The same figures as a table: a row for each name, a column for each series, with plan and share where there are any.

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import type { ChartRow } from '../../charts/data.ts';
import { useStop } from '../../data/useStop.ts';
import { Say, useHear } from '../../language/Say.tsx';
import { inTwoLines, plainWords } from '../../language/text.ts';
import type { Words } from '../../model/portal.ts';
import type { ChartView } from './chart.kind.ts';

interface Column {
  readonly title: Words;
  readonly className: 'amount' | 'percent';
  readonly cell: (rows: readonly ChartRow[]) => string;
}

/** Folded until it is opened; it gives the figures of the chart to those who cannot see the drawing. */
export function AsTable({ view }: { readonly view: ChartView }): ReactNode {
  const { t } = useTranslation();
  const stop = useStop();
  const hear = useHear();
  const columns = listColumns(view, t('chart.plan'), t('chart.share'));
  return (
    <details className="as-table">
      <summary
        aria-label={hear(`${t('chart.as-table')}: ${plainWords(view.title ?? view.caption)}`)}
        {...stop(view.tab + 6)}
      >
        {t('chart.as-table')}
      </summary>
      <div
        className="table-scroll"
        role="group"
        aria-label={t('chart.as-table')}
        // nothing in it takes the focus: the keys that scroll it need a place that does
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls
        tabIndex={0}
        {...stop(view.tab + 6.1)}
      >
        <table className="figures plain">
          <caption>
            <Say words={view.caption} />
          </caption>
          <thead>
            <tr>
              <th scope="col">{t('table.name')}</th>
              {columns.map(({ title, className }, i) => (
                <th key={i} scope="col" className={className}>
                  <Say words={inTwoLines(title)} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rowsByKey(view.rows).map((rows) => (
              <tr key={rows[0]?.key}>
                <th scope="row" lang={rows[0]?.lang || undefined}>
                  {rows[0]?.name}
                </th>
                {columns.map(({ className, cell }, i) => (
                  <td key={i} className={className}>
                    <Say words={cell(rows)} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}

function rowsByKey(rows: readonly ChartRow[]): readonly (readonly ChartRow[])[] {
  const keys = [...new Set(rows.map(({ key }) => key))];
  return keys.map((key) => rows.filter((row) => row.key === key));
}

/** A name that stands in one series only has one amount, whatever series it is. */
function listColumns({ rows, valueTitle }: ChartView, plan: string, share: string): Column[] {
  const isShared = rowsByKey(rows).length < rows.length;
  const ids = isShared ? [...new Set(rows.map(({ series }) => series))] : [];
  const series =
    ids.length > 1
      ? ids.flatMap((id): Column[] => {
          const own = rows.find((row) => row.series === id);
          return own
            ? [
                {
                  title: own.seriesLabel,
                  className: 'amount',
                  cell: (each) => each.find((row) => row.series === id)?.exact ?? '',
                },
              ]
            : [];
        })
      : [column(valueTitle === '' ? (rows[0]?.seriesLabel ?? '') : valueTitle, 'exact')];
  return [
    ...series,
    ...(rows.some(({ planned }) => planned !== '') ? [column(plan, 'planned')] : []),
    ...(rows.some((row) => row.share !== '') ? [column(share, 'share')] : []),
  ];
}

function column(title: Words, name: 'exact' | 'planned' | 'share'): Column {
  const className = name === 'share' ? 'percent' : 'amount';
  return { title, className, cell: ([row]) => row?.[name] ?? '' };
}
