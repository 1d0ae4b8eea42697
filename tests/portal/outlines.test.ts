// The outlines of the portal: every region has one, it lies within its field, and its point lies within it.

import { expect, it } from 'vitest';

import { lookup } from '../../engine/model/lookup.ts';
import { portalOf } from '../portals.ts';

type Point = readonly [x: number, y: number];

const portal = portalOf('product');
const { members, width, height } = lookup(portal.outlines, 'region');
const CODES = Array.from({ length: 27 }, (_, i) => String(i + 1).padStart(2, '0'));

it('every region has an outline, Crimea and Sevastopol too', () => {
  expect(Object.keys(members).sort()).toEqual(CODES);
});

it.each(CODES)('%s lies within the field, its point within it', (code) => {
  const {
    path,
    at: [x = 0, y = 0],
  } = lookup(members, code);
  const rings = ringsOf(path);
  for (const [px, py] of rings.flat()) {
    expect(px >= 0 && px <= width, `${px} of ${width}`).toBe(true);
    expect(py >= 0 && py <= height, `${py} of ${height}`).toBe(true);
  }
  expect(isWithin([x, y], rings)).toBe(true);
});

it('every region has a tile of its own, and tiles leave no row empty', () => {
  const tiles = Object.values(members).map(({ tile }) => tile ?? []);
  expect(new Set(tiles.map((tile) => tile.join(' '))).size).toBe(27);
  const rows = new Set(tiles.map(([, row]) => row));
  expect(rows.size).toBe(Math.max(...rows.values().map(Number)));
});

it('neighbours share the points of their border', () => {
  const points = Object.values(members).flatMap(({ path }) => [
    ...new Set(ringsOf(path).flatMap((ring) => ring.map((point) => point.join(' ')))),
  ]);
  const shared = [...Map.groupBy(points, (point) => point).values()].filter(
    (some) => some.length > 1,
  );
  expect(shared.length).toBeGreaterThan(400);
});

/** `M x y l dx dy …z` in points. */
function ringsOf(path: string): Point[][] {
  return path.split('M').flatMap((part) => {
    const numbers = (part.match(/-?\d+/g) ?? []).map(Number);
    if (numbers.length === 0) return [];
    let [x, y] = [0, 0];
    const ring: Point[] = [];
    for (let i = 0; i + 1 < numbers.length; i += 2) {
      x += numbers[i] ?? 0;
      y += numbers[i + 1] ?? 0;
      ring.push([x, y]);
    }
    return [ring];
  });
}

/** By how often a line to the left crosses the borders. */
function isWithin([x, y]: Point, rings: readonly (readonly Point[])[]): boolean {
  const crossed = rings.flatMap((ring) =>
    ring.filter(([ax, ay], i) => {
      const [bx, by] = ring[(i + 1) % ring.length] ?? [ax, ay];
      return ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax;
    }),
  );
  return crossed.length % 2 === 1;
}
