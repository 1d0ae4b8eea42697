// What is read of one outline, and the one that an arrow key leads to: fetched when a map is first touched.

import { areasBeside, type Area } from './areas.ts';

const SVG = 'http://www.w3.org/2000/svg';
/** How much further an outline is whose place lies beside the way of an arrow. */
const BESIDE = 2;

/** Writes the line below the map and outlines what it is of; `again`: a second tap follows it. */
export function tellArea(area: Area, again: boolean): void {
  const line = area.closest('.map')?.querySelector<HTMLElement>('.map-readout');
  if (!line) return;
  const words = area.querySelector('title')?.textContent ?? '';
  const more = again && area.localName === 'a' ? (line.dataset['again'] ?? '') : '';
  line.textContent = more === '' ? words : `${words}. ${more}`;
  outline(area);
}

/** Takes away what was read. */
export function untell(box: Element): void {
  const line = box.querySelector('.map-readout');
  if (line) line.textContent = '';
  box.querySelector('.map-told')?.remove();
}

/** Takes the focus to the outline that a key leads to; the one before it leaves the order of Tab. */
export function moveFrom(area: Area, key: string): void {
  const next = nextOf(areasBeside(area), area, key);
  if (!next) return;
  area.setAttribute('tabindex', '-1');
  next.setAttribute('tabindex', '0');
  next.focus();
}

/** Over all others, so that no neighbour covers a part of it; that of the page keeps its own. */
function outline(area: Area): void {
  const drawing = area.parentElement;
  const path = area.querySelector('path')?.getAttribute('d') ?? '';
  const over = drawing?.querySelector('.map-told') ?? document.createElementNS(SVG, 'path');
  over.setAttribute('class', 'map-over map-told');
  over.setAttribute('d', path);
  drawing?.append(over);
}

function nextOf(areas: readonly Area[], from: Area, key: string): Area | null {
  if (key === 'Home') return areas[0] ?? null;
  if (key === 'End') return areas.at(-1) ?? null;
  const here = buildMiddle(from);
  let best: { readonly area: Area; readonly far: number } | null = null;
  for (const area of areas) {
    const { x, y } = buildMiddle(area);
    const far = area === from ? null : distance(key, x - here.x, y - here.y);
    if (far !== null && (best === null || far < best.far)) best = { area, far };
  }
  return best?.area ?? null;
}

/** How far something is in the way of an arrow; null where it lies elsewhere. */
export function distance(key: string, x: number, y: number): number | null {
  const ahead = { ArrowLeft: -x, ArrowRight: x, ArrowUp: -y, ArrowDown: y }[key] ?? 0;
  const aside = Math.abs(key === 'ArrowLeft' || key === 'ArrowRight' ? y : x);
  return ahead > 0 && aside <= ahead * BESIDE ? ahead + aside * BESIDE : null;
}

function buildMiddle(area: Area): { readonly x: number; readonly y: number } {
  const { left, top, width, height } = area.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
