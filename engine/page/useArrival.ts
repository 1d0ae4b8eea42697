// What happens when the figures of a page have changed in place: its title, what is announced, where the reader is.

import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';

import { announce } from '../data/announce.ts';
import { partNamed } from '../data/partNamed.ts';
import { useShell } from '../data/useShell.ts';
import { speaker } from '../language/messages.ts';
import type { View } from '../model/portal.ts';
import { arrivalWords, formatDocumentTitle } from './pageWords.ts';

/** The focus stays where it is, unless what had it is gone: then it goes to the heading. */
export function useArrival(view: View, keepScroll: boolean): RefObject<HTMLHeadingElement | null> {
  const { i18n } = useTranslation();
  const { name } = useShell();
  const location = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef({ location, view });
  const held = useLastFocused();
  useLayoutEffect(() => {
    if (before.current.location === location || keepScroll) return;
    const part = partNamed(location.hash);
    if (part) part.scrollIntoView();
    else if (view.scrollToTop) scrollTo(0, 0);
  }, [location, keepScroll, view]);
  useEffect(() => {
    const last = before.current;
    before.current = { location, view };
    if (last.view === view) return;
    const say = speaker(i18n);
    document.title = formatDocumentTitle(say, name, view);
    const counted = document.querySelector('main .count')?.textContent ?? '';
    announce([arrivalWords(say, view, false), counted].filter((words) => words !== '').join('. '));
    if (document.activeElement === document.body && held.current?.isConnected === false)
      heading.current?.focus({ preventScroll: true });
  }, [location, view, name, i18n, held]);
  return heading;
}

/** What had the focus last: it may be gone from the page since. */
function useLastFocused(): RefObject<Element | null> {
  const held = useRef<Element | null>(null);
  useEffect(() => {
    held.current ??= document.activeElement;
    const remember = (event: FocusEvent) => {
      held.current = event.target instanceof Element ? event.target : null;
    };
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, []);
  return held;
}
