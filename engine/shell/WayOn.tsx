// Ways on where no page came: back to the last one that did, and the search.

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { PageLink } from '../data/PageLink.tsx';
import { useStop } from '../data/useStop.ts';
import { plainWords } from '../language/text.ts';
import { useFrameState } from './frameState.ts';
import { SearchForm } from './SearchBox.tsx';

/** After everything that a page itself has. */
const BACK = 240;

export function WayOn(): ReactNode {
  const { t } = useTranslation();
  const stop = useStop();
  const { lastRoute } = useFrameState();
  return (
    <div className="way-on">
      {lastRoute === null ? null : (
        <p>
          <PageLink to={lastRoute.path + lastRoute.query} {...stop(BACK)}>
            {t('errors.back', { title: plainWords(lastRoute.title) })}
          </PageLink>
        </p>
      )}
      <SearchForm tab={BACK + 1} />
    </div>
  );
}
