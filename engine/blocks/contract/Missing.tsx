// Stands in the place of figures whose period is not loaded: says so, offers the nearest period, lists those that are there.

import type { ReactNode } from 'react';

import { PageLink } from '../../data/PageLink.tsx';
import { useStop } from '../../data/useStop.ts';
import type { MissingView } from '../../model/portal.ts';

/** A message in place of the figures, with links to the nearest loaded period and to the others. */
export function Missing({ view }: { readonly view: MissingView }): ReactNode {
  const stop = useStop();
  return (
    <div className="missing">
      <p className="missing-message">{view.message}</p>
      {view.nearest === null ? null : (
        <p className="missing-nearest">
          <PageLink to={view.nearest.to} keepScroll {...stop(view.tab)}>
            {view.nearest.label}
          </PageLink>
        </p>
      )}
      {view.lists.map(({ title, links }, i) => (
        <nav key={title} className="missing-list" aria-labelledby={`${view.id}-${i}`}>
          <p id={`${view.id}-${i}`}>{title}</p>
          <ul>
            {links.map(({ label, to }, j) => (
              <li key={to}>
                <PageLink to={to} keepScroll {...stop(view.tab + 1 + i + j / 100)}>
                  {label}
                </PageLink>
              </li>
            ))}
          </ul>
        </nav>
      ))}
    </div>
  );
}
