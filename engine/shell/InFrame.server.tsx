// What the frame around every page is drawn with: its shell within its reach, and one entry of a menu, marked where it is the page that is open or the section the reader is in.

import { createContext, useContext, type ReactNode } from 'react';

import type { FrameShell, ShellItem } from '../model/portal.ts';
import { PageLink } from '../data/PageLink.tsx';
import { useStop } from '../data/useStop.ts';
import { Say } from '../language/Say.tsx';

export const FrameContext = createContext<FrameShell | null>(null);

/** Throws outside of the frame. */
export function useFrame(): FrameShell {
  const shell = useContext(FrameContext);
  if (!shell) throw new Error('useFrame outside of the frame');
  return shell;
}

export interface MenuLinkProps {
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
