// What happens when the figures of a page have changed in place: its title, where the reader is, what is said.

import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';

import { findHeading, leftBy } from '../data/control.ts';
import { reportChange } from '../data/outcome.ts';
import { partNamed } from '../data/partNamed.ts';
import { useShell } from '../data/useShell.ts';
import { speaker } from '../language/messages.ts';
import type { View } from '../model/portal.ts';
import { arrivalWords, formatDocumentTitle } from './pageWords.ts';

/** The focus stays where it is, unless the address names a part, or what had it is gone: then it goes there, or to what stands for it, in the end to the heading. */
export function useArrival(view: View, keepScroll: boolean): RefObject<HTMLHeadingElement | null> {
  const { i18n } = useTranslation();
  const { name } = useShell();
  const location = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef({ location, view });
  useLayoutEffect(() => {
    if (before.current.location === location || keepScroll) return;
    const part = partNamed(location.hash);
    if (part) part.scrollIntoView();
    else if (view.scrollToTop) scrollTo(0, 0);
  }, [location, keepScroll, view]);
  useEffect(() => {
    const last = before.current;
    before.current = { location, view };
    const isNew = last.location !== location && !keepScroll;
    findHeading(isNew ? partNamed(location.hash) : null)?.focus({ preventScroll: true });
    // figures stand as they are where a link opens rows
    if (last.view === view && !isNew) return;
    const say = speaker(i18n);
    document.title = formatDocumentTitle(say, name, view);
    const { control, done } = leftBy();
    if (document.activeElement === document.body)
      (control ?? heading.current)?.focus({ preventScroll: true });
    reportChange(done, arrivalWords(say, view, false));
  }, [location, view, keepScroll, name, i18n]);
  return heading;
}
