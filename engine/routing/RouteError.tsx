// What stands in place of a page that could not come: what happened, and a way on.

import { useEffect, type ReactNode } from 'react';
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
  const error = useRouteError();
  const { revalidate } = useRevalidator();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  // a request that came to nothing says so by its type alone
  const other = error instanceof TypeError ? 'errors.offline' : 'errors.rendering';
  const key = BY_STATUS[status] ?? other;
  const title = status === 404 ? t('errors.not-found-title') : t('errors.title', { status });
  const portal = plainWords(useShell().name);
  useEffect(() => {
    document.title = `${portal} – ${title}`;
  }, [portal, title]);
  return (
    <div className="route-error">
      <div role="alert">
        <h1 tabIndex={-1}>{title}</h1>
        <p>{t(key)}</p>
      </div>
      <p>
        <button type="button" onClick={() => void revalidate()}>
          {t('errors.again')}
        </button>{' '}
        <PageLink to="/">{t('errors.home')}</PageLink>
      </p>
      <WayOn />
    </div>
  );
}
