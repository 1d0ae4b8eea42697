// A drawing that is walked: its points as options of a list, which one is told, and where a key leads.

import { markSpot, nearestTo, outlinesIn } from './spots.ts';

/** A point by its place among the names and that of its series; `value` is null where it says none. */
export interface WalkPoint {
  readonly key: number;
  readonly series: number;
  readonly value: number | null;
}

const DRAWING = '.drawing[data-explore]';

/** The drawing that something of the document belongs to; null where it belongs to none. */
export function drawingAt(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(DRAWING) : null;
}

export function drawingsIn(box: Element | null): HTMLElement[] {
  return [...(box?.querySelectorAll<HTMLElement>(DRAWING) ?? [])];
}

/** The words of its points, in the order of reading. */
function optionsIn(drawing: Element): HTMLElement[] {
  return [...drawing.querySelectorAll<HTMLElement>(':scope > .points > li')];
}

export function readPoints(drawing: Element): WalkPoint[] {
  return optionsIn(drawing).map(({ dataset }, place) => {
    const [key = place, series = 0, value = null] = (dataset['point'] ?? '')
      .split(' ')
      .filter((part) => part !== '')
      .map(Number);
    return { key, series, value };
  });
}

/** The place of the point that is told; -1: none is. */
export function toldIn(drawing: Element): number {
  return optionsIn(drawing).findIndex((option) => option.ariaSelected === 'true');
}

let count = 0;

/** Makes it one stop, a list whose options are its points; links in it are left to the keys of the list. */
export function prepare(drawing: HTMLElement): void {
  const list = drawing.querySelector<HTMLElement>(':scope > .points');
  if (!list) return;
  const outlines = outlinesIn(drawing);
  const focused = outlines.findIndex((outline) => outline === document.activeElement);
  list.hidden = false;
  list.role = 'none';
  for (const option of optionsIn(drawing)) {
    option.role = 'option';
    option.id ||= `point-${++count}`;
    option.ariaSelected ??= 'false';
  }
  drawing.role = 'listbox';
  drawing.ariaLabel = drawing.dataset['explore'] ?? '';
  drawing.tabIndex = 0;
  for (const outline of outlines)
    if (outline.localName === 'a') outline.setAttribute('tabindex', '-1');
  outlines[0]?.parentElement?.setAttribute('aria-hidden', 'true');
  // what had the focus goes on from there
  if (focused >= 0) drawing.focus();
  tell(drawing, focused >= 0 ? focused : toldIn(drawing));
}

/** Marks a point, and says it below the drawing; -1 tells none. `more` is said behind it. */
export function tell(drawing: HTMLElement, at: number, more = ''): void {
  const options = optionsIn(drawing);
  for (const [place, option] of options.entries()) option.ariaSelected = String(place === at);
  const option = options[at];
  if (option) drawing.setAttribute('aria-activedescendant', option.id);
  else drawing.removeAttribute('aria-activedescendant');
  markSpot(drawing, at);
  const readout = drawing.parentElement?.querySelector(':scope > .readout');
  const words = option ? [...option.cloneNode(true).childNodes] : [];
  readout?.replaceChildren(...words, ...(option && more !== '' ? [`. ${more}`] : []));
}

/** The point that something of the document is of, or is nearest to; -1: none. */
export function pointAt(drawing: Element, event: { target: EventTarget | null } & Spot): number {
  const { target } = event;
  const option = target instanceof Element ? target.closest('.points > li') : null;
  return option ? optionsIn(drawing).findIndex((own) => own === option) : nearestTo(drawing, event);
}

interface Spot {
  readonly clientX: number;
  readonly clientY: number;
}

/** Where a key leads from a point, -1 being none: along its series or the list, up and down from series to series where there are several; null where it leads nowhere. */
export function placeAfter(key: string, at: number, points: readonly WalkPoint[]): number | null {
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: 1,
    ArrowDown: 1,
    ArrowLeft: -1,
    ArrowUp: -1,
    Home: -Infinity,
    End: Infinity,
  };
  const by = steps[key];
  if (by === undefined || points.length === 0) return null;
  const here = points[at];
  const isAcross = key === 'ArrowUp' || key === 'ArrowDown';
  if (here && isAcross && isGrid(points)) return placeBeside(points, here, by) ?? at;
  const line = points.flatMap(({ series }, place) =>
    !here || !isGrid(points) || series === here.series ? [place] : [],
  );
  const next = here ? line.indexOf(at) + by : Math.max(0, by === 1 ? 0 : by);
  return line[Math.min(line.length - 1, Math.max(0, next))] ?? null;
}

/** Whether names stand in several series. */
function isGrid(points: readonly WalkPoint[]): boolean {
  return new Set(points.map(({ key }) => key)).size < points.length;
}

/** The point of the next series that is nearest to the same name; null: there is none. */
function placeBeside(points: readonly WalkPoint[], here: WalkPoint, by: number): number | null {
  const found = points
    .map((point, place) => ({ ...point, place }))
    .filter(({ series }) => series === here.series + by)
    .toSorted((a, b) => Math.abs(a.key - here.key) - Math.abs(b.key - here.key));
  return found[0]?.place ?? null;
}
