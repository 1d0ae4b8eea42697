// The menu beside the content: the present section on wide screens, all sections where a reader of a narrow one opens it.

import { memo, type MouseEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useLive } from '../data/useLive.ts';
import { useShell } from '../data/useShell.ts';
import { useStop } from '../data/useStop.ts';
import type { ShellItem } from '../model/portal.ts';
import { MenuLink } from './MenuLink.tsx';
import { currentOf, trailTo } from '../model/menus.ts';
import { useMenu } from './useMenu.ts';

/** Drawn anew where another page is open, not with each answer. */
export const Sidebar = memo(function Sidebar({ path }: { readonly path: string }): ReactNode {
  const { t } = useTranslation();
  const { sidebar } = useShell();
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
                    <MenuLink item={item} current={currentOf(item, path, trail)} />
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
});

/** Where a section leads to one of its own entries, the entry is the page. */
function sectionCurrent(section: ShellItem, path: string, trail: readonly ShellItem[]) {
  const current = currentOf(section, path, trail);
  return current === 'page' && section.items.some(({ to }) => to === path) ? 'true' : current;
}

function MenuClose(): ReactNode {
  const { t } = useTranslation();
  const { sidebar } = useShell();
  const stop = useStop();
  const live = useLive();
  const { close } = useMenu();
  const tabs = sidebar.flatMap((item) => [item.tab, ...item.items.map((inner) => inner.tab)]);
  const press = (event: MouseEvent) => {
    if (!live) return;
    event.preventDefault();
    close();
  };
  return (
    <a
      className="menu-close"
      href="#content"
      onClick={press}
      {...stop(Math.max(0, ...tabs) + 0.5)}
      {...(live && { role: 'button' })}
    >
      {t('shell.menu-close')}
    </a>
  );
}
