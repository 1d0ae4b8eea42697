// The settings panel: letters, their spacing, visually-impaired mode, light or dark; leaving it closes it.

import {
  useEffect,
  useRef,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { useTranslation } from 'react-i18next';

import { useLive } from '../data/useLive.ts';
import { useShell } from '../data/useShell.ts';
import { useStop } from '../data/useStop.ts';
import { lookup } from '../model/lookup.ts';
import { changePreferences, STANDARD, usePreferences, type Preferences } from './preferences.ts';

const CHOICES = {
  font: ['s', 'm', 'l', 'xl'],
  vision: ['usual', 'impaired'],
  theme: ['auto', 'light', 'dark'],
  spacing: ['usual', 'wide'],
} as const satisfies Partial<Record<keyof Preferences, readonly string[]>>;

export function Settings(): ReactNode {
  const { t } = useTranslation();
  const { stops } = useShell();
  const stop = useStop();
  const live = useLive();
  const panel = useRef<HTMLDetailsElement>(null);
  useClosedOutside(panel);
  const tab = lookup(stops, 'settings');
  return (
    <details
      className="settings needs-life"
      data-live={live || undefined}
      ref={panel}
      onKeyDown={closeByKey}
      onBlur={closeBehindFocus}
    >
      <summary {...stop(tab)}>
        <svg viewBox="0 0 20 20" aria-hidden="true" focusable="false">
          <path d="M1 10s3.4-6 9-6 9 6 9 6-3.4 6-9 6-9-6-9-6z" />
          <circle cx="10" cy="10" r="2.6" />
        </svg>
        <span>{t('settings.name')}</span>
      </summary>
      {live ? <Panel tab={tab} /> : null}
    </details>
  );
}

/** Nothing in it works without scripts: it comes with them. */
function Panel({ tab }: { readonly tab: number }): ReactNode {
  const { t } = useTranslation();
  const stop = useStop();
  const { noticed } = usePreferences();
  return (
    <div className="settings-panel">
      {(Object.keys(CHOICES) as (keyof typeof CHOICES)[]).map((name) => (
        <Choice key={name} name={name} tab={tab} />
      ))}
      <button
        type="button"
        onClick={() => changePreferences({ ...STANDARD, noticed })}
        {...stop(tab)}
      >
        {t('settings.reset')}
      </button>
    </div>
  );
}

function closeByKey(event: KeyboardEvent<HTMLDetailsElement>): void {
  const panel = event.currentTarget;
  if (event.key !== 'Escape' || !panel.open) return;
  // the menu that the panel stands in stays open
  event.preventDefault();
  panel.open = false;
  panel.querySelector('summary')?.focus();
}

function closeBehindFocus({ currentTarget, relatedTarget }: FocusEvent<HTMLDetailsElement>): void {
  if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.open = false;
}

/** A touch elsewhere closes the panel. */
function useClosedOutside(panel: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const close = ({ target }: PointerEvent) => {
      if (panel.current?.open && !panel.current.contains(target as Node))
        panel.current.open = false;
    };
    document.addEventListener('pointerdown', close);
    return () => document.removeEventListener('pointerdown', close);
  }, [panel]);
}

interface ChoiceProps {
  readonly name: keyof typeof CHOICES;
  readonly tab: number;
}

function Choice({ name, tab }: ChoiceProps): ReactNode {
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
