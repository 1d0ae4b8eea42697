// The explanation of the code that the address names, above its table; with scripts a popover shows the same.

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useArrivedFigure } from '../../data/explain.ts';
import { useShell } from '../../data/useShell.ts';
import { useStop } from '../../data/useStop.ts';
import { Told } from '../explained/Told.tsx';
import { QueryLink } from './QueryLink.tsx';
import type { TableView } from './table.kind.ts';

/** Before everything else of the table. */
const ROW_STOP = 0.005;

/** The explanation of the figure of the row that the address names: it stands above the table and links to the row. */
export function ExplainedRow({ view }: { readonly view: TableView }): ReactNode {
  const { id, told } = view;
  useArrivedFigure(id, told ?? null);
  const { t } = useTranslation();
  const { queries } = useShell();
  const stop = useStop();
  if (!told) return null;
  return (
    <section className="told-code" aria-labelledby={`${id}-told`} data-asks="">
      <h3 id={`${id}-told`}>
        {told.code === '' ? null : <span className="code">{told.code}</span>}{' '}
        <span lang={told.lang || undefined}>{told.name}</span>
      </h3>
      <Told told={told} />
      <p>
        <QueryLink table={id} changes={{ [queries.open]: told.row }} {...stop(view.tab + ROW_STOP)}>
          {t('table.code-row')}
        </QueryLink>
      </p>
    </section>
  );
}
