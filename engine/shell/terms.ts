// A press on a marked name opens in place what the name means; where that is open already, or cannot be, its link is followed.

import { isPlainClick } from '../data/isPlainClick.ts';

/** Before what else a press on a link does. */
export function startTerms(): void {
  document.addEventListener('click', open, { capture: true });
}

function open(event: MouseEvent): void {
  const { target } = event;
  const link = target instanceof Element ? target.closest<HTMLElement>('a[data-term]') : null;
  if (!link || !isPlainClick(event)) return;
  const card = document.getElementById(`term-${link.dataset['term'] ?? ''}`);
  if (!card || !('showPopover' in card) || card.matches(':popover-open')) return;
  event.preventDefault();
  card.showPopover({ source: link });
}
