// What a marked name means: opens in place beside it, closes with Escape or a touch elsewhere, moves nothing.

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { PageLink } from '../data/PageLink.tsx';
import { useStop } from '../data/useStop.ts';
import { Say } from '../language/Say.tsx';
import type { TermView } from '../model/portal.ts';
import { LAST_STOP } from '../model/stops.ts';

/** Its link is the last stop of the page: only what is open can be reached. */
export function Term({ term }: { readonly term: TermView }): ReactNode {
  const { t } = useTranslation();
  const stop = useStop();
  return (
    <div popover="auto" id={`term-${term.key}`} className="term-card">
      <p>
        <b>
          <Say words={term.name} />
        </b>
      </p>
      <p>
        <Say words={term.about} />
      </p>
      <p>
        <PageLink to={term.to} {...stop(LAST_STOP)}>
          {t('terms.more')}
        </PageLink>
      </p>
    </div>
  );
}
