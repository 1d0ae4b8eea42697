// Lines of what was measured or tried, the same for every chore: a name, a goal, what was reached, whether that is good enough.

import { at } from '../../engine/serve.ts';

/** A line as it is printed. */
export interface BenchLine {
  readonly what: string;
  readonly goal: string;
  readonly reached: string;
  /** Null where there is no goal. */
  readonly good: boolean | null;
}

/** What was measured, beside the most or the least that it may be; neither: there is no goal. */
export interface Measured {
  readonly what: string;
  readonly value: number;
  /** Empty for ratios and counts. */
  readonly unit: '' | 'ms' | 's' | 'µs' | 'kB' | 'MB' | '%' | 'MB/s';
  readonly most?: number | undefined;
  readonly least?: number | undefined;
  /** What it was made from. */
  readonly more?: string;
}

/** A line of the bench: less is better, whatever it is. `of` and `what` together name it, the same in every run. */
export interface BenchFigure extends Omit<Measured, 'least'> {
  readonly of: string;
}

/** What could not be measured, and why. */
export interface BenchFailure {
  readonly of: string;
  readonly reason: string;
}

/** What the parts of the bench give, each as soon as it is there. */
export type Measuring = AsyncGenerator<BenchFigure | BenchFailure>;

/** A figure beside another one that was measured in turn with it. */
export function ratio(
  [of, what]: readonly [of: string, what: string],
  [own, other]: readonly [own: number, other: number],
  unit: Measured['unit'],
  most?: number,
): BenchFigure {
  const more = `(${withUnit(own, unit)} / ${withUnit(other, unit)})`;
  return { of, what, value: own / other, unit: '', more, most };
}

/** The line of what was measured. */
export function lineOf({ what, value, unit, most, least, more = '' }: Measured): BenchLine {
  const reached = `${withUnit(value, unit)}  ${more}`.trimEnd();
  if (most !== undefined)
    return { what, goal: `≤ ${most}${unit && ` ${unit}`}`, reached, good: value <= most };
  if (least !== undefined)
    return { what, goal: `≥ ${least}${unit && ` ${unit}`}`, reached, good: value >= least };
  return told(what, reached);
}

/** A line whose goal is a sentence. */
export function judged(
  [what, goal]: readonly [what: string, goal: string],
  reached: string,
  good: boolean,
): BenchLine {
  return { what, goal, reached, good };
}

/** A line without a goal. */
export function told(what: string, reached: string): BenchLine {
  return { what, goal: '', reached, good: null };
}

export function withUnit(value: number, unit: Measured['unit']): string {
  return `${say(value)}${unit && ` ${unit}`}`;
}

export function quantile(values: readonly number[], q: number): number {
  const sorted = values.filter((value) => Number.isFinite(value)).sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))] ?? Number.NaN;
}

export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

/** Few digits, as a person would say it. */
export function say(value: number): string {
  if (!Number.isFinite(value)) return '–';
  const size = Math.abs(value);
  if (size >= 100) return value.toFixed(0);
  return value.toFixed(size >= 10 ? 1 : 2);
}

export function kB(bytes: number): string {
  return `${say(bytes / 1000)} kB`;
}

export function printTable(lines: readonly BenchLine[]): void {
  printRows([
    ['', 'goal', 'reached', ''],
    ...lines.map((line) => [line.what, line.goal, line.reached, verdict(line)]),
  ]);
}

/** Cells under each other. */
export function printRows(rows: readonly (readonly string[])[]): void {
  const widths = at(rows, 0).map((_, i) => Math.max(...rows.map((row) => at(row, i).length)));
  for (const row of rows)
    console.log(
      row
        .map((cell, i) => cell.padEnd(widths[i] ?? 0))
        .join('  ')
        .trimEnd(),
    );
}

/** What is printed behind a line. */
export function verdict({ good }: Pick<BenchLine, 'good'>): string {
  if (good === null) return '';
  return good ? 'reached' : 'MISSED';
}
