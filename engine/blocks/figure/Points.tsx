// The values of a drawing in words, in the order in which keys walk them: out of sight and out of hearing until the drawing is alive.

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import type { ChartRow } from '../../charts/data.ts';
import { Say } from '../../language/Say.tsx';

/** What is told of one value; `value` is heard where the drawing can be listened to. */
export type ToldRow = Pick<
  ChartRow,
  'key' | 'name' | 'lang' | 'series' | 'seriesLabel' | 'spoken' | 'share' | 'beside' | 'value'
>;

/** Each with its place among the names, that of its series, and its value: what keys and sounds go by. */
export function Points({ of }: { readonly of: readonly ToldRow[] }): ReactNode {
  const keys = [...new Set(of.map(({ key }) => key))];
  const series = [...new Set(of.map((row) => row.series))];
  return (
    <ul className="points" hidden>
      {of.map((row, i) => (
        <li
          key={i}
          data-point={`${keys.indexOf(row.key)} ${series.indexOf(row.series)} ${row.value}`}
        >
          <Told of={row} />
        </li>
      ))}
    </ul>
  );
}

/** One value in words: its name in full, its series, the amount, the share, and what it stands beside. */
function Told({ of }: { readonly of: ToldRow }): ReactNode {
  const { t } = useTranslation();
  const { name, seriesLabel, share, beside } = of;
  return (
    <>
      <span lang={of.lang || undefined}>{name}</span>
      {seriesLabel === '' || seriesLabel === name ? '' : `, ${seriesLabel}`}:{' '}
      <b>
        <Say words={of.spoken} />
      </b>
      {share === '' ? '' : <Say words={` (${t('share', { percent: share })})`} />}
      {beside === '' ? '' : <Say words={`; ${beside}`} />}
    </>
  );
}
