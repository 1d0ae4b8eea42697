// One counter of running fetches and one message of a failure. Without React: the bar is there before it.

import { listening } from './listening.ts';

/** What could not be fetched, as the reader is told of it. */
export interface Failure {
  /** Key of its message. */
  readonly text: string;
  /** Code of what went wrong. */
  readonly error: string;
  /** What was asked: a call, or a part of the page. */
  readonly from: string;
  /** Tries the same once more. */
  readonly again: () => void;
}

let underWay = 0;
let leaving = false;
let failure: Failure | null = null;
const { listen, changed } = listening();

/** For those who show what is waited for, or what did not come. */
export const listenFetching = listen;

/** Counts a fetch from here until it has come, or has not. */
export async function fetching<T>(work: Promise<T>): Promise<T> {
  underWay++;
  changed();
  try {
    return await work;
  } finally {
    underWay--;
    changed();
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

/** Shows one failure in place of the last; null takes it away. */
export function tellFailure(next: Failure | null): void {
  failure = next;
  changed();
}

/** The failure that is told now. */
export function toldFailure(): Failure | null {
  return failure;
}
