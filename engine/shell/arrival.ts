// Where a reader is in a document that was come to from the portal: at its heading, or, where the same page stands otherwise, at what they changed.

import { cameFrom } from '../data/cameFrom.ts';
import { describeControl, findControl, findHeading, type Control } from '../data/control.ts';
import { report } from '../data/message.ts';
import { reportChange } from '../data/outcome.ts';
import { partNamed } from '../data/partNamed.ts';

declare global {
  interface Document {
    /** Whether the browser makes the document before the reader goes to it (Speculation Rules). */
    readonly prerendering?: boolean;
  }
}

function cameBy(): NavigationTimingType | undefined {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type;
}

/** Whether the reader came by the history: the browser has put into fields what they held when the page was left. */
export function isCameBackTo(): boolean {
  return cameBy() === 'back_forward';
}

/** Moves the focus once, says the arrival to screen readers and shows the way back; waits while the page is prerendered. */
export function arrive(): void {
  // made ahead of its time: nobody is there yet
  if (document.prerendering)
    return document.addEventListener('prerenderingchange', arrive, { once: true });
  if (location.hash === '') return settle();
  // a part that is named takes the focus from whatever has it when the whole document is first drawn
  const drawn = () => requestAnimationFrame(() => requestAnimationFrame(settle));
  if (document.readyState === 'complete') drawn();
  else addEventListener('load', drawn, { once: true });
}

function settle(): void {
  const from = cameFrom();
  const { activeElement } = document;
  const isElsewhere =
    activeElement !== null &&
    activeElement !== document.body &&
    activeElement !== partNamed(location.hash);
  if (!from || isElsewhere) return;
  const { came = '', changed = '' } = document.getElementById('announcement')?.dataset ?? {};
  if (from.pathname === location.pathname) return stay(from, changed);
  if (location.hash === '') findPlace()?.focus({ preventScroll: true });
  report({ text: came, error: '', from: '' });
  const back = document.querySelector<HTMLElement>('.way-back');
  const link = back?.querySelector('a');
  if (!back || !link) return;
  link.href = from.href;
  back.hidden = false;
}

/** The same page stands otherwise: the reader is at what it was changed by. */
function stay(from: URL, changed: string): void {
  const left = readLeft();
  // what the browser does not say is read from the address
  const control = left === undefined ? fieldSince(from) : findControl(left);
  const isLost = left !== null && from.search !== location.search;
  const choices = isLost ? document.querySelector<HTMLElement>('.choices summary') : null;
  const place = control ?? choices ?? findPlace();
  const closed = place?.localName === 'summary' ? null : place?.closest('details');
  if (closed) closed.open = true;
  place?.focus();
  // where to come back to is for those without scripts
  history.replaceState(history.state, '', location.pathname + location.search);
  reportChange(left?.done ?? '', changed);
}

/** The part that the address names, else the page. */
function findPlace(): HTMLElement | null {
  return findHeading(partNamed(location.hash)) ?? document.querySelector('main h1');
}

/** The field whose value the address says otherwise; null where a link did that. */
function fieldSince(from: URL): HTMLElement | null {
  const now = new URL(location.href).searchParams;
  const names = [...new Set([...now.keys(), ...from.searchParams.keys()])];
  const changed = names
    .filter((name) => now.getAll(name).join() !== from.searchParams.getAll(name).join())
    .map((name) =>
      document.querySelector<HTMLElement>(
        `#root :is(select, input:not([type=hidden]))[name="${CSS.escape(name)}"]`,
      ),
    );
  // fields change what is theirs: by anything else the page was changed by a link
  return changed.includes(null) ? null : (changed[0] ?? null);
}

/** Remembers the link in the entry of the history and leaves for its address. */
export function follow(link: HTMLAnchorElement): void {
  leaveWith(link);
  location.assign(link.href);
}

/** Says what the page is left by; null: by nothing that would be known again. */
export function leaveWith(control: Element | null): void {
  if ('navigation' in window) navigation.updateCurrentEntry({ state: describeControl(control) });
}

/** Undefined where the browser does not say what the page was left by. */
function readLeft(): Control | null | undefined {
  if (!('navigation' in window)) return undefined;
  return navigation.activation?.from?.getState() as Control | null | undefined;
}
