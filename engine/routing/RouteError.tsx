// What stands in place of a page that could not come: what happened, and a way on.

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router';

import { PageLink } from '../data/PageLink.tsx';

/** The status of the error (500 by default) and its message by a key of the catalogue. */
export function RouteError(): ReactNode {
  const { t } = useTranslation();
  const error = useRouteError();
  const { revalidate } = useRevalidator();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const key = messageOf(status, error);
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

/** The key of what is said of an error; what the browser throws of itself means that nothing came. */
function messageOf(status: number, error: unknown): string {
  if (status === 404) return 'errors.not-found';
  if (status === 503) return 'errors.unavailable';
  return error instanceof TypeError ? 'errors.offline' : 'errors.rendering';
}
