// Words beside what a reader acts on, shown where they stand and reported once each time they come.

import { useEffect, type ReactNode } from 'react';

import { report } from './message.ts';

interface SaidProps {
  /** Empty: nothing is said. */
  readonly words: string;
  /** Whose action it was. */
  readonly from: string;
  /** Code of what went wrong; empty or left out: nothing did. */
  readonly error?: string;
}

/** Another key says the same words again. */
export function Said({ words, from, error = '' }: SaidProps): ReactNode {
  useEffect(() => {
    if (words !== '') report({ text: words, error, from });
  }, [words, error, from]);
  return <span>{words}</span>;
}
