// What the router knows of scrolling, within reach of the frame: where each page was left, and where one that comes begins.

import { createContext } from 'react';

export interface Scrolling {
  /** Writes into `places`, by page, how far down each was when it was left, in pixels; returns what ends it. */
  remember(places: Record<string, number>): () => void;
  /** Where the page whose location has this key begins; null: it stays where the browser has it. */
  placeOf(key: string): ScrollPlace | null;
}

export interface ScrollPlace {
  /** Pixels from the top at which the page was left; null where it is not come back to. */
  readonly left: number | null;
  /** Whether the link asked that nothing is scrolled. */
  readonly stays: boolean;
}

/** Null on the server, where nothing is scrolled. */
export const ScrollingContext = createContext<Scrolling | null>(null);
