// Ways on where no page came: back to the last one that did, and the search.

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { PageLink } from '../data/PageLink.tsx';
import { useStop } from '../data/useStop.ts';
import { plainWords } from '../language/text.ts';
import { BACK_STOP, SEARCH_STOP } from '../model/stops.ts';
import { useFrameState } from './frameState.ts';
import { SearchForm } from './SearchBox.tsx';

export function WayOn(): ReactNode {
  const { t } = useTranslation();
  const stop = useStop();
  const { lastRoute } = useFrameState();
  return (
    <div className="way-on">
      {lastRoute === null ? null : (
        <p>
          <PageLink to={lastRoute.path + lastRoute.query} {...stop(BACK_STOP)}>
            {t('errors.back', { title: plainWords(lastRoute.title) })}
          </PageLink>
        </p>
      )}
      <SearchForm tab={SEARCH_STOP} />
    </div>
  );
}
