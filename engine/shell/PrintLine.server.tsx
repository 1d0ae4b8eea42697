// The line at the foot of what is printed: address, day, source.

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { withPrefix } from '../addresses/query.ts';
import { Say } from '../language/Say.tsx';
import { useFrame } from './frame.server.ts';

/** The day and what the reader chose are known where it is printed; without scripts the address of the page stands there. */
export function PrintLine({ path }: { readonly path: string }): ReactNode {
  const { t } = useTranslation();
  const { owner, locale } = useFrame();
  return (
    <p className="print-line">
      <span lang="zxx">{withPrefix(path || '/', locale.prefix)}</span>
      <span data-printed={t('shell.printed', { day: DAY_PLACE })} />
      <span>
        <Say words={owner} />
      </span>
    </p>
  );
}

/** Stands where the day of printing will. */
const DAY_PLACE = '…';
