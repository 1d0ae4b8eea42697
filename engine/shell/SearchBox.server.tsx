// The search over the whole portal: a link in the head of wide screens, a field in the menu and where a page was not found. Needs no script.

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useHref } from 'react-router';

import { PageLink } from '../data/PageLink.tsx';
import { useStop } from '../data/useStop.ts';
import { useFrame } from './InFrame.server.tsx';
import { BACK_STOP, SEARCH_STOP } from '../model/stops.ts';

/** The button comes after the field, before whatever has the next number. */
const BUTTON_STOP = 0.2;

/** Renders nothing where a portal has no search. */
export function SearchBox(): ReactNode {
  const { t } = useTranslation();
  const { search, stops } = useFrame();
  const stop = useStop();
  const tab = stops['search'];
  if (search === null || tab === undefined) return null;
  return (
    <div className="search-box">
      <SearchForm tab={tab} />
      <PageLink to={search.to} {...stop(tab)}>
        <Glass />
        <span>{t('search.name')}</span>
      </PageLink>
    </div>
  );
}

/** The field and its button; nothing where the portal has no search. */
export function SearchForm({ tab }: { readonly tab: number }): ReactNode {
  const { search } = useFrame();
  return search === null ? null : <Form to={search.to} query={search.query} tab={tab} />;
}

interface FormProps {
  readonly to: string;
  readonly query: string;
  readonly tab: number;
}

function Form({ to, query, tab }: FormProps): ReactNode {
  const { t } = useTranslation();
  const stop = useStop();
  const action = useHref(to);
  return (
    <search>
      <form className="search-form" method="get" action={action} data-suggest="">
        <input
          type="search"
          name={query}
          aria-label={t('search.name')}
          placeholder={t('search.name')}
          maxLength={100}
          {...stop(tab)}
        />
        <button type="submit" aria-label={t('search.find')} {...stop(tab + BUTTON_STOP)}>
          <Glass />
        </button>
      </form>
    </search>
  );
}

function Glass(): ReactNode {
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true" focusable="false">
      <circle cx="8.5" cy="8.5" r="5.5" />
      <path d="M12.7 12.7 18 18" />
    </svg>
  );
}

/** The starter knows whether the reader came from a page of the portal, and then shows the way back. */
export function WayOn(): ReactNode {
  const { t } = useTranslation();
  const stop = useStop();
  return (
    <div className="way-on">
      <p className="way-back" hidden>
        <PageLink to="/" {...stop(BACK_STOP)}>
          {t('errors.back')}
        </PageLink>
      </p>
      <SearchForm tab={SEARCH_STOP} />
    </div>
  );
}
