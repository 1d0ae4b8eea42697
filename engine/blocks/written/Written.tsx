// What the server has written out: its links to the same page change it in place.

import type { MouseEvent, ReactNode } from 'react';

import { actOn } from '../../data/control.ts';
import { isPlainClick } from '../../data/isPlainClick.ts';
import { useGoing } from '../../data/navigate.ts';
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
  const follow = useFollow();
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- the links inside are what is clicked
    <div onClick={follow}>
      <Markup of={view.id} className={className} html={view.html} lang={view.lang || undefined} />
    </div>
  );
}

/** A click on a link to the page that stands here, of a drawing too; everything else the browser does by itself. */
function useFollow(): (event: MouseEvent) => void {
  const going = useGoing();
  return (event) => {
    const link = (event.target as Element).closest<HTMLElement>('a[href]');
    if (!link || !isPlainClick(event) || event.defaultPrevented) return;
    const { href, origin, pathname, search, hash } = new URL(
      link.getAttribute('href') ?? '',
      location.href,
    );
    if (
      origin !== location.origin ||
      link.hasAttribute('download') ||
      !going?.isHere(href) ||
      (search === location.search && hash !== '')
    )
      return;
    event.preventDefault();
    actOn(link);
    // its place is for those without scripts: with them the page stays where it is
    const keep = 'keep' in link.dataset;
    void going.to(pathname + search + (keep ? '' : hash), { keepScroll: keep });
  };
}
