// Ways on where no page came: back to where the reader came from, and the search.

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { PageLink } from '../data/PageLink.tsx';
import { useStop } from '../data/useStop.ts';
import { BACK_STOP, SEARCH_STOP } from '../model/stops.ts';
import { SearchForm } from './SearchBox.server.tsx';

/** The starter knows whether the reader came from a page of the portal, and then shows the way back. */
export function WayOn(): ReactNode {
  const { t } = useTranslation();
  const stop = useStop();
  return (
    <div className="way-on">
      <p className="way-back" hidden>
        <PageLink to="/" {...stop(BACK_STOP)}>
          {t('errors.back')}
        </PageLink>
      </p>
      <SearchForm tab={SEARCH_STOP} />
    </div>
  );
}
