// How a reader wants pages to look: the switch before everything else, the panel of the head, and the page with the same form for who has no scripts.

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useHref, useLocation } from 'react-router';

import { changeQuery } from '../addresses/query.ts';
import { useStop } from '../data/useStop.ts';
import { lookup } from '../model/lookup.ts';
import { LOOK_STOP } from '../model/stops.ts';
import { APPLY, CHOICE_NAMES, CHOICES, FROM, RESET, STANDARD, type ChoiceName } from './look.ts';
import { useFrame } from './InFrame.server.tsx';

/** Leads into the mode for impaired vision, or out of it, by an address; the starter does it in place. Nothing where the portal gives it no place among its stops. */
export function VisionSwitch(): ReactNode {
  const { t } = useTranslation();
  const { stops, queries } = useFrame();
  const { search } = useLocation();
  const stop = useStop();
  const tab = stops['vision'];
  if (tab === undefined) return null;
  return CHOICES.vision.map((vision) => (
    <a
      key={vision}
      className="skip"
      href={changeQuery(search, { [queries.look]: vision })}
      rel="nofollow"
      data-to={vision}
      {...stop(tab)}
    >
      {t(`settings.to-${vision}`)}
    </a>
  ));
}

/** The panel works by scripts; without them a link to the page with the same form stands in its place. */
export function Settings(): ReactNode {
  const { t } = useTranslation();
  const { stops, display } = useFrame();
  const stop = useStop();
  const { pathname, search } = useLocation();
  const page = useHref(display ?? '/');
  const here = useHref(pathname + search);
  const tab = lookup(stops, 'settings');
  const name = (
    <>
      <svg viewBox="0 0 20 20" aria-hidden="true" focusable="false">
        <path d="M1 10s3.4-6 9-6 9 6 9 6-3.4 6-9 6-9-6-9-6z" />
        <circle cx="10" cy="10" r="2.6" />
      </svg>
      <span>{t('settings.name')}</span>
    </>
  );
  return (
    <>
      {display === null ? null : (
        <a
          className="to-settings"
          href={page + changeQuery('', { [FROM]: here })}
          rel="nofollow"
          {...stop(tab)}
        >
          {name}
        </a>
      )}
      <details className="settings needs-life">
        <summary {...stop(tab)}>{name}</summary>
        <SettingsForm tab={tab} />
      </details>
    </>
  );
}

/** The page of its own has the form with what sends it. */
export function SettingsPage(): ReactNode {
  return <SettingsForm tab={LOOK_STOP} isSent />;
}

/** Between the numbers of its fields. */
const STEP = 0.01;

interface FormProps {
  readonly tab: number;
  readonly isSent?: boolean;
}

function SettingsForm({ tab, isSent = false }: FormProps): ReactNode {
  const { t } = useTranslation();
  const stop = useStop();
  const home = useHref('/');
  const tabOf = (nth: number) => stop(tab + STEP * nth);
  return (
    <form className="settings-panel" method="get">
      {CHOICE_NAMES.map((name, i) => (
        <Choice key={name} name={name} tab={tab + STEP * (i + 1)} />
      ))}
      {isSent ? (
        <>
          <input type="hidden" name={FROM} value={home} />
          <button className="main-act" name={APPLY} value="1" {...tabOf(CHOICE_NAMES.length + 1)}>
            {t('settings.apply')}
          </button>
        </>
      ) : null}
      <button
        type={isSent ? 'submit' : 'reset'}
        name={isSent ? RESET : undefined}
        value="1"
        {...tabOf(CHOICE_NAMES.length + 2)}
      >
        {t('settings.reset')}
      </button>
    </form>
  );
}

interface ChoiceProps {
  readonly name: ChoiceName;
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
