// A long list: its first entries stand, the others open in place, without scripts too.

import type { ReactNode } from 'react';

import { Stop, useSay } from './elements.server.tsx';

/** So many entries stand at once. */
export const STANDING = 20;
/** A door for fewer would be no shorter. */
const LEAST = 3;

/** Whether a list of so many entries has a door. */
export function isLong(entries: number): boolean {
  return entries - STANDING >= LEAST;
}

interface LongListProps {
  /** Entries in their order, each with its key. */
  readonly of: readonly ReactNode[];
  /** How many stand. */
  readonly first?: number;
  /** How many entries the others are counted as; left out: each is one. */
  readonly rest?: number;
  /** Whether the others stand open: one of them is looked for. */
  readonly open?: boolean;
  /** What the entries are of, where a page has several lists. */
  readonly name?: string;
  /** The list that entries are items of; left out: they stand by themselves. */
  readonly as?: 'ul' | 'ol';
  readonly className?: string;
}

/** Says how many more there are; a few more stand with the others. */
export function LongList({
  of,
  first = STANDING,
  rest = of.length - first,
  open = false,
  name,
  ...list
}: LongListProps): ReactNode {
  const say = useSay();
  const more = say('few.more', { count: rest });
  if (rest < LEAST) return <Part {...list} of={of} from={1} />;
  return (
    <>
      <Part {...list} of={of.slice(0, first)} from={1} />
      <details className="rest" open={open}>
        <Stop as="summary" aria-label={name && `${more}: ${name}`}>
          {more}
        </Stop>
        <Part {...list} of={of.slice(first)} from={first + 1} />
      </details>
    </>
  );
}

interface PartProps extends Pick<LongListProps, 'of' | 'as' | 'className'> {
  /** The number of its first entry. */
  readonly from: number;
}

function Part({ of, as, className, from }: PartProps): ReactNode {
  if (as === undefined) return of;
  if (as === 'ul') return <ul className={className}>{of}</ul>;
  return (
    <ol className={className} {...(from === 1 ? {} : { start: from })}>
      {of}
    </ol>
  );
}
