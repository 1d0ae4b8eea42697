// The drawing of a chart that is explored once scripts run; before that it is a plain drawing, beside which words say what it shows.

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';

import { changeQuery } from '../../addresses/query.ts';
import { useLive } from '../../data/useLive.ts';
import { useStop } from '../../data/useStop.ts';
import { Markup } from '../../language/Markup.tsx';
import { useHear } from '../../language/Say.tsx';
import { plainWords } from '../../language/text.ts';
import type { Words } from '../../model/portal.ts';
import { Explored } from './Explored.tsx';
import { Points, type ToldRow } from './Points.tsx';

/** A drawing of the server's with the values that stand in it, in the order of its rows. */
export interface ReadoutView {
  readonly id: string;
  readonly name: Words;
  /** Markup of the drawing. */
  readonly drawing: string;
  readonly rows: readonly ToldRow[];
  /** The table whose rows can be opened, by its id, with the query that opens one; null: there is none. */
  readonly opens: { readonly query: string; readonly table: string } | null;
  /** Whether its rows have values that go on in time: then they can be listened to. */
  readonly sounds?: boolean;
  /** Its place in the order of Tab. */
  readonly stop: number;
}

/** A point opens its row in the table of the same call. */
export function Readout({ view }: { readonly view: ReadoutView }): ReactNode {
  const { t } = useTranslation();
  const live = useLive();
  const stop = useStop();
  const lead = useOpening(view);
  const name = useHear()(plainWords(view.name));
  return (
    <Explored lead={lead}>
      <div
        className={view.opens && live ? 'drawing opens' : 'drawing'}
        data-wake=""
        data-explore={t('chart.explore', { name })}
        data-tab-order={stop(view.stop)['data-tab-order']}
      >
        <div aria-hidden="true">
          <Markup of={view.id} className="drawing-still" html={view.drawing} />
        </div>
        {live ? <Points of={view.rows} /> : null}
      </div>
      {view.sounds === true ? (
        <button
          type="button"
          className="listen"
          data-listen=""
          aria-pressed="false"
          aria-label={t('chart.listen-to', { name })}
          {...stop(view.stop + HALF)}
        >
          {t('chart.listen')}
        </button>
      ) : null}
      <p className="readout" aria-hidden="true" />
    </Explored>
  );
}

const HALF = 0.5;

function useOpening({ opens, rows }: ReadoutView): (at: number) => (() => void) | null {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  return (at) => {
    const row = rows[at];
    if (!row || !opens || row.key === 'rest') return null;
    const to = changeQuery(search.toString(), { [opens.query]: row.key });
    return () => void navigate({ search: to, hash: `#${opens.table}` });
  };
}
