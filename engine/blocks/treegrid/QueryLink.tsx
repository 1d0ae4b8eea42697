// A link that changes what the address says of a block: it keeps the place on the page, with scripts and without.

import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { useNavigate, useSearchParams, type NavigateOptions } from 'react-router';

import { changeQuery } from '../../addresses/query.ts';
import { InPlaceLink } from '../../data/InPlaceLink.tsx';

export type Changes = Readonly<Record<string, string | null>>;

interface QueryLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** The block that the reader comes back to. */
  readonly block: string;
  readonly changes: Changes;
  /** Does without the address what the link is for; false where it cannot. */
  readonly instead?: () => boolean;
  readonly children: ReactNode;
}

/** Follows the link in place unless `instead` does without; where scripts do not run it leads to the block again. */
export function QueryLink({
  block,
  changes,
  instead,
  children,
  ...rest
}: QueryLinkProps): ReactNode {
  const [search] = useSearchParams();
  const go = useGo();
  const follow = () => {
    if (!instead?.()) go(changes);
  };
  const query = changeQuery(search.toString(), changes) || '?';
  return (
    <InPlaceLink href={`${query}#${block}`} rel="nofollow" act={follow} {...rest}>
      {children}
    </InPlaceLink>
  );
}

/** Goes to the same page with some things said otherwise; the place on it stays. Where nothing is otherwise the page is not asked anew. */
export function useGo(options: NavigateOptions = {}): (changes: Changes) => void {
  const navigate = useNavigate();
  return (changes) => {
    const search = changeQuery(location.search, changes);
    if (search !== changeQuery(location.search, {}))
      void navigate({ search }, { preventScrollReset: true, ...options });
  };
}
