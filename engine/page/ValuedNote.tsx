// What the amounts of a page are shown as, and by whose numbers.

import type { ReactNode } from 'react';

import { useStop } from '../data/useStop.ts';
import type { ValuedView } from '../model/portal.ts';
import { SERIES_STOP } from '../model/stops.ts';

/** Links to the source of the numbers (prices, rates) where amounts are converted by a series. */
export function ValuedNote({ valued }: { readonly valued: ValuedView }): ReactNode {
  const stop = useStop();
  const { said, series, note } = valued;
  return (
    <p className="note">
      <strong>{said}</strong>{' '}
      {series === null ? null : (
        <>
          {series.title}:{' '}
          <a href={series.url} {...stop(SERIES_STOP)}>
            {series.source}
          </a>
          .{' '}
        </>
      )}
      {note}
    </p>
  );
}
