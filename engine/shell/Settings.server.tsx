// The settings panel: letters, their spacing, visually-impaired mode, light or dark. The starter reads and keeps what is chosen.

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useStop } from '../data/useStop.ts';
import { lookup } from '../model/lookup.ts';
import { CHOICES, STANDARD } from './preferences.ts';
import { useFrame } from './InFrame.server.tsx';

/** Hidden without scripts, which alone can keep what is chosen. */
export function Settings(): ReactNode {
  const { t } = useTranslation();
  const { stops } = useFrame();
  const stop = useStop();
  const tab = lookup(stops, 'settings');
  return (
    <details className="settings needs-life">
      <summary {...stop(tab)}>
        <svg viewBox="0 0 20 20" aria-hidden="true" focusable="false">
          <path d="M1 10s3.4-6 9-6 9 6 9 6-3.4 6-9 6-9-6-9-6z" />
          <circle cx="10" cy="10" r="2.6" />
        </svg>
        <span>{t('settings.name')}</span>
      </summary>
      <form className="settings-panel">
        {(Object.keys(CHOICES) as (keyof typeof CHOICES)[]).map((name) => (
          <Choice key={name} name={name} tab={tab} />
        ))}
        <button type="reset" {...stop(tab)}>
          {t('settings.reset')}
        </button>
      </form>
    </details>
  );
}

interface ChoiceProps {
  readonly name: keyof typeof CHOICES;
  readonly tab: number;
}

function Choice({ name, tab }: ChoiceProps): ReactNode {
  const { t } = useTranslation();
  const stop = useStop();
  return (
    <fieldset>
      <legend>{t(`settings.${name}.name`)}</legend>
      {CHOICES[name].map((value) => (
        <label key={value}>
          <input
            type="radio"
            name={name}
            value={value}
            defaultChecked={STANDARD[name] === value}
            {...stop(tab)}
          />
          {t(`settings.${name}.${value}`)}
        </label>
      ))}
    </fieldset>
  );
}
