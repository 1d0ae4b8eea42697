// The focus is never lost: where what had it went away with the page, the heading of what came has it.

import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { speaker } from '../language/messages.ts';
import type { View } from '../model/portal.ts';
import { announce } from '../data/announce.ts';
import { arrivalWords } from '../page/useArrival.ts';

/** `shown`: what stands in the frame; a change of it is something that has come. */
export function useKeptFocus(shown: unknown): void {
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    keepFocus();
  }, [shown]);
}

/** Gives a lost focus to the heading of what has come; whether it was lost. */
export function keepFocus(): boolean {
  const { activeElement } = document;
  // an element of a menu that was folded keeps the focus until the next frame
  const lost =
    activeElement === null ||
    activeElement === document.body ||
    activeElement.getClientRects().length === 0;
  if (!lost) return false;
  const content = document.getElementById('content');
  (content?.querySelector<HTMLElement>('h1[tabindex]') ?? content)?.focus({ preventScroll: true });
  return true;
}

/** A page that comes after one that did not is new to everybody: it is said. */
export function useSaidAfterError(view: View | null): void {
  const { i18n } = useTranslation();
  const failed = useRef(view === null);
  useEffect(() => {
    if (view && failed.current) announce(arrivalWords(speaker(i18n), view, true));
    failed.current = view === null;
  }, [view, i18n]);
}

/** What stands in a line that is scrolled sideways comes into sight with the focus: browsers are content where a corner of it is seen. */
export function useSeenFocus(): void {
  useEffect(() => {
    const show = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement && target.matches('a:focus-visible, button:focus-visible'))
        target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    };
    document.addEventListener('focusin', show);
    return () => document.removeEventListener('focusin', show);
  }, []);
}
