// Where the reader of this document came from, where that was a page of the portal.

/** Null where the reader came from elsewhere, by the history, or anew to the same. */
export function cameFrom(): URL | null {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (entry?.type !== 'navigate' || document.referrer === '') return null;
  const from = new URL(document.referrer);
  return from.origin === location.origin ? from : null;
}
