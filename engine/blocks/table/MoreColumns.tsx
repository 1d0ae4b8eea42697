// Says how many columns wait beyond the edge of a table, in words above it; those who hear the table have them all.

import { useEffect, useState, type ReactNode, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';

/** Fewer columns than these stand on every screen that shows them all. */
const MANY = 4;

interface MoreColumnsProps {
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly columns: number;
}

/** Renders nothing for tables with few columns; counts anew when the table is scrolled or resized. */
export function MoreColumns({ scroller, columns }: MoreColumnsProps): ReactNode {
  const { t } = useTranslation();
  const [hidden, setHidden] = useState(0);
  useEffect(() => {
    const place = scroller.current;
    if (!place || columns < MANY) return;
    const count = () => setHidden(columnsBeyond(place));
    const observer = new ResizeObserver(count);
    observer.observe(place);
    place.addEventListener('scroll', count, { passive: true });
    return () => {
      observer.disconnect();
      place.removeEventListener('scroll', count);
    };
  }, [scroller, columns]);
  if (columns < MANY) return null;
  return (
    <p className="more-columns" aria-hidden="true">
      {hidden === 0 ? '\u00a0' : t('table.more-columns', { count: hidden })}
    </p>
  );
}

/** Columns of which less than half is in sight. */
function columnsBeyond(place: HTMLElement): number {
  const edge = place.getBoundingClientRect().right;
  return [...place.querySelectorAll('thead th')].filter((head) => {
    const { left, width } = head.getBoundingClientRect();
    return width > 0 && left + width / 2 > edge;
  }).length;
}
