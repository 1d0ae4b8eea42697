// What opens the folded menu: a link to it without scripts, a button once the starter is there.

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useStop } from '../data/useStop.ts';
import { lookup } from '../model/lookup.ts';
import { useFrame } from './frame.server.ts';

/** A link to `#menu`, which the starter turns into a button. */
export function MenuJump(): ReactNode {
  const { t } = useTranslation();
  const { stops } = useFrame();
  const stop = useStop();
  return (
    <a className="menu-jump" href="#menu" {...stop(lookup(stops, 'menu'))}>
      <svg viewBox="0 0 20 20" aria-hidden="true" focusable="false">
        <path className="to-open" d="M2 5h16M2 10h16M2 15h16" />
        <path className="to-close" d="M4 4 16 16M16 4 4 16" />
      </svg>
      <span>{t('shell.menu')}</span>
    </a>
  );
}
