// A press on a marked name: opens in place what the name means.

import type { MouseEvent } from 'react';

/** Whether it opened; where that is open already, or cannot be, the link is followed. */
export function opensTerm(event: MouseEvent, link: HTMLAnchorElement): boolean {
  const card = document.getElementById(`term-${link.dataset['term'] ?? ''}`);
  if (!card || !('showPopover' in card) || card.matches(':popover-open')) return false;
  event.preventDefault();
  card.showPopover({ source: link });
  return true;
}
