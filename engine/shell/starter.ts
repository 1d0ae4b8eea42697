// Runs in every document before it is touched: display settings, the menu, the bar, waking the page.

import { bringCurrentIn } from '../data/currentInSight.ts';
import { fetching, isLeaving } from '../data/fetching.ts';
import { isPlainClick } from '../data/isPlainClick.ts';
import { trustedScript } from '../language/trusted.ts';
import { arrive, isCameBackTo } from './arrival.ts';
import { startBar } from './bar.ts';
import { hold } from './hold.ts';
import { wakeAtRest, prepareLinks } from './ahead.ts';
import { startMenu } from './menu.ts';
import { startNotice, startSettings } from './settings.ts';
import './shell.css';

/** What a reader can operate on a page: it wakes where one of them is pointed at, touched or focused. */
const OPERATED =
  'button, summary, select, input, textarea, [data-wake], [data-keep], a[rel=nofollow], [role=treegrid], [role=tree]';

export interface StarterParts {
  /** Fetches React and the parts of the page, and brings the page to life: what is touched first, in the end the whole. */
  readonly wake: () => Promise<{ readonly whole: Promise<void> }>;
  readonly keepsWorker: boolean;
}

/** `wake` hydrates the page: when it is first operated, or else at rest. Does nothing in a document without a page. */
export function startPage({ wake, keepsWorker }: StarterParts): void {
  const root = document.getElementById('root');
  const frame = document.querySelector<HTMLElement>('.frame');
  if (!root || !frame) return;
  const alive = waker(root, frame, wake);
  startFrame(frame);
  for (const type of ['pointerover', 'pointerup', 'focusin', 'keydown'])
    root.addEventListener(type, (event) => {
      // a finger that moves over a table scrolls
      const passes = type === 'pointerover' && (event as PointerEvent).pointerType === 'touch';
      if (!passes && isOperated(event.target)) void alive();
    });
  for (const type of ['focusin', 'input'])
    document.addEventListener(type, ({ target }) => {
      const box = target instanceof Element ? target.closest<HTMLElement>('[data-suggest]') : null;
      if (!box) return;
      // the list stands beside the field: not before the page knows what is its own
      const ready = root.contains(box) ? alive() : Promise.resolve();
      Promise.all([import('../blocks/search/suggest.ts'), ready]).then(
        ([loaded]) => loaded.suggestIn(box),
        // the form sends what is typed
        () => {},
      );
    });
  for (const line of root.querySelectorAll('.tabs ul')) bringCurrentIn(line);
  arrive();
  comeBack(root, frame);
  prepareLinks();
  wakeAtRest(() => void alive(), isAskedFor(root, frame));
  if (!keepsWorker) return;
  if (document.readyState === 'complete') registerServiceWorker();
  else addEventListener('load', registerServiceWorker, { once: true });
}

function isOperated(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(OPERATED) !== null;
}

/** A page that sleeps shows what its address says: not what was chosen to leave it, nor what it was when it was alive. */
function comeBack(root: HTMLElement, { dataset }: HTMLElement): void {
  const { pathname, search } = location;
  addEventListener('pageshow', ({ persisted }) => {
    if ((persisted || isCameBackTo()) && !('live' in dataset))
      for (const form of root.querySelectorAll('form')) form.reset();
  });
  addEventListener('popstate', () => {
    const isHere = location.pathname === pathname && location.search === search;
    if (!isHere && !('live' in dataset)) location.reload();
  });
}

/** Whether the address asks for the full screen, or a block has nothing to show before the page is alive. */
function isAskedFor(root: HTMLElement, { dataset }: HTMLElement): boolean {
  const isZoomed = new URLSearchParams(location.search).has(dataset['zoom'] ?? '');
  return isZoomed || root.querySelector('[data-asks]') !== null;
}

/** Wakes the page once, and tries again where it did not come. What the reader did meanwhile is done. */
function waker(
  root: HTMLElement,
  frame: HTMLElement,
  wake: StarterParts['wake'],
): () => Promise<void> {
  let waking: Promise<void> | null = null;
  let shown = false;
  const held = hold(root, () => void alive(true));
  async function come(): Promise<void> {
    try {
      const { whole } = await wake();
      await held.release();
      await whole;
      held.point();
      frame.dataset['live'] = '';
    } catch (error) {
      waking = null;
      shown = false;
      // what was under way was stopped
      if (isLeaving()) return;
      console.error(error);
      held.giveUp();
    }
  }
  async function alive(waited = false): Promise<void> {
    waking ??= come();
    // the bar is for what a reader waits for
    if (waited && !shown) {
      shown = true;
      void fetching(waking);
    }
    await waking;
  }
  return alive;
}

/** What of the frame a reader operates is here at once. */
function startFrame(frame: HTMLElement): void {
  startBar(frame);
  startMenu(frame);
  startTerms();
  const notice = frame.querySelector<HTMLElement>('.consent');
  if (notice) startNotice(notice);
  startSettings(frame);
  // what works by scripts alone is seen from now on
  frame.dataset['started'] = '';
  // what stands in a line that is scrolled sideways comes into sight with the focus: browsers are content where a corner of it is seen
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLElement && target.matches(':is(a, button, td):focus-visible'))
      target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });
  addEventListener('beforeprint', () => writePrinted(frame));
}

const DAY = { day: 'numeric', month: 'long', year: 'numeric' } as const;

/** The day, and what the reader chose, as the address says it. */
function writePrinted(frame: HTMLElement): void {
  const line = frame.querySelector<HTMLElement>('.print-line');
  if (!line) return;
  const { lang } = document.documentElement;
  const today = new Date().toLocaleDateString(lang, DAY);
  // places and what stands there are no patterns of each other
  line.textContent = (line.dataset['printed'] ?? '')
    .replace('…', () => today)
    .replace('§', () => location.href);
}

/** Before what else a press on a link does: a press on a marked name opens in place what the name means. */
function startTerms(): void {
  document.addEventListener('click', openTerm, { capture: true });
}

/** Where it is open already, or cannot be, the link is followed. */
function openTerm(event: MouseEvent): void {
  const { target } = event;
  const link = target instanceof Element ? target.closest<HTMLElement>('a[data-term]') : null;
  if (!link || !isPlainClick(event)) return;
  const card = document.getElementById(`term-${link.dataset['term'] ?? ''}`);
  if (!card || !('showPopover' in card) || card.matches(':popover-open')) return;
  event.preventDefault();
  card.showPopover({ source: link });
}

const WORKER = '/service-worker.js';

/** At the root scope, once the page is at rest. Never throws: a browser without service workers, or a failure, is logged. */
function registerServiceWorker(): void {
  if (!('serviceWorker' in navigator)) {
    console.info('this browser has no service workers');
    return;
  }
  navigator.serviceWorker
    .register(trustedScript(WORKER), { scope: '/' })
    .catch((error: unknown) => console.info('the service worker was not registered', error));
}
