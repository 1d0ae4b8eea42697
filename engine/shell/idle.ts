// Whether a page may come alive before it is touched: where the line is fast, the reader saves nothing, and nothing else is to be done.

/** Bits a second at which the document itself came. */
const FAST = 5_000_000;

interface Line {
  readonly saveData?: boolean;
}

/** Calls `wake` once all has come and the browser rests; where the line is slow or unknown, only if it `isAsked`. */
export function wakeAtRest(wake: () => void, isAsked: boolean): void {
  const rest = () => {
    if (!isAsked && !isFast()) return;
    if ('requestIdleCallback' in window) requestIdleCallback(wake);
    else setTimeout(wake, 200);
  };
  if (document.prerendering) document.addEventListener('prerenderingchange', rest, { once: true });
  else if (document.readyState === 'complete') rest();
  else addEventListener('load', () => setTimeout(rest), { once: true });
}

/** A document that the browser had already says nothing of the line. */
function isFast(): boolean {
  const { connection } = navigator as { readonly connection?: Line };
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (connection?.saveData || !entry || entry.transferSize < entry.encodedBodySize) return false;
  const seconds = (entry.responseEnd - entry.responseStart) / 1000;
  return (8 * entry.encodedBodySize) / seconds >= FAST;
}
