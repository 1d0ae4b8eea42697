// Where the page lies: home, every page above, the page itself.

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { PageLink } from '../data/PageLink.tsx';
import { useShell } from '../data/useShell.ts';
import { useStop } from '../data/useStop.ts';
import { Say } from '../language/Say.tsx';
import type { View } from '../model/portal.ts';

export function Crumbs({ view }: { readonly view: View | null }): ReactNode {
  const { t } = useTranslation();
  const { crumbsFrom } = useShell();
  const stop = useStop();
  if (!view || view.crumbs.length === 0) return null;
  return (
    <nav className="crumbs" aria-label={t('shell.crumbs')}>
      <ol>
        {view.crumbs.map((crumb, i) => (
          <li key={i}>
            {crumb.to === null ? (
              <span aria-current={i === view.crumbs.length - 1 ? 'page' : undefined}>
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
