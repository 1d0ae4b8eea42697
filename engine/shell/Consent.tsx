// The notice about what is kept in the browser: only how pages look, and only here. It stands in the flow, after everything else, and covers nothing.

import type { KeyboardEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useLive } from '../data/useLive.ts';
import { useShell } from '../data/useShell.ts';
import { useStop } from '../data/useStop.ts';
import { changePreferences, usePreferences } from './preferences.ts';

export function Consent(): ReactNode {
  const { t } = useTranslation();
  const { noticed } = usePreferences();
  const { footer } = useShell();
  const stop = useStop();
  const live = useLive();
  if (!live || noticed) return null;
  // the last stop of the page: it comes after everything that can be read without it
  const last = Math.max(0, ...footer.map((item) => item.tab));
  return (
    <aside
      className="consent"
      aria-label={t('consent.name')}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key === 'Escape') close();
      }}
    >
      <p>{t('consent.text')}</p>
      <button type="button" onClick={close} {...stop(last + 1)}>
        {t('consent.accept')}
      </button>
    </aside>
  );
}

/** The focus goes to what stood before the notice. */
function close(): void {
  const links = document.querySelectorAll<HTMLElement>('.site-foot a');
  (links[links.length - 1] ?? document.getElementById('content'))?.focus();
  changePreferences({ noticed: true });
}
