// A form that readers fill in and send: fields, steps, what it accepts.

import type { Text } from './words.ts';

export interface FormField {
  readonly name: string;
  readonly kind: 'line' | 'lines' | 'email' | 'files';
  readonly title: Text;
  readonly hint: Text | null;
  readonly required: boolean;
  readonly min: number;
  readonly max: number;
  /** What the browser may fill in; empty: as it sees fit. */
  readonly autocomplete: string;
}

export interface FormStep {
  readonly title: Text;
  readonly about: Text | null;
  /** Empty: the step shows what was written, and sends it. */
  readonly fields: readonly string[];
}

/** Domains of mail that are not accepted, with those below them. */
export interface ProhibitedGroup {
  /** ISO day from which it holds. */
  readonly date: string;
  /** Whether the act names the company that has the domains, and not them. */
  readonly company: boolean;
  readonly domains: readonly string[];
}

export interface Form {
  readonly name: string;
  /** `none`: what was typed is taken as it is; what holds for files and sizes holds all the same. */
  readonly validation: 'full' | 'none';
  /** Where it is sent to; the puzzle against robots is its sibling `challenge`. */
  readonly path: string;
  /** Where to write without the form. */
  readonly mail: string;
  /** Subject of the letter in which a message is delivered. */
  readonly letter: Text;
  readonly fields: readonly FormField[];
  readonly steps: readonly FormStep[];
  /** Endings of files that are accepted. */
  readonly types: readonly string[];
  readonly mostFiles: number;
  /** Largest file, in bytes. */
  readonly mostBytes: number;
  /** So many may be sending at once. */
  readonly mostSenders: number;
  readonly prohibited: readonly ProhibitedGroup[];
}
