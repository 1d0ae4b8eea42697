// The way to what others may take of a page: for one block a sign in its foot once the page is alive, for the whole page words at its foot.

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';

import { shareAddress } from '../../addresses/share.ts';
import { useLive } from '../../data/useLive.ts';
import { useShell } from '../../data/useShell.ts';
import { useStop } from '../../data/useStop.ts';
import { useView } from '../../data/view.ts';
import { useHear } from '../../language/Say.tsx';
import { plainWords } from '../../language/text.ts';
import type { BlockViewBase } from '../../model/portal.ts';
import './share.css';

interface ShareBlockProps {
  readonly of: Pick<BlockViewBase, 'id' | 'tab' | 'title'>;
  /** How far beyond its own number its stops in the Tab order go. */
  readonly lastStop: number | undefined;
}

/** Nothing moves for it: the foot of the block has room for it. A block without a title is called as its page. */
export function ShareBlock({ of: { id, tab, title }, lastStop = 0 }: ShareBlockProps): ReactNode {
  const { t } = useTranslation();
  const page = useView();
  if (!useLive()) return null;
  const name = `${t('reuse.block')}: ${plainWords(title ?? page.title)}`;
  return (
    <p className="share-block">
      <ShareLink hash={`#${id}`} tab={tab + lastStop + BEHIND} name={name}>
        <svg viewBox="0 0 56 16" aria-hidden="true" focusable="false">
          <path d="M8 1v9m-4-4 4 4 4-4M2 14h12M43 3l-5 5 5 5M49 3l5 5-5 5" />
        </svg>
      </ShareLink>
    </p>
  );
}

const BEHIND = 0.9;

interface ShareLinkProps {
  readonly hash?: string;
  readonly tab: number;
  /** What it is, where that is not said in words. */
  readonly name?: string;
  readonly children: ReactNode;
}

/** A document beside the pages. */
export function ShareLink({ hash = '', tab, name, children }: ShareLinkProps): ReactNode {
  const stop = useStop();
  const hear = useHear();
  const { pathname, search } = useLocation();
  const { locale } = useShell();
  return (
    <a
      href={shareAddress(locale.code, pathname, search) + hash}
      rel="nofollow"
      aria-label={name === undefined ? undefined : hear(name)}
      title={name}
      {...stop(tab)}
    >
      {children}
    </a>
  );
}
