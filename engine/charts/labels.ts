// Which labels of a drawing stand at which widths: none covers another, none is cut; all lengths are in sizes of letters.

import { LETTER } from './data.ts';
import { lettersIn, wrapByLength } from './letters.ts';
import type { Plot, PlotText } from './scene.ts';

/** Widths below which the style sheet can hide a label. */
export const STEPS = [64, 56, 48, 40, 32, 28, 24, 20, 16, 12, 8] as const;
/** Below this width names at the ends of lines stand in a key beneath. */
export const NARROW = 28;

const LINE = 1.2;
const MOST_LETTERS = 16;
const MOST_BELOW = 9;
const AIR = 0.5;
const EDGE = 0.3;
/** What the sign of its series takes before a name at the end of a line. */
export const SIGN = 1.2;
/** Wider than any step, and the width at which amounts are laid beside lines. */
const MOST = 80;
const MIDDLE = 40;
/** From above a point to below it. */
const BELOW = 2.2;
/** So many boxes follow each stretch of a line. */
const PARTS = 6;

export interface Label extends PlotText {
  readonly lines: readonly string[];
  /** The width of the whole drawing below which it is hidden; 0: never. */
  readonly least: number;
}

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** The labels of a plot, those at the ends of lines moved apart, each with the width from which it is seen. */
export function layLabels(plot: Plot): Label[] {
  const height = plot.height / LETTER;
  const ends = spread(
    plot.texts.filter(({ side }) => side === 'right'),
    height,
  );
  const others = placed(
    plot,
    plot.texts
      .filter(({ side }) => side !== 'right')
      .map((text): Label => ({ ...text, lines: linesIn(text), least: 0 })),
  );
  const gutters = {
    left: widest(others.filter(({ side }) => side === 'left')),
    right: ends.length === 0 ? 0 : widest(ends) + SIGN,
  };
  const hidden = new Map<Label, number>();
  for (const step of [MOST, ...STEPS]) {
    const width = step - gutters.left - (step >= NARROW ? gutters.right : 0) - 2 * AIR;
    const bars = listBars(plot, width, height);
    const kept: Box[] = [];
    for (const label of byWeight(others)) {
      if (hidden.has(label)) continue;
      const box = buildBox(label, width, height);
      const isInside =
        label.side === 'left' ||
        (box.left >= -AIR - gutters.left && box.right <= width + AIR + 0.2);
      const stands = isInside && !bars.some((bar) => cuts(box, bar));
      if (stands && kept.every((other) => !touch(box, other))) kept.push(box);
      else hidden.set(label, larger(step));
    }
  }
  return [...others.map((label) => ({ ...label, least: hidden.get(label) ?? 0 })), ...ends];
}

/** Below an axis there is room for two lines. */
function linesIn({ text, side }: PlotText): readonly string[] {
  return side === 'below' ? wrapByLength(text, MOST_BELOW) : [text];
}

/** An amount over which a line runs stands below its point. */
function placed(plot: Plot, labels: readonly Label[]): Label[] {
  const height = plot.height / LETTER;
  const width = MIDDLE;
  const lines = boxesAlong(plot, width, height);
  if (lines.length === 0) return [...labels];
  const kept: Box[] = [];
  return byWeight(labels).map((label) => {
    const covered = (box: Box) => [...lines, ...kept].filter((other) => touch(box, other)).length;
    const below = { ...label, dy: label.dy + BELOW };
    const [here, there] = [buildBox(label, width, height), buildBox(below, width, height)];
    const isMoved =
      label.side === 'in' &&
      label.dy < 0 &&
      there.bottom < height &&
      covered(there) < covered(here);
    kept.push(isMoved ? there : here);
    return isMoved ? below : label;
  });
}

/** Small boxes along each line. */
function boxesAlong({ spots }: Plot, width: number, height: number): Box[] {
  const points = [...spots.values()].filter(({ line }) => line !== '');
  return [...Map.groupBy(points, ({ line }) => line).values()].flatMap((line) =>
    line.flatMap((point, i) => {
      const next = line[i + 1] ?? point;
      return Array.from({ length: PARTS }, (_, part) => {
        const between = (from: number, to: number) => from + ((to - from) * part) / PARTS;
        const x = between(point.x, next.x) * width;
        const y = between(point.y, next.y) * height;
        const half = part === 0 ? 0.3 : 0.1;
        return { left: x - half, right: x + half, top: y - half, bottom: y + half };
      });
    }),
  );
}

function listBars({ spots }: Plot, width: number, height: number): Box[] {
  return [...spots.values()]
    .filter((spot) => spot.width > 0 && spot.height > 0)
    .map(({ x, y, ...size }) => ({
      left: x * width,
      right: (x + size.width) * width,
      top: y * height,
      bottom: (y + size.height) * height,
    }));
}

/** Whether a label lies partly on a bar. */
function cuts(label: Box, bar: Box): boolean {
  const isIn =
    label.left + AIR >= bar.left &&
    label.right - AIR <= bar.right &&
    label.top + AIR >= bar.top &&
    label.bottom - AIR <= bar.bottom;
  const smaller = { ...bar, left: bar.left + EDGE, right: bar.right - EDGE, top: bar.top + EDGE };
  return !isIn && touch(label, smaller);
}

/** The next wider step; at the widest a label that has no room is never seen. */
function larger(step: number): number {
  const steps: readonly number[] = STEPS;
  return step > STEPS[0] ? Infinity : (steps[steps.indexOf(step) - 1] ?? Infinity);
}

/** Amounts before axes, and from the right: the latest value is the first to be kept. */
function byWeight(labels: readonly Label[]): Label[] {
  const weight = ({ side, bold }: Label) => (side === 'in' ? 0 : 1) - (bold ? 2 : 0);
  return labels.toSorted((a, b) => weight(a) - weight(b) || b.x - a.x || b.dx - a.dx);
}

/** The width of the longest line, in sizes of letters; 0 where there are none. */
export function widest(labels: readonly Pick<Label, 'lines' | 'bold'>[]): number {
  return Math.max(
    0,
    ...labels.flatMap(({ lines, bold }) => lines.map((line) => lettersIn(line, bold))),
  );
}

function buildBox(
  { x, y, dx, dy, anchor, lines, bold, angle }: Label,
  width: number,
  height: number,
): Box {
  const wide = angle === 0 ? widest([{ lines, bold }]) + AIR : LINE;
  const left = x * width + dx - { start: 0, middle: wide / 2, end: wide }[anchor];
  const foot = y * height + dy;
  return {
    left,
    right: left + wide,
    top: foot - 0.8,
    bottom: foot + 0.25 + (lines.length - 1) * LINE,
  };
}

function touch(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

/** Names of lines that end close together stand under each other, in the order of the lines. */
function spread(texts: readonly PlotText[], height: number): Label[] {
  const labels = texts
    .toSorted((a, b) => a.y - b.y || a.dy - b.dy)
    .map((text) => ({
      text,
      lines: wrapByLength(text.text, MOST_LETTERS),
      foot: text.y * height + text.dy,
    }));
  let free = -Infinity;
  for (const label of labels) {
    label.foot = Math.max(label.foot, free);
    free = label.foot + label.lines.length * LINE + 0.15;
  }
  let floor = height + LINE;
  for (const label of labels.toReversed()) {
    label.foot = Math.min(label.foot, floor - (label.lines.length - 1) * LINE);
    floor = label.foot - LINE - 0.15;
  }
  return labels.map(({ text, lines, foot }) => ({
    ...text,
    lines,
    dy: foot - text.y * height,
    least: NARROW,
  }));
}
