// What stands in place of a page that could not come: what happened, and a way on. The focus is never lost: to its heading when it comes, to the page's when that comes after all.

import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router';

import { PageLink } from '../data/PageLink.tsx';
import { useShell } from '../data/useShell.ts';
import { plainWords } from '../language/text.ts';
import { WayOn } from '../shell/WayOn.tsx';

const BY_STATUS: Readonly<Record<number, string>> = {
  404: 'errors.not-found',
  503: 'errors.unavailable',
};

/** The status of the error (500 by default) and its message by a key of the catalogue. */
export function RouteError(): ReactNode {
  const { t } = useTranslation();
  const { name } = useShell();
  const error = useRouteError();
  const { revalidate, state } = useRevalidator();
  const [tries, setTries] = useState(0);
  const status = isRouteErrorResponse(error) ? error.status : 500;
  // a request that came to nothing says so by its type alone
  const other = error instanceof TypeError ? 'errors.offline' : 'errors.rendering';
  const key = BY_STATUS[status] ?? other;
  const title = status === 404 ? t('errors.not-found-title') : t('errors.title', { status });
  const heading = useFocus();
  useEffect(() => {
    document.title = `${plainWords(name)} – ${title}`;
  }, [name, title]);
  const again = async () => {
    if (state !== 'idle') return;
    await revalidate();
    setTries((before) => before + 1);
  };
  return (
    <div className="route-error">
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <p role="alert" key={tries}>
        {t(key)}
      </p>
      <p>
        <button type="button" aria-disabled={state !== 'idle'} onClick={() => void again()}>
          {t('errors.again')}
        </button>{' '}
        <PageLink to="/">{t('errors.home')}</PageLink>
      </p>
      <WayOn />
      <p className="visually-hidden" role="status">
        {state === 'idle' ? '' : t('page.loading')}
      </p>
    </div>
  );
}

function useFocus() {
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    return () => void setTimeout(() => arrive((title) => t('page.came', { title })));
  }, [t]);
  return heading;
}

/** The page that has come in its place is told and begins at its heading. */
function arrive(came: (title: string) => string): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading || document.activeElement !== document.body) return;
  heading.focus({ preventScroll: true });
  const place = document.getElementById('announcement');
  if (place) place.textContent = came(heading.textContent);
}
