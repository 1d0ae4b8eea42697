// The frame of every page: skip link, header, sidebar, breadcrumbs, the page, footer, settings, consent.

import { type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useMatches } from 'react-router';

import { useInvented } from '../data/InventedBar.tsx';
import { useShell } from '../data/useShell.ts';
import { useStop } from '../data/useStop.ts';
import type { View } from '../model/portal.ts';
import { lookup } from '../model/lookup.ts';
import { Consent } from './Consent.tsx';
import { Crumbs } from './Crumbs.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { Sidebar } from './Sidebar.tsx';
import { useScrollPlaces } from './useScrollPlaces.ts';
import './shell.css';

export function Frame(): ReactNode {
  const { t } = useTranslation();
  const { stops } = useShell();
  const stop = useStop();
  const view = useView();
  const path = view?.path ?? '';
  const invented = useInvented();
  useScrollPlaces(view?.scrollToTop ?? true);
  return (
    <>
      <a className="skip" href="#content" {...stop(lookup(stops, 'skip'))}>
        {t('shell.skip')}
      </a>
      <Header path={path} />
      <div className="body">
        <Sidebar path={path} />
        <div className="column">
          <Crumbs view={view} />
          <main id="content" tabIndex={-1}>
            <Outlet />
          </main>
        </div>
      </div>
      <Footer />
      <Consent />
      {invented ? (
        <p className="across" aria-hidden="true">
          {t('print.demonstration')}
        </p>
      ) : null}
      <p id="announcement" className="visually-hidden" role="status" />
    </>
  );
}

/** The view of the page inside the frame; null while an error stands there. */
function useView(): View | null {
  return (useMatches().at(-1)?.loaderData as View | undefined) ?? null;
}
