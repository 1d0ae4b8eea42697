// One counter of running fetches. Without React: the bar is there before it.

import { listening } from './listening.ts';

/** So long nobody waits for what is only offered. */
export const SLOW_MS = 400;

let underWay = 0;
let leaving = false;
const { listen, changed } = listening();

/** For those who show what is waited for. */
export const listenFetching = listen;

/** Counts a fetch until it has come, or has not; from here, or once it has taken so many milliseconds. */
export async function fetching<T>(work: Promise<T>, after = 0): Promise<T> {
  let counted = 0;
  const count = (by: number) => {
    counted += by;
    underWay += by;
    changed();
  };
  const waiting = after > 0 ? setTimeout(count, after, 1) : undefined;
  if (after === 0) count(1);
  try {
    return await work;
  } finally {
    clearTimeout(waiting);
    count(-counted);
  }
}

/** Says whether the reader waits for another document. */
export function setLeaving(is: boolean): void {
  leaving = is;
  changed();
}

/** Whether the reader waits for another document. */
export function isLeaving(): boolean {
  return leaving;
}

/** Whether anything that the reader waits for is under way. */
export function isFetching(): boolean {
  return underWay > 0 || leaving;
}
