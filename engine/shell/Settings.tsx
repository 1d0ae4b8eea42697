// The settings panel: letter size, visually-impaired mode, light or dark.

import { useRef, type KeyboardEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useLive } from '../data/useLive.ts';
import { useShell } from '../data/useShell.ts';
import { useStop } from '../data/useStop.ts';
import { lookup } from '../model/lookup.ts';
import { changePreferences, usePreferences, type Preferences } from './preferences.ts';

const CHOICES = {
  font: ['s', 'm', 'l', 'xl'],
  vision: ['usual', 'impaired'],
  theme: ['auto', 'light', 'dark'],
} as const satisfies Partial<Record<keyof Preferences, readonly string[]>>;

export function Settings(): ReactNode {
  const { t } = useTranslation();
  const { stops } = useShell();
  const stop = useStop();
  const live = useLive();
  const panel = useRef<HTMLDetailsElement>(null);
  const close = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !panel.current?.open) return;
    panel.current.open = false;
    panel.current.querySelector('summary')?.focus();
  };
  return (
    <details
      className="settings needs-life"
      data-live={live || undefined}
      ref={panel}
      onKeyDown={close}
    >
      <summary {...stop(lookup(stops, 'settings'))}>
        <svg viewBox="0 0 20 20" aria-hidden="true" focusable="false">
          <path d="M1 10s3.4-6 9-6 9 6 9 6-3.4 6-9 6-9-6-9-6z" />
          <circle cx="10" cy="10" r="2.6" />
        </svg>
        <span>{t('settings.name')}</span>
      </summary>
      <div className="settings-panel">
        {(Object.keys(CHOICES) as (keyof typeof CHOICES)[]).map((name) => (
          <Choice key={name} name={name} tab={lookup(stops, 'settings')} />
        ))}
      </div>
    </details>
  );
}

function Choice({
  name,
  tab,
}: {
  readonly name: keyof typeof CHOICES;
  readonly tab: number;
}): ReactNode {
  const { t } = useTranslation();
  const stop = useStop();
  const preferences = usePreferences();
  return (
    <fieldset>
      <legend>{t(`settings.${name}.name`)}</legend>
      {CHOICES[name].map((value) => (
        <label key={value}>
          <input
            type="radio"
            name={name}
            value={value}
            checked={preferences[name] === value}
            onChange={() => changePreferences({ [name]: value })}
            {...stop(tab)}
          />
          {t(`settings.${name}.${value}`)}
        </label>
      ))}
    </fieldset>
  );
}
