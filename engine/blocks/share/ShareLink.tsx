// The way to what others may take of a page: for one block in the gap below it once the page is alive, for the whole page at its foot.

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';

import { shareAddress } from '../../addresses/share.ts';
import { useLive } from '../../data/useLive.ts';
import { useShell } from '../../data/useShell.ts';
import { useStop } from '../../data/useStop.ts';
import type { BlockViewBase } from '../../model/portal.ts';
import './share.css';

interface ShareBlockProps {
  readonly of: Pick<BlockViewBase, 'id' | 'tab'>;
  /** How far beyond its own number its stops in the Tab order go. */
  readonly lastStop: number | undefined;
}

/** Beside a block nothing moves for it: it stands in the space between two blocks. */
export function ShareBlock({ of: { id, tab }, lastStop = 0 }: ShareBlockProps): ReactNode {
  const { t } = useTranslation();
  if (!useLive()) return null;
  return (
    <p className="share-block">
      <ShareLink hash={`#${id}`} tab={tab + lastStop + BEHIND}>
        {t('reuse.block')}
      </ShareLink>
    </p>
  );
}

const BEHIND = 0.9;

interface ShareLinkProps {
  readonly hash?: string;
  readonly tab: number;
  readonly children: ReactNode;
}

/** A document beside the pages. */
export function ShareLink({ hash = '', tab, children }: ShareLinkProps): ReactNode {
  const stop = useStop();
  const { pathname, search } = useLocation();
  const { locale } = useShell();
  return (
    <a href={shareAddress(locale.code, pathname, search) + hash} rel="nofollow" {...stop(tab)}>
      {children}
    </a>
  );
}
