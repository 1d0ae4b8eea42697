// What stands in place of a page that could not come: what happened, and a way on. The focus is never lost: to its heading when it comes, to the page's when that comes after all.

import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router';

import { PageLink } from '../data/PageLink.tsx';
import { useShell } from '../data/useShell.ts';
import { plainWords } from '../language/text.ts';
import { announce } from '../data/announce.ts';
import { keepFocus } from '../shell/useKeptFocus.ts';
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

/** The heading, which has the focus. The frame tells what comes after a page that was not answered; after one that failed while it was drawn, or after a frame that did, it is told from here. */
function useFocus() {
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    return () => {
      // what comes in its place stands already
      const title = document.querySelector('main h1')?.textContent;
      if (keepFocus() && title) announce(t('page.came', { title }));
    };
  }, [t]);
  return heading;
}
