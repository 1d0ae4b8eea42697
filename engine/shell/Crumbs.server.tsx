// Where the page lies: home and every page above; the page itself is named by its heading.

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { PageLink } from '../data/PageLink.tsx';
import { useStop } from '../data/useStop.ts';
import { Say } from '../language/Say.tsx';
import type { View } from '../model/portal.ts';
import { last } from '../model/lookup.ts';
import { trailTo } from '../model/menus.ts';
import { shownCrumbs } from '../page/pageWords.ts';
import { useFrame } from './InFrame.server.tsx';

/** Renders nothing right below the home page. */
export function Crumbs({ view }: { readonly view: View }): ReactNode {
  const { t } = useTranslation();
  const { crumbsFrom, sidebar } = useFrame();
  const stop = useStop();
  const crumbs = shownCrumbs(view);
  if (crumbs.length < 2) return null;
  const trail = trailTo(sidebar, view.path);
  // beside its own entry in the menu a page need not be told where it lies
  const told = trail.length > 0 && last(trail).to === view.path;
  return (
    <nav className={told ? 'crumbs told' : 'crumbs'} aria-label={t('shell.crumbs')}>
      <ol>
        {crumbs.map((crumb, i) => (
          <li key={i}>
            {crumb.to === null ? (
              <span aria-current={crumb === last(view.crumbs) ? 'page' : undefined}>
                <Say words={crumb.title} />
              </span>
            ) : (
              <PageLink to={crumb.to} {...stop(crumbsFrom + i)}>
                <Say words={crumb.title} />
              </PageLink>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
