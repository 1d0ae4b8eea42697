// Where the outlines or tiles of a drawn map are in the document.

const DRAWING = '.map-drawing';

/** An outline of a drawing, or a tile. */
export type Area = SVGElement | HTMLElement;

/** The area that something of the document belongs to; null where it belongs to none. */
export function areaAt(target: EventTarget | null): Area | null {
  return target instanceof Element ? target.closest<Area>(`${DRAWING} > :is(a, g, div)`) : null;
}

/** All areas of the drawing that one belongs to, in the order in which they are drawn. */
export function areasBeside(area: Element): Area[] {
  const drawing = area.closest(DRAWING);
  return [...(drawing?.querySelectorAll<Area>(':scope > :is(a, g, div)') ?? [])];
}

/** Those that lead somewhere. */
export function linksIn(box: Element | null): Area[] {
  return [...(box?.querySelectorAll<Area>(`${DRAWING} > a`) ?? [])];
}
