// Drawings that are explored: a pointer, a finger and the arrow keys tell the same point, and open what it leads to; a series can be listened to.

import {
  useEffect,
  useRef,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
} from 'react';
import { useTranslation } from 'react-i18next';

import { useEscape } from '../../data/useEscape.ts';
import { useLive } from '../../data/useLive.ts';
import { outlinesIn } from './spots.ts';
import { useListening } from './useListening.ts';
import {
  drawingAt,
  drawingsIn,
  placeAfter,
  pointAt,
  prepare,
  readPoints,
  tell,
  toldIn,
} from './walk.ts';
import './explored.css';

interface ExploredProps {
  /** Opens what a point leads to, besides links that are drawn; null where it leads nowhere. */
  readonly lead?: (at: number) => (() => void) | null;
  readonly children: ReactNode;
}

/** Gives life to every drawing inside that has its points in words beside it. */
export function Explored({ lead = leadsNowhere, children }: ExploredProps): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const live = useLive();
  const stopListening = useListening(box);
  // whatever is rendered anew may be another drawing
  useEffect(() => {
    if (live) for (const drawing of drawingsIn(box.current)) prepare(drawing);
  });
  useEscape(() => {
    stopListening();
    for (const drawing of drawingsIn(box.current)) if (toldIn(drawing) >= 0) tell(drawing, -1);
  });
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the lists inside are what is operated
    <div ref={box} {...useExploring(lead)}>
      {children}
    </div>
  );
}

function leadsNowhere(): null {
  return null;
}

/** What is done to the drawings inside. A first tap tells a point, a second opens it. */
function useExploring(lead: NonNullable<ExploredProps['lead']>) {
  const { t } = useTranslation();
  const tap = useRef({ isTouch: false, before: -1 });
  const opening = (drawing: Element, at: number) => {
    const link = outlinesIn(drawing)[at];
    if (link?.localName !== 'a') return link ? null : lead(at);
    return () => link.dispatchEvent(new window.MouseEvent('click', CLICK));
  };
  const point = (event: PointerEvent | MouseEvent) => {
    const drawing = drawingAt(event.target);
    const at = drawing ? pointAt(drawing, event) : -1;
    if (!drawing || at < 0 || at === toldIn(drawing)) return;
    const isAgain = tap.current.isTouch && opening(drawing, at) !== null;
    tell(drawing, at, isAgain ? t('chart.again') : '');
  };
  return {
    onPointerMove: point,
    onPointerDownCapture: (event: PointerEvent) => {
      const drawing = drawingAt(event.target);
      if (!drawing) return;
      tap.current = { isTouch: event.pointerType === 'touch', before: toldIn(drawing) };
      point(event);
    },
    onClickCapture: (event: MouseEvent) => {
      const drawing = drawingAt(event.target);
      const at = drawing ? pointAt(drawing, event) : -1;
      if (!drawing || at < 0) return;
      if (tap.current.isTouch && at !== tap.current.before) {
        event.preventDefault();
        event.stopPropagation();
      } else if (!isOnLink(event.target)) opening(drawing, at)?.();
    },
    onKeyDown: (event: KeyboardEvent) => {
      const drawing = drawingAt(event.target);
      if (!drawing || event.ctrlKey || event.metaKey || event.altKey) return;
      tap.current = { isTouch: false, before: -1 };
      const at = toldIn(drawing);
      const open = event.key === 'Enter' && at >= 0 ? opening(drawing, at) : null;
      const next = placeAfter(event.key, at, readPoints(drawing));
      if (open === null && next === null) return;
      event.preventDefault();
      if (open) open();
      else if (next !== null) tell(drawing, next);
    },
  };
}

const CLICK = { bubbles: true, cancelable: true } as const;

function isOnLink(target: EventTarget): boolean {
  return target instanceof Element && target.closest('a') !== null;
}
