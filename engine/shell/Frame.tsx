// The frame of every page: skip link, header, sidebar, breadcrumbs, the page, footer, consent.

import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation, useMatches } from 'react-router';

import { useInvented } from '../data/InventedBar.tsx';
import { useLive } from '../data/useLive.ts';
import { useShell } from '../data/useShell.ts';
import { useStop } from '../data/useStop.ts';
import type { View } from '../model/portal.ts';
import { lookup } from '../model/lookup.ts';
import { Consent } from './Consent.tsx';
import { Crumbs } from './Crumbs.tsx';
import { Footer } from './Footer.tsx';
import { changeFrame } from './frameState.ts';
import { Header } from './Header.tsx';
import { LoadingBar } from './LoadingBar.tsx';
import { PrintLine } from './PrintLine.tsx';
import { Sidebar } from './Sidebar.tsx';
import { trailTo } from '../model/menus.ts';
import { useKeptFocus, useSaidAfterError, useSeenFocus } from './useKeptFocus.ts';
import { useMenu, useMenuKey } from './useMenu.ts';
import { useScrollPlaces } from './useScrollPlaces.ts';
import { WayOn } from './WayOn.tsx';
import './shell.css';

export function Frame(): ReactNode {
  const { t } = useTranslation();
  const { stops, sidebar } = useShell();
  const stop = useStop();
  const live = useLive();
  const { open } = useMenu();
  useMenuKey();
  const view = useView();
  const path = view?.path ?? '';
  const invented = useInvented();
  useScrollPlaces(view?.scrollToTop ?? true);
  useLastRoute(view);
  // a page that did not come has no view, and may be asked for again
  useKeptFocus(useLocation().key + (view === null));
  useSaidAfterError(view);
  useSeenFocus();
  const [section] = trailTo(sidebar, path);
  const beside = !view?.wide && (section?.items.length ?? 0) > 1;
  return (
    <div
      className={view?.wide ? 'frame wide' : 'frame'}
      data-live={live || undefined}
      data-menu={open ? 'open' : undefined}
    >
      <a className="skip" href="#content" {...stop(lookup(stops, 'skip'))}>
        {t('shell.skip')}
      </a>
      <LoadingBar />
      <Header path={path} />
      <div className="body-frame">
        <div className={beside ? 'body beside' : 'body'}>
          <Sidebar path={path} />
          <div className="column">
            <Crumbs view={view} />
            <main id="content" tabIndex={-1}>
              <Outlet />
              {view && view.status !== 200 ? <WayOn /> : null}
            </main>
          </div>
        </div>
      </div>
      <Footer />
      <PrintLine path={path} />
      <Consent />
      {invented ? (
        <p className="across" aria-hidden="true">
          {t('print.demonstration')}
        </p>
      ) : null}
      <p id="announcement" className="visually-hidden" role="status" />
    </div>
  );
}

/** The view of the page inside the frame; null while an error stands there. */
function useView(): View | null {
  return (useMatches().at(-1)?.loaderData as View | undefined) ?? null;
}

/** Remembers the page, for the way back from one that does not come. */
function useLastRoute(view: View | null): void {
  const params = useMatches().at(-1)?.params;
  const { search } = useLocation();
  useEffect(() => {
    if (view?.status === 200)
      changeFrame({
        lastRoute: {
          name: view.page,
          params: params ?? {},
          query: search,
          path: view.path,
          title: view.title,
        },
      });
  }, [view, params, search]);
}
