// What a page does before it is touched: whether it may come alive where the line is fast and the reader saves nothing; pages that the reader is about to go to, in browsers that do not take the rules which the server sends for them.

/** By then a browser is taken to rest: one that has nothing to draw may never say so. */
const RESTED_MS = 500;

/** Bits a second at which the document itself came. */
const FAST = 5_000_000;

interface Line {
  readonly saveData?: boolean;
  /** What the browser has seen of late, in Mbit/s (Network Information API). */
  readonly downlink?: number;
}

/** Calls `wake` once all has come and the browser rests; where the line is slow or unknown, only if it `isAsked`. */
export function wakeAtRest(wake: () => void, isAsked: boolean): void {
  const rest = () => {
    if (!isAsked && !isFast()) return;
    if ('requestIdleCallback' in window) requestIdleCallback(wake, { timeout: RESTED_MS });
    else setTimeout(wake, 200);
  };
  if (document.prerendering) document.addEventListener('prerenderingchange', rest, { once: true });
  else if (document.readyState === 'complete') rest();
  else addEventListener('load', () => setTimeout(rest), { once: true });
}

/** By what the browser knows of the line, or by how the document came: one that it had already says nothing. */
function isFast(): boolean {
  const { connection } = navigator as { readonly connection?: Line };
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (connection?.saveData) return false;
  if (connection?.downlink !== undefined && connection.downlink * 1e6 >= FAST) return true;
  if (!entry || entry.transferSize < entry.encodedBodySize) return false;
  const seconds = (entry.responseEnd - entry.responseStart) / 1000;
  return (8 * entry.encodedBodySize) / seconds >= FAST;
}

const asked = new Set<string>();

/** Does nothing in browsers with Speculation Rules. */
export function prepareLinks(): void {
  if (HTMLScriptElement.supports?.('speculationrules')) return;
  for (const type of ['pointerover', 'touchstart', 'focusin'])
    document.addEventListener(
      type,
      ({ target }) => {
        const link = target instanceof Element ? target.closest('a') : null;
        if (link && isPage(link)) ask(link.href);
      },
      { passive: true },
    );
}

/** Whether a link leads to another page: the rules of the server say the same (`engine/server/speculation.ts`). */
export function isPage(link: HTMLAnchorElement): boolean {
  return (
    link.origin === location.origin &&
    link.pathname !== location.pathname &&
    !FILES.test(link.pathname) &&
    !link.matches(IN_PLACE)
  );
}

/** Calls, files and what is shown elsewhere. */
const FILES = /^\/(?:_|(?:api|assets|embed)\/)|\./;
/** Links that change their page or open something in it, and those that lead to no page. */
export const IN_PLACE =
  '[rel~=nofollow], [data-keep], [data-term], [download], [target], [href^="#"], [href^="?"]';

function ask(address: string): void {
  if (asked.has(address)) return;
  asked.add(address);
  fetch(address, { priority: 'low', headers: { accept: 'text/html' } }).catch(() => {});
}
