// A long list: its first entries stand, the others open in place, without scripts too.

import type { ReactNode } from 'react';

import { Stop, useSay } from './elements.server.tsx';

/** So many entries stand at once. */
export const STANDING = 20;
/** A door for fewer would be no shorter. */
const LEAST = 3;

interface LongListProps {
  /** Entries in their order, each with its key. */
  readonly of: readonly ReactNode[];
  /** How many stand. */
  readonly first?: number;
  /** How many entries the others are counted as; left out: each is one. */
  readonly rest?: number;
  /** Whether the others stand open: one of them is looked for. */
  readonly open?: boolean;
  /** What is around some entries; `from` is the number of the first of them. */
  readonly around: (entries: readonly ReactNode[], from: number) => ReactNode;
}

/** Says how many more there are; a few more stand with the others. */
export function LongList({
  of,
  first = STANDING,
  rest = of.length - first,
  open = false,
  around,
}: LongListProps): ReactNode {
  const say = useSay();
  if (rest < LEAST) return around(of, 1);
  return (
    <>
      {around(of.slice(0, first), 1)}
      <details className="rest" open={open}>
        <Stop as="summary">{say('few.more', { count: rest })}</Stop>
        {around(of.slice(first), first + 1)}
      </details>
    </>
  );
}
