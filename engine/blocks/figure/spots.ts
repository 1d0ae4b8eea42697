// Where the values of a drawing are on the screen: which one is nearest to a pointer, and the mark on the one that is told. An outline is a value by itself.

interface Spot {
  readonly at: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** How much further a value is whose place beside is wrong than one above or below. */
const BESIDE = 3;

const SVG = 'http://www.w3.org/2000/svg';

/** The outlines of a drawing that has them, each of which is a value, in the order of reading. */
export function outlinesIn(box: Element): SVGElement[] {
  return [...box.querySelectorAll<SVGElement>('[data-outlines] > :is(a, g)')];
}

interface Pointed {
  readonly target: EventTarget | null;
  readonly clientX: number;
  readonly clientY: number;
}

/** The value nearest to a point of the screen, by its place among the rows; -1 where nothing is drawn. */
export function nearestTo(box: Element, point: Pointed): number {
  const outlines = outlinesIn(box);
  if (outlines.length > 0)
    return outlines.findIndex((own) => point.target instanceof Node && own.contains(point.target));
  let best = { at: -1, far: Infinity };
  for (const ground of groundsIn(box)) {
    const { left, top, width, height } = ground.getBoundingClientRect();
    if (width === 0) continue;
    for (const spot of listSpots(ground)) {
      const aside = outside(point.clientX - left, spot.x * width, spot.width * width);
      const over = outside(point.clientY - top, spot.y * height, spot.height * height);
      const far = aside * BESIDE + over;
      if (far < best.far) best = { at: spot.at, far };
    }
  }
  return best.at;
}

/** Marks one value of the drawing; -1 marks none. */
export function markSpot(box: Element, at: number): void {
  markOutline(outlinesIn(box), at);
  for (const ground of groundsIn(box)) {
    const spot = listSpots(ground).find((each) => each.at === at);
    for (const mark of ground.parentElement?.querySelectorAll('.spot') ?? []) {
      const isBox = spot !== undefined && spot.width > 0 && spot.height > 0;
      const isShown = spot !== undefined && (mark.tagName === 'rect') === isBox;
      mark.setAttribute('display', isShown ? 'inline' : 'none');
      if (!isShown) continue;
      const names = isBox ? ['x', 'y'] : ['cx', 'cy'];
      for (const [i, value] of [spot.x, spot.y].entries())
        mark.setAttribute(names[i] ?? '', `${value * 100}%`);
      if (isBox) {
        mark.setAttribute('width', `${spot.width * 100}%`);
        mark.setAttribute('height', `${spot.height * 100}%`);
      }
    }
  }
}

/** Over all others, so that no neighbour covers a part of it. */
function markOutline(outlines: readonly Element[], at: number): void {
  const drawing = outlines[0]?.parentElement;
  if (!drawing) return;
  const mark = drawing.querySelector(':scope > .spot') ?? document.createElementNS(SVG, 'path');
  const path = outlines[at]?.querySelector('path')?.getAttribute('d') ?? '';
  mark.setAttribute('class', 'spot');
  mark.setAttribute('d', path);
  drawing.append(mark);
}

function groundsIn(box: Element): NodeListOf<HTMLElement> {
  return box.querySelectorAll('.ground');
}

const THOUSAND = 1000;

function listSpots({ dataset }: HTMLElement): Spot[] {
  const text = dataset['spots'] ?? '';
  return text === '' ? [] : text.split(',').map(spotIn);
}

function spotIn(text: string): Spot {
  const [at = -1, x = 0, y = 0, width = 0, height = 0] = text.split(' ').map(Number);
  return {
    at,
    x: x / THOUSAND,
    y: y / THOUSAND,
    width: width / THOUSAND,
    height: height / THOUSAND,
  };
}

/** How far a place is from a stretch. */
function outside(place: number, start: number, length: number): number {
  return Math.max(0, start - place, place - start - length);
}
