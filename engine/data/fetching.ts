// What a document is waiting for and what did not come: one counter of fetches, one message of a failure.

import { useSyncExternalStore } from 'react';

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
let failure: Failure | null = null;
const { listen, changed } = listening();

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

/** Shows one failure in place of the last; null takes it away. */
export function tellFailure(next: Failure | null): void {
  failure = next;
  changed();
}

/** Whether anything that the reader waits for is under way. */
export function useFetching(): boolean {
  return useSyncExternalStore(
    listen,
    () => underWay > 0,
    () => false,
  );
}

/** The failure that is told now; none on the server. */
export function useFailure(): Failure | null {
  return useSyncExternalStore(
    listen,
    () => failure,
    () => null,
  );
}
