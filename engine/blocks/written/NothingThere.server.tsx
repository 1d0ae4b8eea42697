// Draws what is said where an address names nothing that there is: a sentence, and the way on.

import type { ReactNode } from 'react';

import { Linked } from './elements.server.tsx';
import type { NoRecord } from '../contract/noRecord.server.ts';

/** A sentence in place of the record, with a link back to the list of records where there is one. */
export function NothingThere({ of: { absent, back } }: { readonly of: NoRecord }): ReactNode {
  return (
    <>
      <p className="empty">{absent}</p>
      {back === null ? null : (
        <p>
          <Linked {...back} />
        </p>
      )}
    </>
  );
}
