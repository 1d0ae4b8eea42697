// A link that does in place what it leads to: another key than a plain click, and no scripts, lead there.

import type { AnchorHTMLAttributes, MouseEvent, ReactNode } from 'react';

import { isPlainClick } from './isPlainClick.ts';

interface InPlaceLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'onClick'> {
  readonly href: string;
  /** Does what the link is for. */
  readonly act: () => void;
  readonly children: ReactNode;
}

/** It listens to nothing: a tree has thousands of them. */
export function InPlaceLink({ href, act, children, ...rest }: InPlaceLinkProps): ReactNode {
  const follow = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    act();
  };
  return (
    <a href={href} onClick={follow} {...rest}>
      {children}
    </a>
  );
}
