// The menu beside the content: open on wide screens, folded on narrow ones.

import { memo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useShell } from '../data/useShell.ts';
import { useStop } from '../data/useStop.ts';
import type { ShellItem } from '../model/portal.ts';
import { lookup } from '../model/lookup.ts';
import { MenuLink } from './MenuLink.tsx';

/** Drawn anew where another page is open, not with each answer. */
export const Sidebar = memo(function Sidebar({ path }: { readonly path: string }): ReactNode {
  const { t } = useTranslation();
  const { sidebar } = useShell();
  const list = (items: readonly ShellItem[], top: boolean): ReactNode => (
    <ul>
      {items.map((item) => (
        <li key={item.tab}>
          <MenuLink item={item} path={path} section={top && item.to !== '/'} />
          {item.items.length > 0 ? list(item.items, false) : null}
        </li>
      ))}
    </ul>
  );
  return (
    <nav className="sidebar" id="menu" aria-label={t('shell.sidebar')}>
      {list(sidebar, true)}
      <a className="menu-close" href="#content" data-tab-order={last(sidebar)}>
        {t('shell.menu-close')}
      </a>
    </nav>
  );
});

function last(items: readonly ShellItem[]): number {
  return Math.max(
    ...items.map((item) => Math.max(item.tab, ...item.items.map((inner) => inner.tab))),
  );
}

/** On narrow screens the menu is folded away until its link is followed. */
export function MenuJump(): ReactNode {
  const { t } = useTranslation();
  const { stops } = useShell();
  const stop = useStop();
  return (
    <a className="menu-jump" href="#menu" {...stop(lookup(stops, 'menu'))}>
      {t('shell.menu')}
    </a>
  );
}
