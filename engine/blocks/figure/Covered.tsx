// Says beside figures what they are a sum of; louder where the sum does not stand for all.

import type { ReactNode } from 'react';

import { Say } from '../../language/Say.tsx';
import type { Outcome } from '../../model/portal.ts';

/** Renders nothing where an answer has no coverage; marked as a note where the sum is not of all that there is. */
export function Covered({ of }: { readonly of: Pick<Outcome, 'coverage'> }): ReactNode {
  if (!of.coverage) return null;
  const { words, whole } = of.coverage;
  return (
    <p className={whole ? 'coverage' : 'coverage note'}>
      <Say words={words} />
    </p>
  );
}
