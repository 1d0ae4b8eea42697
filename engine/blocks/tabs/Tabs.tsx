// Tabs that change the address: links, the current one named.

import type { ReactNode } from 'react';

import { PageLink } from '../../data/PageLink.tsx';
import { useStop } from '../../data/useStop.ts';
import { Say } from '../../language/Say.tsx';
import type { BrowserPart } from '../part.ts';
import type { TabsView } from './tabs.kind.ts';
import './tabs.css';

export const tabs: BrowserPart<TabsView> = { Component: Tabs };

export function Tabs({ view }: { readonly view: TabsView }): ReactNode {
  const stop = useStop();
  return (
    <nav className="tabs" aria-label={view.label}>
      <ul>
        {view.tabs.map((tab, i) => (
          <li key={tab.to}>
            <PageLink
              to={tab.to}
              keepScroll
              aria-current={tab.current ? 'page' : undefined}
              {...stop(view.tab + Math.min(9, i))}
            >
              <Say words={tab.label} />
              {tab.note === '' ? null : <small> ({tab.note})</small>}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
