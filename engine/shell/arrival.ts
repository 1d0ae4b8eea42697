// Where a reader is in a document that was come to from the portal: at its heading, or, where the same page stands otherwise, at what they changed.

import { announce } from '../data/announce.ts';
import { cameFrom } from '../data/cameFrom.ts';

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
  // a part that is named takes the focus from whatever has it when the document is complete
  if (location.hash !== '' && document.readyState !== 'complete')
    return addEventListener('load', () => setTimeout(arrive), { once: true });
  const from = cameFrom();
  if (!from || (document.activeElement ?? document.body) !== document.body) return;
  const heading = document.querySelector<HTMLElement>('main h1');
  const same = from.pathname === location.pathname;
  if (same) {
    (changedSince(from) ?? heading)?.focus();
    // where to come back to is for those without scripts
    history.replaceState(history.state, '', location.pathname + location.search);
  }
  if (!same && location.hash === '') heading?.focus({ preventScroll: true });
  const said = document.getElementById('announcement')?.dataset[same ? 'changed' : 'came'];
  if (said) announce(said);
  const back = document.querySelector<HTMLElement>('.way-back');
  const link = back?.querySelector('a');
  if (!back || !link || same) return;
  link.href = from.href;
  back.hidden = false;
}

/** The link or the field that the reader changed the page by; a link that is gone, or that the browser did not say, leaves the reader at the choices. */
function changedSince(from: URL): HTMLElement | null {
  const choices = document.querySelector<HTMLElement>('.choices summary');
  const link = followedLink();
  if (link !== undefined) return link ?? choices;
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
  if (changed.includes(null) && choices) return choices;
  const field = changed.find((found) => found !== null);
  if (!field) return null;
  const closed = field.closest('details');
  if (closed) closed.open = true;
  return field;
}

/** Links are known by the name that their block gives them, or by their words: their addresses change with the page. */
interface Followed {
  readonly words: string;
  /** Among links of the same words. */
  readonly nth: number;
}

/** Remembers the link in the entry of the history and leaves for its address. */
export function follow(link: HTMLAnchorElement): void {
  const words = readLinkName(link);
  leaveWith({ words, nth: listLinks(words).indexOf(link) });
  location.assign(link.href);
}

/** Says what the page is left by; null: by no link. */
export function leaveWith(state: Followed | null): void {
  if ('navigation' in window) navigation.updateCurrentEntry({ state });
}

/** The same link in this document; null where it is gone, undefined where none was followed. */
export function followedLink(): HTMLElement | null | undefined {
  if (!('navigation' in window)) return undefined;
  const state = (navigation.activation?.from?.getState() ?? undefined) as Followed | undefined;
  return state && (listLinks(state.words)[state.nth] ?? null);
}

function listLinks(words: string): HTMLAnchorElement[] {
  const links = document.querySelectorAll<HTMLAnchorElement>('#root a[href]');
  return [...links].filter((link) => readLinkName(link) === words);
}

function readLinkName({ dataset, textContent }: HTMLAnchorElement): string {
  return dataset['keep'] || textContent;
}
