// What opens the folded menu: a link to it without scripts, a button once they are there.

import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useLive } from '../data/useLive.ts';
import { useShell } from '../data/useShell.ts';
import { useStop } from '../data/useStop.ts';
import { lookup } from '../model/lookup.ts';
import { useMenu } from './useMenu.ts';

export function MenuJump(): ReactNode {
  const { t } = useTranslation();
  const { stops } = useShell();
  const stop = useStop();
  const live = useLive();
  const { open, toggle } = useMenu();
  const press = (event: MouseEvent | KeyboardEvent) => {
    event.preventDefault();
    toggle();
  };
  const button = {
    role: 'button',
    'aria-expanded': open,
    'aria-controls': 'menu',
    onClick: press,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === ' ') press(event);
    },
  } as const;
  return (
    <a className="menu-jump" href="#menu" {...stop(lookup(stops, 'menu'))} {...(live && button)}>
      <svg viewBox="0 0 20 20" aria-hidden="true" focusable="false">
        <path d={open ? 'M4 4 16 16M16 4 4 16' : 'M2 5h16M2 10h16M2 15h16'} />
      </svg>
      <span>{t('shell.menu')}</span>
    </a>
  );
}
