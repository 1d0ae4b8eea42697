// A cell of a record: its words, in a frame where they are a status, and what stands below them. Drawn alike on both sides.

import type { ReactNode } from 'react';

import { Say } from '../../language/Say.tsx';
import type { RecordCell, RecordHead } from './records.kind.ts';

interface CellProps {
  readonly of: RecordCell;
  readonly as: RecordHead['as'] | undefined;
}

export function Cell({ of, as }: CellProps): ReactNode {
  const words = <Say words={of.words} />;
  return (
    <>
      {as === 'status' && of.words !== '' ? <span className="status">{words}</span> : words}
      <Note of={of} />
    </>
  );
}

/** In small letters below the words; nothing where it says nothing. */
export function Note({ of: { note } }: { readonly of: RecordCell }): ReactNode {
  return note === '' ? null : (
    <small>
      <Say words={note} />
    </small>
  );
}
