// Where the outlines of a drawn map are in the document.

const DRAWING = '.map-drawing';

/** The outline that something of the document belongs to; null where it belongs to none. */
export function areaAt(target: EventTarget | null): SVGElement | null {
  return target instanceof Element
    ? target.closest<SVGElement>(`${DRAWING} > a, ${DRAWING} > g`)
    : null;
}

/** All outlines of the drawing that one belongs to, in the order in which they are drawn. */
export function areasBeside(area: Element): SVGElement[] {
  const drawing = area.closest(DRAWING);
  return [...(drawing?.querySelectorAll<SVGElement>(':scope > a, :scope > g') ?? [])];
}

/** Those that lead somewhere. */
export function linksIn(box: Element | null): SVGElement[] {
  return [...(box?.querySelectorAll<SVGElement>(`${DRAWING} > a`) ?? [])];
}
