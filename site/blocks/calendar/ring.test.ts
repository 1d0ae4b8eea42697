// The ring of a year: where days lie, what a stage covers, and that a year has no end.

import { expect, it } from 'vitest';

import type { PageContext } from '../../../engine/parts.server.ts';
import type { Happening } from './events.server.ts';
import { buildYearRing } from './ring.server.ts';

const context = (day: string) =>
  ({ day, formatter: { locale: { tag: 'uk-UA' } } }) as unknown as PageContext;
const happening = (from: string, to: string) => ({ from, to }) as Happening;
const stage = (...happenings: Happening[]) => ({ name: 'stage', happenings });

it('a hand shows the day, months go round as on a clock', () => {
  const ring = buildYearRing(context('2026-07-01'), [stage(), stage()]);
  expect(ring?.hand).toEqual({ x: 0, y: 86.5 });
  expect(ring?.months.map(({ letter }) => letter).join('')).toBe('СЛБКТЧЛСВЖЛГ');
  expect(ring?.months[0]?.y).toBeLessThan(0);
  expect(buildYearRing(context('2026-07-01'), [stage()])).toBeNull();
});

it('an arc goes from its first day to its last, over the end of the year too', () => {
  const arcs = (from: string, to: string) =>
    buildYearRing(context('2026-02-01'), [stage(happening(from, to)), stage()])?.rings[0]?.arcs[0];
  expect(arcs('2026-01-01', '2026-04-01')).toEqual({
    path: 'M0 -80A80 80 0 0 1 80 0',
    state: 'now',
  });
  expect(arcs('2025-10-01', '2026-01-01')).toEqual({
    path: 'M-80 0A80 80 0 0 1 0 -80',
    state: 'past',
  });
  expect(arcs('2026-01-01', '2026-10-01')?.path).toBe('M0 -80A80 80 0 1 1 -80 0');
  // a single day is seen
  expect(arcs('2026-04-01', '2026-04-01')?.path).toMatch(/^M80 0A80 80 0 0 1 79\.8 5\.6$/);
});
