// The notice about what is kept in the browser: display settings alone. It comes last and covers nothing.

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useStop } from '../data/useStop.ts';
import { useFrame } from './frame.server.ts';

/** Hidden until the starter finds that a reader has not accepted it yet. */
export function Consent(): ReactNode {
  const { t } = useTranslation();
  const { footer } = useFrame();
  const stop = useStop();
  // the last stop of the page: it comes after everything that can be read without it
  const last = Math.max(0, ...footer.map((item) => item.tab));
  return (
    <aside className="consent" aria-label={t('consent.name')} hidden>
      <p>{t('consent.text')}</p>
      <button type="button" {...stop(last + 1)}>
        {t('consent.accept')}
      </button>
    </aside>
  );
}
