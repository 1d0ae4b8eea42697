// Where a reader was on each page: back there on return, at the top of another page, at the part that an address names. Kept in memory only.

import { useContext, useEffect, useLayoutEffect } from 'react';
import {
  UNSAFE_DataRouterContext as RouterContext,
  UNSAFE_DataRouterStateContext as RouterState,
  useLocation,
} from 'react-router';

import { partNamed } from '../data/partNamed.ts';

const places: Record<string, number> = {};

/** The router's own component keeps places in the browser's storage, which nobody has agreed to. `toTop`: whether the page begins at its top when it comes. */
export function useScrollPlaces(toTop: boolean): void {
  const router = useContext(RouterContext)?.router;
  const { restoreScrollPosition: place = false, preventScrollReset: stays = false } =
    useContext(RouterState) ?? {};
  const location = useLocation();
  useEffect(() => {
    const ours = () => {
      history.scrollRestoration = 'manual';
    };
    // another document and a return from it are the browser's own business
    const theirs = () => {
      history.scrollRestoration = 'auto';
    };
    ours();
    addEventListener('pageshow', ours);
    addEventListener('pagehide', theirs);
    return () => {
      removeEventListener('pageshow', ours);
      removeEventListener('pagehide', theirs);
      theirs();
    };
  }, []);
  useLayoutEffect(
    () =>
      router?.enableScrollRestoration(
        places,
        () => scrollY,
        ({ pathname, key }) => pathname + key,
      ),
    [router],
  );
  useLayoutEffect(() => {
    if (place === false) return;
    const part = partNamed(location.hash);
    if (place !== null) scrollTo(0, place);
    else if (part) part.scrollIntoView();
    else if (!stays && toTop) scrollTo(0, 0);
  }, [location, place, stays, toTop]);
}
