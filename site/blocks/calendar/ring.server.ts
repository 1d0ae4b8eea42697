// Events of stages round a year: an arc for each on the ring of its stage, the months outside, a hand at the present day.

import type { PageContext, Words } from '../../../engine/parts.server.ts';
import { stateOn, type DayState, type Happening } from './events.server.ts';

/** All lengths in points of a square that is a hundred from its middle to its sides. */
export interface YearRing {
  readonly rings: readonly StageRing[];
  readonly months: readonly (RingPlace & { readonly letter: string })[];
  readonly hand: RingPlace;
}

export interface StageRing {
  readonly name: Words;
  readonly radius: number;
  readonly arcs: readonly { readonly path: string; readonly state: DayState }[];
}

interface RingPlace {
  readonly x: number;
  readonly y: number;
}

/** What happens in one stage. */
export interface StageHappenings {
  readonly name: Words;
  readonly happenings: readonly Happening[];
}

const OUTER = 80;
const STEP = 13;
const LETTERS = 93;
/** A single day is seen too: so much of the year at least. */
const LEAST = 1 / 90;

/** The first stage stands outermost; null where one ring would show nothing that its list does not. */
export function buildYearRing(
  { day, formatter }: PageContext,
  stages: readonly StageHappenings[],
): YearRing | null {
  if (stages.length < 2) return null;
  const letters = new Intl.DateTimeFormat(formatter.locale.tag, {
    month: 'narrow',
    timeZone: 'UTC',
  });
  return {
    rings: stages.map(({ name, happenings }, i) => {
      const radius = OUTER - i * STEP;
      const arcs = happenings.map((happening) => ({
        path: drawArc(radius, partOfYear(happening.from), partOfYear(happening.to)),
        state: stateOn(happening, day),
      }));
      return { name, radius, arcs };
    }),
    months: Array.from({ length: 12 }, (_, i) => ({
      letter: letters.format(new Date(Date.UTC(2024, i, 1))),
      ...placeAt(LETTERS, (i + 0.5) / 12),
    })),
    hand: placeAt(OUTER + STEP / 2, partOfYear(day)),
  };
}

/** From the first of January, 0 to 1: every month is as long as the others. */
function partOfYear(day: string): number {
  const [, month, date] = day.split('-').map(Number);
  return ((month ?? 1) - 1 + ((date ?? 1) - 1) / 31) / 12;
}

/** From the top, as hands go. */
function placeAt(radius: number, part: number): RingPlace {
  const angle = 2 * Math.PI * part;
  const short = (value: number) => Math.round(value * 10) / 10;
  return { x: short(radius * Math.sin(angle)), y: short(-radius * Math.cos(angle)) };
}

/** Past the end of a year it goes on at its beginning. */
function drawArc(radius: number, from: number, to: number): string {
  const length = Math.min(0.999, Math.max(LEAST, to < from ? to + 1 - from : to - from));
  const [begin, end] = [placeAt(radius, from), placeAt(radius, from + length)];
  return `M${begin.x} ${begin.y}A${radius} ${radius} 0 ${length > 0.5 ? 1 : 0} 1 ${end.x} ${end.y}`;
}
