// What the thread that makes answers and the thread that listens tell each other.

import type { MetricValues } from './metrics.ts';

/** What the front itself refuses as. */
export const REFUSED_AS = ['too-many-questions', 'no-ledger'] as const;
export type RefusedAs = (typeof REFUSED_AS)[number];

/** An answer of the portal's own for readers of a language who come when there is no place. */
export interface BusyPage {
  /** First step of the addresses in this language; empty: of all others. */
  readonly prefix: string;
  /** Code of the language. */
  readonly code: string;
  /** Problems of the API in it, by their codes. */
  readonly problems: Readonly<Record<RefusedAs, string>>;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
}

/** How many may do what at once. */
export interface WorkPlaces {
  readonly atOnce: number;
  readonly waiting: number;
}

/** What the front has to know before it asks. */
export interface Begun {
  /** Where the thread behind listens. */
  readonly socketPath: string;
  /** Folder of the files that browsers ask for. */
  readonly client: string;
  readonly busy: readonly BusyPage[];
  readonly places: Readonly<Record<'page' | 'call' | 'file', WorkPlaces>>;
  /** For all that the front keeps. */
  readonly keptBytes: number;
  readonly drainSeconds: number;
}

/** What serves now, told at least once a second. */
export interface NowServing {
  /** Answers are kept until this changes: the ledger, the day. */
  readonly epoch: string;
  /** Answer of `/readyz`, and its status. */
  readonly ready: { readonly status: number; readonly body: object };
}

export type Told =
  | { readonly say: string }
  | { readonly begun: Begun }
  | { readonly standing: NowServing }
  | { readonly measured: MetricValues }
  /** Why it cannot begin, in lines. */
  | { readonly failed: readonly string[] };

/** The front asks what has been measured; or that everything that has been begun is finished, and nothing more is taken. */
export type AskedBehind = 'measure' | 'end';
