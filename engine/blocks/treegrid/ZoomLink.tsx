// The link that opens the full screen of a block, and whether it is open.

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';

import { changeQuery } from '../../addresses/query.ts';
import { InPlaceLink } from '../../data/InPlaceLink.tsx';
import { useLive } from '../../data/useLive.ts';
import { useShell } from '../../data/useShell.ts';
import type { StopAttributes } from '../../data/useStop.ts';
import { useGo, type Changes } from './QueryLink.tsx';

/** Which links open a full screen: the focus comes back to them. */
export const ZOOM_LINK = 'a[data-zoomed]';

interface ZoomLinkProps {
  readonly stop: StopAttributes;
  /** What the address says besides where scripts do not run. */
  readonly besides?: Changes;
}

export function ZoomLink({ stop, besides = {} }: ZoomLinkProps): ReactNode {
  const { t } = useTranslation();
  const { queries } = useShell();
  const [search] = useSearchParams();
  const go = useGo();
  const open = { [queries.zoom]: '1' };
  return (
    <InPlaceLink
      href={changeQuery(search.toString(), { ...open, ...besides })}
      rel="nofollow"
      data-zoomed=""
      act={() => go(open)}
      {...stop}
    >
      {t('table.zoom')}
    </InPlaceLink>
  );
}

/** Whether the address says that a full screen is open, on a page that is alive. */
export function useZoomed(): boolean {
  const { queries } = useShell();
  const [search] = useSearchParams();
  return useLive() && search.get(queries.zoom) === '1';
}
