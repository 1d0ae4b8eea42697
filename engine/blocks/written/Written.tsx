// What the server has written out: its links to the same page change it in place, and the focus stays where the reader was.

import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react';

import { isPlainClick } from '../../data/isPlainClick.ts';
import { useGoing } from '../../data/navigate.ts';
import { partNamed } from '../../data/partNamed.ts';
import { Markup } from '../../language/Markup.tsx';
import type { WrittenView } from '../../model/portal.ts';

/** Inserts the HTML of a block as the server rendered it; links in it to the same page are followed in place. */
export function Written({
  view,
  className,
}: {
  readonly view: WrittenView;
  readonly className?: string | undefined;
}): ReactNode {
  const follow = useFollow(view.html);
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- the links inside are what is clicked
    <div onClick={follow}>
      <Markup of={view.id} className={className} html={view.html} lang={view.lang || undefined} />
    </div>
  );
}

/** A click on a link to the page that stands here; everything else the browser does by itself. */
function useFollow(html: string): (event: MouseEvent) => void {
  const going = useGoing();
  const followed = useRef({ address: '', kept: '' });
  const shown = useRef(html);
  useEffect(() => {
    if (shown.current === html) return;
    shown.current = html;
    // what was followed stands in new markup: the focus goes to the same link there
    const { address, kept } = followed.current;
    if (address !== '' && document.activeElement === document.body)
      linkLike(address, kept)?.focus({ preventScroll: true });
    else partNamed(location.hash)?.focus({ preventScroll: true });
    followed.current = { address: '', kept: '' };
  });
  return (event) => {
    const link = (event.target as Element).closest('a');
    if (
      !link ||
      !isPlainClick(event) ||
      event.defaultPrevented ||
      link.origin !== location.origin ||
      link.hasAttribute('download') ||
      !going?.isHere(link.href) ||
      (link.search === location.search && link.hash !== '')
    )
      return;
    event.preventDefault();
    const keep = 'keep' in link.dataset;
    followed.current = keep
      ? { address: link.getAttribute('href') ?? '', kept: link.dataset['keep'] ?? '' }
      : { address: '', kept: '' };
    // its place is for those without scripts: with them the page stays where it is
    void going.to(link.pathname + link.search + (keep ? '' : link.hash), { keepScroll: keep });
  };
}

/** The link that is for the same as one that was followed: the kind of block names it, or it leads to the same place. */
function linkLike(address: string, kept: string): HTMLElement | null {
  const named = kept === '' ? null : `main a[data-keep="${CSS.escape(kept)}"]`;
  const same = `main a[href="${CSS.escape(address)}"]`;
  return (
    (named === null ? null : document.querySelector<HTMLElement>(named)) ??
    document.querySelector<HTMLElement>(same)
  );
}
