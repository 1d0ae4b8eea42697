// The bar at the top while anything a reader waits for is under way: a fetch of this page, or the document of another.

import { isFetching, listenFetching, setLeaving } from '../data/fetching.ts';
import { isPlainClick } from '../data/isPlainClick.ts';

/** Times the duration of the bar: for so long another document is waited for. */
const LONGEST = 4;

/** Takes its timing from `data-bar`; does nothing where the frame has no bar. */
export function startBar(frame: HTMLElement): void {
  const box = frame.querySelector<HTMLElement>('.loading');
  const bar = box?.querySelector('progress');
  if (!box || !bar) return;
  const [duration = 0, tick = 0, finish = 0] = (bar.dataset['bar'] ?? '').split(' ').map(Number);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waits = false;
  const step = () => {
    bar.value = Math.min(finish, bar.value + (100 * tick) / duration);
    timer = setTimeout(step, tick);
  };
  const end = () => {
    box.hidden = true;
    bar.value = 0;
  };
  listenFetching(() => {
    if (isFetching() === waits) return;
    waits = isFetching();
    clearTimeout(timer);
    if (waits) {
      box.hidden = false;
      step();
    } else {
      bar.value = 100;
      timer = setTimeout(end, 2 * tick);
    }
  });
  addEventListener('click', (event) => leavesBy(event) && leave(LONGEST * duration));
  addEventListener('submit', (event) => event.defaultPrevented || leave(LONGEST * duration));
  addEventListener('pageshow', () => setLeaving(false));
}

/** What is answered by nothing ends without another document. */
function leave(longest: number): void {
  setLeaving(true);
  setTimeout(() => setLeaving(false), longest);
}

/** Whether the browser goes to another document by this click, on a link of the page or of a drawing in it. */
function leavesBy(event: MouseEvent): boolean {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!link || event.defaultPrevented || !isPlainClick(event)) return false;
  if (link.hasAttribute('download') || link.hasAttribute('target')) return false;
  const { origin, pathname, search } = new URL(link.getAttribute('href') ?? '', location.href);
  if (origin !== location.origin || pathname.startsWith('/api/')) return false;
  return pathname + search !== location.pathname + location.search;
}
