// Where a figure comes from: asked of the server when a reader wants to know it, and shown by the one popover of a page.

import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';

import type { ExplainedView } from '../model/portal.ts';
import { AskError, askExplained } from './ask.ts';
import { fetching } from './fetching.ts';
import { lastAsked } from './lastAsked.ts';
import { listening } from './listening.ts';
import { report } from './message.ts';
import { useShell } from './useShell.ts';

let shown: ExplainedView | null = null;
const { listen, changed } = listening();

/** Shows what is told of a figure; null takes it away. */
export function showExplained(next: ExplainedView | null): void {
  shown = next;
  changed();
}

let page = '';

/** What was told of a figure does not stand over another page. */
export function atPage(pathname: string): void {
  if (pathname !== page) showExplained(null);
  page = pathname;
}

/** What the popover shows; null on the server, and while nothing was asked. */
export function useExplained(): ExplainedView | null {
  return useSyncExternalStore(
    listen,
    () => shown,
    () => null,
  );
}

/** Explains the figure of a row and a field of a block of this page. */
export function useExplain(block: string): (row: string, field: string) => void {
  const { locale } = useShell();
  const { pathname, search } = useLocation();
  return (row, field) => {
    const query = new URLSearchParams(search);
    query.set('row', row);
    query.set('field', field);
    const path = pathname === '/' ? '' : pathname;
    void explain(`${locale.code}/${block}${path}?${query}`);
  };
}

/** Blocks that were asked of a figure by the address, with which row: once on each arrival. */
const arrived = new Map<string, string>();

/** Explains the figure that the address names, when the page has come; null: it names none here. */
export function useArrivedFigure(
  block: string,
  figure: { readonly row: string; readonly field: string } | null,
): void {
  const explainFigure = useExplain(block);
  const { pathname } = useLocation();
  const place = figure === null ? '' : `${pathname} ${figure.row}`;
  useEffect(() => {
    const isNew = place !== '' && arrived.get(block) !== place;
    arrived.set(block, place);
    if (isNew && figure) explainFigure(figure.row, figure.field);
  });
}

const begin = lastAsked();

/** What comes when another figure was asked, or another page is read, is not shown. */
async function explain(address: string): Promise<void> {
  const isLast = begin();
  const { pathname } = window.location;
  const isWanted = () => isLast() && window.location.pathname === pathname;
  try {
    const found = await fetching(askExplained(address));
    if (isWanted()) showExplained(found);
  } catch (error) {
    if (!isWanted()) return;
    report({
      text: 'figure.failed',
      error: error instanceof AskError ? error.code : 'offline',
      from: `/_explain/${address}`,
      again: () => void explain(address),
    });
  }
}
