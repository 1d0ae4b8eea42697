// What is said beside figures, or in their place where there are none.

import type { ReactNode } from 'react';

import { Say } from '../../language/Say.tsx';

/** One note, however many sentences there are. */
export function Notes({ of }: { readonly of: readonly string[] }): ReactNode {
  return of.length === 0 ? null : (
    <p className="note">
      <Say words={of.join(' ')} />
    </p>
  );
}

/** In the place of figures that are not there: that they are not, and why. */
export function NoFigures({
  of: { message, notes },
}: {
  readonly of: { readonly message: string; readonly notes: readonly string[] };
}): ReactNode {
  return (
    <div className="empty">
      <p>
        <Say words={message} />
      </p>
      <Said of={notes} />
    </div>
  );
}

/** Sentences below one that says that there are no figures. */
export function Said({ of }: { readonly of: readonly string[] }): ReactNode {
  return of.map((note) => (
    <p key={note}>
      <Say words={note} />
    </p>
  ));
}
