// The menu beside the content: the present section on wide screens, all sections where a reader of a narrow one opens it.

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useStop } from '../data/useStop.ts';
import { Say } from '../language/Say.tsx';
import type { ShellItem, View } from '../model/portal.ts';
import { MenuLink, useFrame, type MenuLinkProps } from './InFrame.server.tsx';
import { findCurrentState, trailTo } from '../model/menus.ts';

/** `path` is that of the page; the section it is in is marked. */
export function Sidebar({ path }: { readonly path: string }): ReactNode {
  const { t } = useTranslation();
  const { sidebar } = useFrame();
  const trail = trailTo(sidebar, path);
  return (
    <nav className="sidebar" aria-label={t('shell.sidebar')}>
      <ul>
        {sidebar.map((section) => (
          <li key={section.tab} className={trail[0] === section ? 'here' : undefined}>
            <MenuLink item={section} current={sectionCurrent(section, path, trail)} />
            {section.items.length === 0 ? null : (
              <ul>
                {section.items.map((item) => (
                  <li key={item.tab}>
                    {item.items.some(({ to }) => to === path) ? (
                      <Told item={item} current={findCurrentState(item, path, trail)} />
                    ) : (
                      <MenuLink item={item} current={findCurrentState(item, path, trail)} />
                    )}
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
      <MenuClose />
    </nav>
  );
}

/** An entry whose pages are the tabs of the page that is open: these lead there. */
function Told({ item, current }: MenuLinkProps): ReactNode {
  return (
    <b aria-current={current}>
      <Say words={item.title} />
    </b>
  );
}

/** The section whose entries stand beside a page on a wide screen; none beside a page that takes the whole width, nor where there is nothing to choose. */
export function findSectionBeside(
  sidebar: readonly ShellItem[],
  { path, wide }: Pick<View, 'path' | 'wide'>,
): ShellItem | undefined {
  const [section] = trailTo(sidebar, path);
  return !wide && section !== undefined && section.items.length > 1 ? section : undefined;
}

/** Where a section leads to one of its own entries, the entry is the page. */
function sectionCurrent(section: ShellItem, path: string, trail: readonly ShellItem[]) {
  const current = findCurrentState(section, path, trail);
  return current === 'page' && section.items.some(({ to }) => to === path) ? 'true' : current;
}

/** A link to the content without scripts, a button once the starter is there. */
function MenuClose(): ReactNode {
  const { t } = useTranslation();
  const { sidebar } = useFrame();
  const stop = useStop();
  const tabs = sidebar.flatMap((item) => [item.tab, ...item.items.map((inner) => inner.tab)]);
  return (
    <a className="menu-close" href="#content" {...stop(Math.max(0, ...tabs) + 0.5)}>
      {t('shell.menu-close')}
    </a>
  );
}
