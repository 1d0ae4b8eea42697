// Tabs that change the address: links in one line, the current one named and in sight.

import { useEffect, useRef, type ReactNode, type RefObject } from 'react';

import { PageLink } from '../../data/PageLink.tsx';
import { useStop } from '../../data/useStop.ts';
import { Say } from '../../language/Say.tsx';
import type { BrowserPart } from '../part.ts';
import type { TabsView } from './tabs.kind.ts';
import './tabs.css';

export const tabs: BrowserPart<TabsView> = { Component: Tabs };

export function Tabs({ view }: { readonly view: TabsView }): ReactNode {
  const stop = useStop();
  const list = useCurrentInSight(view);
  const label = `${view.id}-label`;
  const shown = view.segmented && view.title === null;
  return (
    <nav
      className={view.segmented ? 'tabs segmented' : 'tabs'}
      {...(shown ? { 'aria-labelledby': label } : { 'aria-label': view.label })}
    >
      {shown ? (
        <p className="tabs-label" id={label}>
          {view.label}
        </p>
      ) : null}
      <ul ref={list}>
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

/** Where the line is longer than the screen, the current one is scrolled to; the page itself stays. */
function useCurrentInSight(view: TabsView): RefObject<HTMLUListElement | null> {
  const list = useRef<HTMLUListElement>(null);
  const open = view.tabs.find(({ current }) => current)?.to;
  useEffect(() => {
    const line = list.current;
    const current = line?.querySelector<HTMLElement>('[aria-current]');
    if (open === undefined || !line || !current || line.scrollWidth <= line.clientWidth) return;
    const [outer, inner] = [line.getBoundingClientRect(), current.getBoundingClientRect()];
    line.scrollLeft += inner.left + inner.width / 2 - outer.left - outer.width / 2;
  }, [open]);
  return list;
}
