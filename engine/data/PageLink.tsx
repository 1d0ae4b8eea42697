// A link inside the portal: the page behind it is asked for when a reader is about to follow it.

import { useQueryClient } from '@tanstack/react-query';
import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { Link, useHref } from 'react-router';

import { prefetchView } from './ask.ts';

interface PageLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** Address without language. */
  readonly to: string;
  /** Whether the place on the page stays. */
  readonly keepScroll?: boolean;
  readonly children: ReactNode;
}

export function PageLink({ to, keepScroll = false, children, ...rest }: PageLinkProps): ReactNode {
  const client = useQueryClient();
  const address = useHref(to);
  const prepare = () => prefetchView(client, address);
  return <Link to={to} preventScrollReset={keepScroll} onPointerEnter={prepare} onFocus={prepare} {...rest}>{children}</Link>;
}
