// Lays out a flow: a slot for every name on both sides, tall enough for its words and its amount, and bands to the middle.

import { wrapByLength } from '../../charts/letters.ts';

/** Everything upright is in tenths of the letters' size, so that the drawing grows with the words beside it. */
export const TENTHS = 10;

/** Sizes upright, in the same tenths. */
const STACK = 200;
const GAP = 8;
const LEAST_BAR = 2;

/** Across the drawing is a hundred wide, however wide it is drawn. */
const BAR = 2;
const MIDDLE = { from: 48.5, to: 51.5 } as const;

/** What stands beside the drawing: how much of the larger side it is, how tall its words are. */
export interface Beside {
  readonly part: number;
  readonly tall: number;
}

export interface LaidSlot {
  /** Height of the slot. */
  readonly tall: number;
  readonly bar: Box;
  /** Path of the band between the bar and the middle. */
  readonly band: string;
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface FlowDrawing {
  readonly height: number;
  readonly middle: Box;
  readonly sides: readonly [readonly LaidSlot[], readonly LaidSlot[]];
}

type Stacks = readonly [readonly Beside[], readonly Beside[]];

/** Bars of both sides and their bands to the bar in the middle, from each name's part of the larger side and the height of its words. */
export function layOut(stacks: Stacks): FlowDrawing {
  const slots = stacks.map((stack) => stack.map(slotOf));
  const height = Math.max(STACK + GAP, ...slots.map(sum));
  const top = (height - STACK) / 2;
  const [sources, targets] = stacks;
  return {
    height,
    middle: { x: MIDDLE.from, y: top, width: MIDDLE.to - MIDDLE.from, height: STACK },
    sides: [laySide(sources, height, top, 'left'), laySide(targets, height, top, 'right')],
  };
}

/** How tall words are that wrap in a column of so many letters, with the line of their amount; a longer word is broken. */
export function computeWordsHeight(words: string, letters: number): number {
  const lines = wrapByLength(words, letters).map(({ length }) => Math.ceil(length / letters));
  return sum(lines) * LINE + LINE + GAP;
}

const LINE = 13;

function slotOf({ part, tall }: Beside): number {
  return Math.max(tall, part * STACK + GAP);
}

function laySide(
  stack: readonly Beside[],
  height: number,
  top: number,
  hand: 'left' | 'right',
): LaidSlot[] {
  const spare = stack.length === 0 ? 0 : (height - sum(stack.map(slotOf))) / stack.length;
  let below = 0;
  let poured = top;
  return stack.map((beside) => {
    const tall = slotOf(beside) + spare;
    const thick = beside.part * STACK;
    const drawn = Math.max(LEAST_BAR, thick);
    const y = below + (tall - drawn) / 2;
    const [from, to] = hand === 'left' ? [BAR, MIDDLE.from] : [100 - BAR, MIDDLE.to];
    const slot = {
      tall: round(tall),
      bar: {
        x: hand === 'left' ? 0 : 100 - BAR,
        y: round(y),
        width: BAR,
        height: round(drawn),
      },
      band: bandOf({ x: from, y, tall: drawn }, { x: to, y: poured, tall: thick }),
    };
    below += tall;
    poured += thick;
    return slot;
  });
}

interface End {
  readonly x: number;
  readonly y: number;
  readonly tall: number;
}

/** Two curves that leave and come in level. */
function bandOf(from: End, to: End): string {
  const bend = (from.x + to.x) / 2;
  const [a, b] = [round(from.y), round(to.y)];
  const [c, d] = [round(to.y + to.tall), round(from.y + from.tall)];
  return `M${from.x} ${a}C${bend} ${a} ${bend} ${b} ${to.x} ${b}V${c}C${bend} ${c} ${bend} ${d} ${from.x} ${d}Z`;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, each) => all + each, 0);
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
