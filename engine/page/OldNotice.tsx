// Says of a page that its figures are old: of what day, what has changed since, and the way to today's.

import type { ReactNode } from 'react';

import { PageLink } from '../data/PageLink.tsx';
import { useStop } from '../data/useStop.ts';
import { CHANGED_STOP, TODAY_STOP } from '../model/stops.ts';
import type { OldView } from '../model/portal.ts';

/** The changes since then are folded; they are left out where none is known. */
export function OldNotice({ old }: { readonly old: OldView }): ReactNode {
  const stop = useStop();
  const { said, today, changed } = old;
  return (
    <div className="old-figures" role="note">
      {said === '' ? null : <p>{said}</p>}
      <p>
        <PageLink to={today.to} {...stop(TODAY_STOP)}>
          {today.label}
        </PageLink>
      </p>
      {changed === null ? null : (
        <details>
          <summary {...stop(CHANGED_STOP)}>{changed.title}</summary>
          <ul>
            {changed.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
