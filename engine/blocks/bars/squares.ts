// Squares that stand for so many: one for each where few stand below, else one for so many that no line has more than fit; a hundred in ten rows.

import { findTone, hatch, type Mark, type Paint } from '../../charts/marks.ts';
import { stepAbove } from '../../language/steps.ts';
import type { SquaredRow } from './bars.kind.ts';

/** Squares that fit beside each other on a narrow screen. */
const FIT = 30;

export interface Squares {
  /** How many one square stands for; 0 where nobody stands below anybody. */
  readonly each: number;
  /** Squares for so many: something is never nothing. */
  readonly count: (below: number) => number;
}

/** The step (1, 2, 5, 10, 20 and so on) at which the largest count takes no more squares than fit in a line. */
export function chooseSquares(counts: readonly number[]): Squares {
  const most = counts.reduce((best, count) => Math.max(best, count), 0);
  const each = Number(stepAbove(BigInt(most), BigInt(FIT)));
  return { each: most === 0 ? 0 : each, count: (below) => Math.ceil(below / each) };
}

/** Squares in a row of a hundred, and the side of one, in units of the drawing. */
const TEN = 10;

/** What is filled as a row is; `name` is that of its pattern, one in its document. */
export function paintSquares(
  {
    isHatched,
    meaning,
    sign,
    strength,
  }: Pick<SquaredRow, 'isHatched' | 'meaning' | 'sign' | 'strength'>,
  name: string,
): Paint {
  if (isHatched) return { fill: `url(#${name})` };
  if (sign === 'rest') return { fill: 'var(--m-rest)' };
  return { fill: findTone(meaning), fillOpacity: strength };
}

/** A hundred squares in a field of a hundred units, those of one row after those of another; lines of paper part them. */
export function markHundred(rows: readonly SquaredRow[], name: string): Mark[] {
  let from = 0;
  const runs = rows.flatMap((row): Mark[] => {
    const start = from;
    from += row.squares;
    const pattern = row.isHatched ? [hatch(name, findTone(row.meaning))] : [];
    if (row.squares === 0) return pattern;
    const given = { d: outlineRun(start, from), ...paintSquares(row, name) };
    return [...pattern, { tag: 'path', given }];
  });
  const lines = Array.from({ length: TEN + 1 }, (_, i) => `M${i * TEN} 0v100M0 ${i * TEN}h100`);
  const paper = { d: lines.join(''), stroke: 'var(--paper)', strokeWidth: 1.6 };
  return [...runs, { tag: 'path', given: paper }];
}

/** The squares from one place to another, row by row. */
function outlineRun(from: number, to: number): string {
  let path = '';
  for (let at = from; at < to;) {
    const column = at % TEN;
    // whole rows are one
    const rows = column === 0 ? Math.max(1, Math.floor((to - at) / TEN)) : 1;
    const wide = Math.min(TEN - column, to - at);
    path += `M${column * TEN} ${at - column}h${wide * TEN}v${rows * TEN}h${-wide * TEN}z`;
    at += wide + (rows - 1) * TEN;
  }
  return path;
}
