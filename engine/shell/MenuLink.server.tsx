// One entry of a menu; the page it leads to, or the section the reader is in, is marked.

import type { ReactNode } from 'react';

import { PageLink } from '../data/PageLink.tsx';
import { useStop } from '../data/useStop.ts';
import { Say } from '../language/Say.tsx';
import type { ShellItem } from '../model/portal.ts';

interface MenuLinkProps {
  readonly item: ShellItem;
  /** `page` for the page that is open, `true` for what it lies in. */
  readonly current?: 'page' | 'true' | undefined;
}

/** `current` is the value of `aria-current`; links that leave the portal never have it. */
export function MenuLink({ item, current }: MenuLinkProps): ReactNode {
  const stop = useStop();
  if (item.to.startsWith('https://'))
    return (
      <a href={item.to} rel="external noopener" {...stop(item.tab)}>
        <Say words={item.title} />
      </a>
    );
  return (
    <PageLink to={item.to} aria-current={current} {...stop(item.tab)}>
      <Say words={item.title} />
    </PageLink>
  );
}
