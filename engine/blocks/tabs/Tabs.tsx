// Tabs that change the address: links in one line, the current one named and in sight.

import { useEffect, useRef, type ReactNode, type RefObject } from 'react';

import { bringCurrentIn } from '../../data/currentInSight.ts';
import { PageLink } from '../../data/PageLink.tsx';
import { useStop } from '../../data/useStop.ts';
import { Say } from '../../language/Say.tsx';
import type { BrowserPart } from '../contract/part.ts';
import type { TabsView } from './tabs.kind.ts';
import './tabs.css';

export const tabs: BrowserPart<TabsView> = { Component: Tabs };

/** Stops of the tabs, from the number of the block on: all of them have room for three. */
const BETWEEN = 0.25;
const LAST_NUMBER = 2.75;

/** A navigation of links; the current one is scrolled into view. */
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
      {/* it scrolls: its links bring what is hidden into sight, and it is no stop itself */}
      <ul ref={list} tabIndex={-1}>
        {view.tabs.map((tab, i) => (
          <li key={tab.to}>
            <PageLink
              to={tab.to}
              keepScroll
              aria-current={tab.current}
              {...stop(view.tab + Math.min(LAST_NUMBER, i * BETWEEN))}
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

/** The starter does so for the document that comes. */
function useCurrentInSight(view: TabsView): RefObject<HTMLUListElement | null> {
  const list = useRef<HTMLUListElement>(null);
  const open = view.tabs.find(({ current }) => current !== undefined)?.to;
  const before = useRef(open);
  useEffect(() => {
    if (before.current !== open) bringCurrentIn(list.current);
    before.current = open;
  }, [open]);
  return list;
}
