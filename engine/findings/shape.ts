// The shape of amounts over time: where they went, their ends, their largest step; of two series where one passes the other and where they lie furthest apart.

import { findDirection, type DIRECTIONS } from './change.ts';
import { absoluteAmount } from './rows.ts';

/** An amount at one time, in whole units of whatever is counted. */
export interface ShapePoint {
  readonly amount: bigint;
  /** Of a part of the time that the others are whole of: it is not compared with them. */
  readonly incomplete: boolean;
}

/** A place for each time in turn; null: unknown, which is not nothing. */
export type ShapeLine<Point extends ShapePoint> = readonly (Point | null)[];

export interface LineShape<Point extends ShapePoint> {
  /** Points that are compared. */
  readonly whole: readonly Point[];
  readonly first: Point;
  readonly last: Point;
  readonly direction: (typeof DIRECTIONS)[number] | 'flat' | 'turned';
  /** All points that are as high, or as low. */
  readonly highest: readonly Point[];
  readonly lowest: readonly Point[];
  /** From one time to the next; null where two are as large, or nothing stands next to anything. */
  readonly step: { readonly to: Point; readonly by: bigint } | null;
  /** What is known of a time that is not over. */
  readonly unfinished: readonly Point[];
}

/** Null where nothing is known. Where all is incomplete all of it is compared. `turned`: what is below zero has no one word for more and less. */
export function findShape<Point extends ShapePoint>(
  line: ShapeLine<Point>,
): LineShape<Point> | null {
  const compared = comparedIn(line);
  const whole = compared.flatMap((point) => point ?? []);
  const [first] = whole;
  const last = whole.at(-1);
  if (!first || !last) return null;
  const amounts = whole.map(({ amount }) => amount);
  const [most, least] = amounts.reduce(
    ([high, low], amount) => [amount > high ? amount : high, amount < low ? amount : low],
    [first.amount, first.amount],
  );
  return {
    whole,
    first,
    last,
    direction: wordOf(first, last, { most, least }),
    highest: whole.filter(({ amount }) => amount === most),
    lowest: whole.filter(({ amount }) => amount === least),
    step: findStep(compared),
    unfinished: line.flatMap((point) => (point && !whole.includes(point) ? point : [])),
  };
}

function comparedIn<Point extends ShapePoint>(line: ShapeLine<Point>): ShapeLine<Point> {
  const whole = line.map((point) => (point?.incomplete === true ? null : point));
  return whole.some((point) => point !== null) ? whole : line;
}

function wordOf(
  first: ShapePoint,
  last: ShapePoint,
  { most, least }: { readonly most: bigint; readonly least: bigint },
): LineShape<ShapePoint>['direction'] {
  if (most === least) return 'flat';
  const isBelow = first.amount < 0n || last.amount < 0n;
  const direction = findDirection(last.amount, first.amount);
  return isBelow && direction !== 'same' ? 'turned' : direction;
}

function findStep<Point extends ShapePoint>(line: ShapeLine<Point>): LineShape<Point>['step'] {
  const steps = line.flatMap((to, i) => {
    const from = line[i - 1];
    return from && to ? [{ to, by: to.amount - from.amount }] : [];
  });
  return findFarthest(steps, ({ by }) => by);
}

/** The times at which two series are known, in runs of those where the same one is more. */
export interface Run {
  /** Which of both; null: they are equal. */
  readonly leader: 0 | 1 | null;
  /** Places in turn. */
  readonly places: readonly number[];
}

/** Where one line passes the other. A time at which one is unknown ends a run. */
export function findRuns(own: ShapeLine<ShapePoint>, other: ShapeLine<ShapePoint>): Run[] {
  const runs: { leader: Run['leader']; places: number[] }[] = [];
  own.forEach((a, place) => {
    const b = other[place];
    if (!a || !b) return;
    const leader = findLeader(a.amount - b.amount);
    const run = runs.at(-1);
    if (run?.leader === leader && run.places.at(-1) === place - 1) run.places.push(place);
    else runs.push({ leader, places: [place] });
  });
  return runs;
}

function findLeader(by: bigint): Run['leader'] {
  if (by === 0n) return null;
  return by > 0n ? 0 : 1;
}

/** Where two lines lie furthest apart; null where they nowhere do, or as far at several times. */
export function findApart<Point extends ShapePoint>(
  own: ShapeLine<Point>,
  other: ShapeLine<Point>,
): { readonly at: Point; readonly by: bigint } | null {
  const [a, b] = [comparedIn(own), comparedIn(other)];
  const gaps = a.flatMap((at, place) => {
    const beside = b[place];
    return at && beside ? [{ at, by: at.amount - beside.amount }] : [];
  });
  const found = gaps.length > 1 ? findFarthest(gaps, ({ by }) => by) : null;
  return found && { ...found, by: absoluteAmount(found.by) };
}

/** The one that is largest whatever its sign; null where two are, or none is anything. */
function findFarthest<Each>(all: readonly Each[], sizeOf: (each: Each) => bigint): Each | null {
  const sizes = all.map((each) => absoluteAmount(sizeOf(each)));
  const most = sizes.reduce((best, size) => (size > best ? size : best), 0n);
  const found = all.filter((_, i) => sizes[i] === most);
  return most > 0n && found.length === 1 ? (found[0] ?? null) : null;
}
