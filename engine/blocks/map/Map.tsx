// A map, written out on the server: one stop with arrow keys once the page is alive; pointing, a tap and the keys read the same line.

import {
  useEffect,
  useRef,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
} from 'react';

import { fetching } from '../../data/fetching.ts';
import { useEscape } from '../../data/useEscape.ts';
import type { WrittenView } from '../../model/portal.ts';
import { Written } from '../written/Written.tsx';
import { drawnPart } from '../written/drawnPart.tsx';
import { areaAt, linksIn } from './areas.ts';
import '../figure/lane.css';
import '../written/pills.css';
import './map.css';

export const map = drawnPart(LiveMap);

/** Inserts the HTML of `RenderedMap`; reading out an area is loaded at the first touch. */
export function LiveMap({ view }: { readonly view: WrittenView }): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const told = useRef<Element | null>(null);
  const touched = useRef(false);
  useDrawn(view.html, () => {
    makeOneStop(box.current);
    told.current = null;
  });
  useEscape(() => {
    told.current = null;
    if (box.current) loaded?.untell(box.current);
  });
  const tell = (target: EventTarget | null) => {
    const area = areaAt(target);
    if (!area || area === told.current) return;
    told.current = area;
    withReadout(({ tellArea }) => tellArea(area, touched.current));
  };
  const keyDown = (event: KeyboardEvent) => {
    const area = areaAt(event.target);
    if (!area || !KEYS.includes(event.key) || event.ctrlKey || event.metaKey || event.altKey)
      return;
    event.preventDefault();
    // from where the focus is by then: a key that waited takes it from nowhere else
    withReadout(({ moveFrom }) => {
      const from = areaAt(document.activeElement);
      if (from && box.current?.contains(from)) moveFrom(from, event.key);
    });
  };
  const click = (event: MouseEvent) => {
    const area = areaAt(event.target);
    // the first tap reads an outline, the second follows; a tile has been read
    if (!touched.current || !(area instanceof SVGElement) || area === told.current) return;
    event.preventDefault();
    event.stopPropagation();
    tell(area);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the links inside are what is operated
    <div
      ref={box}
      onPointerDownCapture={(event: PointerEvent) =>
        (touched.current = event.pointerType === 'touch')
      }
      // moving, not lying over: a page scrolled under a still mouse points at nothing
      onPointerMove={({ target, pointerType }) => pointerType === 'touch' || tell(target)}
      onFocus={({ target }) => touched.current || tell(target)}
      onKeyDown={keyDown}
      onClickCapture={click}
    >
      <Written view={view} />
    </div>
  );
}

/** Calls `act` with each new drawing. */
function useDrawn(html: string, act: () => void): void {
  const shown = useRef('');
  useEffect(() => {
    if (shown.current === html) return;
    shown.current = html;
    act();
  });
}

/** What has the focus stays the stop. */
function makeOneStop(box: Element | null): void {
  const links = linksIn(box);
  const stop = links.find((link) => link === document.activeElement) ?? links[0];
  for (const link of links)
    if (link === stop) link.removeAttribute('tabindex');
    else link.setAttribute('tabindex', '-1');
}

const KEYS: readonly string[] = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End'];

type Readout = typeof import('./readout.ts');

let loaded: Readout | null = null;

/** At once where it has come; where it does not come nothing is said: the outlines stand and lead on without it. */
function withReadout(act: (readout: Readout) => void): void {
  if (loaded) return act(loaded);
  void load().then((readout) => readout && act(readout));
}

async function load(): Promise<Readout | null> {
  try {
    return (loaded = await fetching(import('./readout.ts')));
  } catch {
    return null;
  }
}
