// The notice about what is kept in the browser: only how pages look, and only here.

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useLive } from '../data/useLive.ts';
import { useShell } from '../data/useShell.ts';
import { changePreferences, usePreferences } from './preferences.ts';

export function Consent(): ReactNode {
  const { t } = useTranslation();
  const { noticed } = usePreferences();
  const { footer } = useShell();
  const live = useLive();
  if (!live || noticed) return null;
  // the last stop of the page: it comes after everything that can be read without it
  const last = Math.max(0, ...footer.map((item) => item.tab));
  return (
    <aside className="consent" aria-label={t('consent.name')}>
      <p>{t('consent.text')}</p>
      <button
        type="button"
        data-tab-order={last + 1}
        onClick={() => changePreferences({ noticed: true })}
      >
        {t('consent.accept')}
      </button>
    </aside>
  );
}
