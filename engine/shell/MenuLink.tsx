// One entry of a menu; the page it leads to, or the section the reader is in, is marked.

import type { ReactNode } from 'react';

import { PageLink } from '../data/PageLink.tsx';
import { useStop } from '../data/useStop.ts';
import { Say } from '../language/Say.tsx';
import type { ShellItem } from '../model/portal.ts';

interface MenuLinkProps {
  readonly item: ShellItem;
  /** Address of the page that is open. */
  readonly path: string;
  /** Whether pages below the entry count as open too. */
  readonly section?: boolean;
}

export function MenuLink({ item, path, section = false }: MenuLinkProps): ReactNode {
  const stop = useStop();
  if (item.to.startsWith('https://'))
    return (
      <a href={item.to} rel="external noopener" {...stop(item.tab)}>
        <Say words={item.title} />
      </a>
    );
  return (
    <PageLink to={item.to} aria-current={currentOf(item, path, section)} {...stop(item.tab)}>
      <Say words={item.title} />
    </PageLink>
  );
}

/** `page` for the page that is open, `true` for the section it is in. */
function currentOf({ to, items }: ShellItem, path: string, section: boolean) {
  const inside = items.some((item) => item.to === to);
  if (to === path && !inside) return 'page';
  return section && path !== '/' && firstStep(to) === firstStep(path) ? 'true' : undefined;
}

function firstStep(path: string): string {
  return path.split('/')[1] ?? '';
}
