// The frame of every page, rendered on the server alone; the starter brings it to life.

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useInvented } from '../data/InventedBar.tsx';
import { useStop } from '../data/useStop.ts';
import { useView } from '../data/view.ts';
import { lookup } from '../model/lookup.ts';
import { Crumbs } from './Crumbs.server.tsx';
import { Consent, Footer, PrintLine } from './Footer.server.tsx';
import { Header, isWordy } from './Header.server.tsx';
import { findSectionBeside, Sidebar } from './Sidebar.server.tsx';
import { WayOn } from './SearchBox.server.tsx';
import { useFrame } from './InFrame.server.tsx';
import { SettingsPage } from './Settings.server.tsx';
import './shell.css';

interface FrameProps {
  /** HTML of the page, with marks by which it comes alive. */
  readonly page: string;
  /** What is said to a reader who came to it from another page, or from another choice on this one. */
  readonly said: { readonly came: string; readonly changed: string };
}

/** `page` is the rendered HTML of the page, which alone is hydrated. */
export function Frame({ page, said }: FrameProps): ReactNode {
  const { t } = useTranslation();
  const shell = useFrame();
  const { stops, sidebar, loadingBar, queries, display } = shell;
  const stop = useStop();
  const view = useView();
  const { path, wide, status } = view;
  const beside = findSectionBeside(sidebar, view) !== undefined;
  return (
    <div
      className={`frame${wide ? ' wide' : ''}${isWordy(shell) ? ' wordy' : ''}`}
      data-zoom={queries.zoom}
      data-look={queries.look}
    >
      <a className="skip" href="#content" {...stop(lookup(stops, 'skip'))}>
        {t('shell.skip')}
      </a>
      {/* a region of its own: it hangs over the page, in none of its landmarks */}
      <section className="loading" aria-label={t('page.loading')} hidden>
        <progress
          className="loading-bar"
          max={100}
          value={0}
          aria-label={t('page.loading')}
          data-bar={[loadingBar.duration, loadingBar.tick, loadingBar.finish].join(' ')}
        />
      </section>
      <Header path={path} />
      <div className="body-frame">
        <div className={beside ? 'body beside' : 'body'}>
          <Sidebar path={path} />
          <div className="column">
            <Crumbs view={view} />
            <main id="content" tabIndex={-1}>
              <div id="root" dangerouslySetInnerHTML={{ __html: page }} />
              {status === 200 ? null : <WayOn />}
              {path === display ? <SettingsPage /> : null}
            </main>
          </div>
        </div>
      </div>
      <Footer />
      <PrintLine of={view} />
      <Consent />
      {useInvented() ? (
        <p className="across" aria-hidden="true">
          {t('print.demonstration')}
        </p>
      ) : null}
      <p
        id="announcement"
        className="visually-hidden"
        role="status"
        data-came={said.came}
        data-changed={said.changed}
      />
    </div>
  );
}
