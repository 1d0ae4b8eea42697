// What happens when a page has come or its figures have changed: its title, what is announced, where the focus goes.

import { useEffect, useRef, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';

import { isMissing } from '../blocks/failed.ts';
import { useShell } from '../data/useShell.ts';
import { speaker, type SayMessage } from '../language/messages.ts';
import { plainWords } from '../language/text.ts';
import type { BlockViewBase, View } from '../model/portal.ts';
import { announce } from '../data/announce.ts';
import { askedIn, titleOf } from './titleOf.ts';

/** After a navigation the focus goes to the heading; after another choice it stays, unless what had it is gone. */
export function useArrival(view: View): RefObject<HTMLHeadingElement | null> {
  const { i18n } = useTranslation();
  const { name } = useShell();
  const { pathname } = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef({ pathname, view });
  const held = useLastFocused();
  useEffect(() => {
    const say = speaker(i18n);
    document.title = titleOf(say, name, view);
    const last = before.current;
    before.current = { pathname, view };
    if (last.view === view) return;
    const came = last.pathname !== pathname;
    const counted = document.querySelector('main .count')?.textContent ?? '';
    announce([arrivalWords(say, view, came), counted].filter((words) => words !== '').join('. '));
    const lost = document.activeElement === document.body && held.current?.isConnected === false;
    if (lost || (came && location.hash === '')) heading.current?.focus({ preventScroll: true });
  }, [pathname, view, name, i18n, held]);
  return heading;
}

/** What had the focus last: it may be gone from the page since. */
function useLastFocused(): RefObject<Element | null> {
  const held = useRef<Element | null>(null);
  useEffect(() => {
    const remember = (event: FocusEvent) => {
      held.current = event.target instanceof Element ? event.target : null;
    };
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, []);
  return held;
}

/** What has come: the page with its subject, and what of it is shown; that nothing was found, where nothing was. */
export function arrivalWords(
  say: SayMessage,
  view: Pick<View, 'title' | 'subject' | 'fields' | 'choices' | 'blocks'>,
  came: boolean,
): string {
  const title = [view.title, view.subject, askedIn(view)]
    .flatMap((words) => (words === null || words === '' ? [] : plainWords(words)))
    .join(', ');
  const nothing = nothingIn(say, view.blocks);
  if (nothing !== null) return `${title}. ${nothing}`;
  const choices = view.choices.map(({ words }) => plainWords(words)).join(', ');
  const named = choices === '' ? title : `${title}. ${choices}`;
  if (came) return say('page.came', { title: named });
  return say(view.blocks.some(hasOutcome) ? 'page.changed' : 'page.updated', { title: named });
}

/** Null where something is shown. */
function nothingIn(say: SayMessage, blocks: readonly BlockViewBase[]): string | null {
  const missing = blocks.find(isMissing);
  if (missing) return missing.message;
  const outcomes = blocks.filter(hasOutcome);
  const empty = outcomes.length > 0 && outcomes.every(({ state }) => state === 'empty');
  return empty ? say('page.nothing') : null;
}

/** Whether a block shows figures of an answer, or that there are none. */
function hasOutcome(block: BlockViewBase): block is BlockViewBase & { readonly state: unknown } {
  return 'state' in block;
}
