// A link inside the portal: to another page the browser goes by itself, the same page changes in place once it is alive.

import { useContext, type AnchorHTMLAttributes, type MouseEvent, type ReactNode } from 'react';

import { withPrefix } from '../addresses/query.ts';
import { actOn } from './control.ts';
import { isPlainClick } from './isPlainClick.ts';
import { useGoing } from './navigate.ts';
import { useShell } from './useShell.ts';
import { ViewContext } from './view.ts';

interface PageLinkProps extends Omit<
  AnchorHTMLAttributes<HTMLAnchorElement>,
  'href' | 'target' | 'onClick'
> {
  /** Address without language. */
  readonly to: string;
  /** Whether the place on the page stays. */
  readonly keepScroll?: boolean;
  readonly children: ReactNode;
}

/** It does not listen to the address: a page has a hundred of them, and where they lead never changes. */
export function PageLink({ to, keepScroll = false, children, ...rest }: PageLinkProps): ReactNode {
  const going = useGoing();
  const view = useContext(ViewContext);
  const address = withPrefix(to, useShell().locale.prefix);
  const prepare = () => going?.prepare(address);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!going?.isHere(address) || !isPlainClick(event) || event.defaultPrevented) return;
    event.preventDefault();
    actOn(event.currentTarget);
    void going.to(address, {
      keepScroll,
      replace: address === location.pathname + location.search + location.hash,
    });
  };
  return (
    <a
      href={address}
      onClick={follow}
      onPointerEnter={prepare}
      onFocus={prepare}
      // said of links that change their page: a browser may make others ahead
      data-keep={buildPath(to) === view?.path ? '' : undefined}
      {...rest}
    >
      {children}
    </a>
  );
}

function buildPath(to: string): string {
  return to.replace(/[?#].*$/s, '');
}
