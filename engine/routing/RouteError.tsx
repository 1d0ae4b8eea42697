// What stands in place of a page that could not come: what happened, and a way on.

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router';

import { PageLink } from '../data/PageLink.tsx';

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
  return (
    <div className="route-error" role="alert">
      <h1>{status === 404 ? t('errors.not-found-title') : t('errors.title', { status })}</h1>
      <p>{t(key)}</p>
      <p>
        <button type="button" onClick={() => void revalidate()}>
          {t('errors.again')}
        </button>{' '}
        <PageLink to="/">{t('errors.home')}</PageLink>
      </p>
    </div>
  );
}
