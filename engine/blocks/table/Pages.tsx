// The way from one page of a table to the next: plain links, so that it works without scripts.

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useShell } from '../../data/useShell.ts';
import { useStop } from '../../data/useStop.ts';
import { QueryLink } from './QueryLink.tsx';
import type { TableView } from './table.kind.ts';

/** After the rows, before what is done with the whole table. */
const PAGES_STOP = 0.95;

/** Renders nothing where all rows stand on one page, or the block is shown alone. */
export function Pages({ view }: { readonly view: TableView }): ReactNode {
  const { t } = useTranslation();
  const { pages } = view;
  if (!pages || view.alone) return null;
  const { page, last, from, to, count } = pages;
  return (
    <nav className="tools" aria-label={t('table.pages')}>
      {page > 1 ? <PageOf view={view} to={page - 1} words={t('table.page-before')} at={0} /> : null}
      <span>{t('table.page-rows', { from, to, count })}</span>
      {page < last ? (
        <PageOf view={view} to={page + 1} words={t('table.page-next')} at={1} />
      ) : null}
    </nav>
  );
}

interface PageOfProps {
  readonly view: TableView;
  readonly to: number;
  readonly words: string;
  readonly at: number;
}

function PageOf({ view, to, words, at }: PageOfProps): ReactNode {
  const stop = useStop();
  const { queries } = useShell();
  return (
    <QueryLink
      table={view.id}
      changes={{ [queries.page]: to === 1 ? null : String(to) }}
      {...stop(view.tab + PAGES_STOP + at / 100)}
    >
      {words}
    </QueryLink>
  );
}
