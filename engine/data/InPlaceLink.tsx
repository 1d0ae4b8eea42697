// A link that does in place what it leads to: another key than a plain click, and no scripts, lead there.

import type { AnchorHTMLAttributes, MouseEvent, ReactNode } from 'react';

import { actOn } from './control.ts';
import { isPlainClick } from './isPlainClick.ts';

interface InPlaceLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'onClick'> {
  readonly href: string;
  /** Does what the link is for. */
  readonly act: () => void;
  readonly children: ReactNode;
}

/** The reader stays at it. It listens to nothing: a tree has thousands of them. */
export function InPlaceLink({ href, act, children, ...rest }: InPlaceLinkProps): ReactNode {
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    actOn(event.currentTarget);
    act();
  };
  return (
    <a href={href} onClick={follow} data-keep="" {...rest}>
      {children}
    </a>
  );
}
