// Where a reader was on each page: back there on return, at the top of another page, at the part that an address names. Kept in memory only.

import { useContext, useEffect, useLayoutEffect } from 'react';
import { UNSAFE_DataRouterContext as RouterContext, UNSAFE_DataRouterStateContext as RouterState, useLocation } from 'react-router';

const places: Record<string, number> = {};

/** The router's own component keeps places in the browser's storage, which nobody has agreed to. */
export function useScrollPlaces(): void {
  const router = useContext(RouterContext)?.router;
  const { restoreScrollPosition: place = false, preventScrollReset: stays = false } = useContext(RouterState) ?? {};
  const location = useLocation();
  useEffect(() => {
    const ours = () => { history.scrollRestoration = 'manual'; };
    // another document and a return from it are the browser's own business
    const theirs = () => { history.scrollRestoration = 'auto'; };
    ours();
    addEventListener('pageshow', ours);
    addEventListener('pagehide', theirs);
    return () => {
      removeEventListener('pageshow', ours);
      removeEventListener('pagehide', theirs);
      theirs();
    };
  }, []);
  useLayoutEffect(() => router?.enableScrollRestoration(places, () => scrollY, ({ pathname, key }) => pathname + key), [router]);
  useLayoutEffect(() => {
    if (place === false) return;
    const part = location.hash === '' ? null : document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (place !== null) scrollTo(0, place);
    else if (part) part.scrollIntoView();
    else if (!stays) scrollTo(0, 0);
  }, [location, place, stays]);
}
