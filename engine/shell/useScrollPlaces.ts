// Where a reader was on each page: back there on return, at the top of another page, at the part that an address names. Kept in memory only.

import { useContext, useEffect, useLayoutEffect } from 'react';
import { useLocation } from 'react-router';

import { partNamed } from '../data/partNamed.ts';
import { ScrollingContext } from '../data/scrolling.ts';

const places: Record<string, number> = {};

/** The router's own component keeps places in the browser's storage, which nobody has agreed to. `toTop`: whether the page begins at its top when it comes. */
export function useScrollPlaces(toTop: boolean): void {
  const scrolling = useContext(ScrollingContext);
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
  useLayoutEffect(() => scrolling?.remember(places), [scrolling]);
  useLayoutEffect(() => {
    const place = scrolling?.placeOf(location.key);
    if (!place) return;
    const part = partNamed(location.hash);
    if (place.left !== null) scrollTo(0, place.left);
    else if (part) part.scrollIntoView();
    else if (!place.stays && toTop) scrollTo(0, 0);
  }, [scrolling, location, toTop]);
}
