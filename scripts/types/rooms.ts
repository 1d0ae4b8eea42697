// The picture of the rooms of the engine: each above all that it imports from, with the arrows that no other arrows already say.

import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

type Arrows = ReadonlyMap<string, ReadonlySet<string>>;

const BOX = { width: 104, height: 34, gap: 26, rise: 46 };
const EDGE = 12;
const IMPORTED = /^(?:import|export)\s(?:[^;]*?\sfrom\s)?'(\.[^']+)'/gm;

/** An SVG of the rooms below `engine`, made from its imports, types counted; tests are left out. */
export function drawRooms(engine: string): string {
  const arrows = readArrows(engine);
  const floors = stackFloors(arrows);
  const widest = Math.max(...floors.map(({ length }) => length));
  const width = widest * (BOX.width + BOX.gap) - BOX.gap + 2 * EDGE;
  const height = floors.length * (BOX.height + BOX.rise) - BOX.rise + 2 * EDGE;
  const places = placeRooms(floors, width);
  const lines = listPlainArrows(arrows).map(([from, to]) => drawArrow(places, from, to));
  const boxes = [...places].map(([name, { x, y }]) => drawBox(name, x, y));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-labelledby="rooms" font-family="sans-serif" font-size="14" text-anchor="middle">
<title id="rooms">The rooms of the engine: each uses those below it</title>
<defs><marker id="head" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto"><path d="M0 0 8 4 0 8z" fill="#5a6b7b"/></marker></defs>
<rect width="100%" height="100%" fill="#fff"/>
<g fill="none" stroke="#5a6b7b" marker-end="url(#head)">
${lines.join('\n')}
</g>
${boxes.join('\n')}
</svg>
`;
}

/** Room → the other rooms that it imports from. */
function readArrows(engine: string): Arrows {
  const rooms = readdirSync(engine, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const arrows = rooms.map(({ name }) => {
    const files = readdirSync(join(engine, name), { recursive: true, encoding: 'utf8' });
    const code = files.filter((file) => /(?<!\.test)\.tsx?$/.test(file));
    const used = code.flatMap((file) => {
      const path = join(engine, name, file);
      return [...readFileSync(path, 'utf8').matchAll(IMPORTED)].map(
        ([, to = '']) => relative(engine, join(dirname(path), to)).split('/')[0] ?? '',
      );
    });
    const others = used.filter(
      (room) => room !== name && rooms.some((entry) => entry.name === room),
    );
    return [name, new Set(others)] as const;
  });
  const isUsed = (name: string) => arrows.some(([, used]) => used.has(name));
  return new Map(arrows.filter(([name, used]) => used.size > 0 || isUsed(name)));
}

/** Rooms from the top down: each stands one floor above the highest that it uses. Throws where rooms use each other. */
function stackFloors(arrows: Arrows): string[][] {
  const known = new Map<string, number>();
  const floorOf = (name: string, above: readonly string[] = []): number => {
    if (above.includes(name))
      throw new Error(`rooms use each other: ${[...above, name].join(' → ')}`);
    const below = [...(arrows.get(name) ?? [])].map((room) => floorOf(room, [...above, name]) + 1);
    const floor = known.get(name) ?? Math.max(0, ...below);
    known.set(name, floor);
    return floor;
  };
  const floors: string[][] = [];
  for (const name of [...arrows.keys()].sort()) (floors[floorOf(name)] ??= []).push(name);
  // what is used from far above stands at the side, so that its arrow passes the floors between
  const plain = listPlainArrows(arrows);
  const fall = (name: string) =>
    Math.max(0, ...plain.map(([from, to]) => (to === name ? floorOf(from) - floorOf(name) : 0)));
  return floors.map((rooms) => rooms.toSorted((a, b) => fall(a) - fall(b))).toReversed();
}

/** Arrows that do not follow from others: a room that is reached through another one needs none of its own. */
function listPlainArrows(arrows: Arrows): (readonly [from: string, to: string])[] {
  const reaches = (from: string, to: string): boolean =>
    [...(arrows.get(from) ?? [])].some((next) => next === to || reaches(next, to));
  return [...arrows].flatMap(([from, used]) =>
    [...used]
      .sort()
      .filter((to) => ![...used].some((other) => other !== to && reaches(other, to)))
      .map((to) => [from, to] as const),
  );
}

interface Place {
  readonly x: number;
  readonly y: number;
}

/** Each floor in the middle; `x` is the middle of a box, `y` its upper edge. */
function placeRooms(floors: readonly (readonly string[])[], width: number): Map<string, Place> {
  const step = BOX.width + BOX.gap;
  return new Map(
    floors.flatMap((rooms, floor) =>
      rooms.map((name, i) => {
        const x = width / 2 + (i - (rooms.length - 1) / 2) * step;
        return [name, { x, y: EDGE + floor * (BOX.height + BOX.rise) }] as const;
      }),
    ),
  );
}

function drawArrow(places: ReadonlyMap<string, Place>, from: string, to: string): string {
  const [upper, lower] = [places.get(from), places.get(to)];
  if (!upper || !lower) return '';
  const [top, end] = [upper.y + BOX.height, lower.y - 1];
  const bend = BOX.rise * 0.6;
  return `<path d="M${upper.x} ${top}C${upper.x} ${top + bend} ${lower.x} ${end - bend} ${lower.x} ${end}"/>`;
}

function drawBox(name: string, x: number, y: number): string {
  const { width, height } = BOX;
  return `<rect x="${x - width / 2}" y="${y}" width="${width}" height="${height}" rx="4" fill="#eef3f7" stroke="#5a6b7b"/><text x="${x}" y="${y + height / 2 + 5}">${name}</text>`;
}
