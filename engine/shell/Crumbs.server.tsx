// Where the page lies: home and every page above; the page itself is named by its heading.

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { PageLink } from '../data/PageLink.tsx';
import { useStop } from '../data/useStop.ts';
import { Say } from '../language/Say.tsx';
import { last } from '../model/lookup.ts';
import type { Crumb, View } from '../model/portal.ts';
import { shownCrumbs } from '../page/pageWords.ts';
import { useFrame } from './InFrame.server.tsx';
import { findSectionBeside } from './Sidebar.server.tsx';

/** Renders nothing right below the home page. */
export function Crumbs({ view }: { readonly view: View }): ReactNode {
  const { t } = useTranslation();
  const { crumbsFrom, sidebar } = useFrame();
  const stop = useStop();
  const crumbs = shownCrumbs(view);
  if (crumbs.length < 2) return null;
  // what stands beside the page in the menu of its section is not told again
  const beside = findSectionBeside(sidebar, view)?.items.map(({ to }) => to) ?? [];
  const isTold = ({ to }: Crumb) => to !== null && beside.includes(to.replace(/[?#].*/s, ''));
  const told = beside.includes(view.path) || crumbs.slice(1).every((crumb) => isTold(crumb));
  return (
    <nav className={told ? 'crumbs told' : 'crumbs'} aria-label={t('shell.crumbs')}>
      <ol>
        {crumbs.map((crumb, i) => (
          <li key={i} className={isTold(crumb) ? 'told' : undefined}>
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
