// Whether a page may come alive before it is touched: where the line is fast, the reader saves nothing, and nothing else is to be done.

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
    if ('requestIdleCallback' in window) requestIdleCallback(wake);
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
