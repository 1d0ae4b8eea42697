// Medians, figures that were measured, and the lines in which they are printed.

import { at } from '../../engine/serve.ts';

/** A figure in words. */
export interface BenchLine {
  readonly what: string;
  readonly goal: string;
  readonly reached: string;
  /** Null where there is no goal. */
  readonly good: boolean | null;
}

/** What was measured: less is better, whatever it is. */
export interface BenchFigure {
  /** `of` and `what` together name it, the same in every run. */
  readonly of: string;
  readonly what: string;
  readonly value: number;
  /** Empty for ratios and counts. */
  readonly unit: '' | 'ms' | 's' | 'µs' | 'kB' | 'MB';
  /** The goal; left out where there is none. */
  readonly most?: number;
  /** What it was made from. */
  readonly more?: string;
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
  unit: BenchFigure['unit'],
  most?: number,
): BenchFigure {
  const more = `(${withUnit(own, unit)} / ${withUnit(other, unit)})`;
  return { of, what, value: own / other, unit: '', more, ...(most === undefined ? {} : { most }) };
}

/** As it is printed. */
export function lineOf({ what, value, unit, most, more = '' }: BenchFigure): BenchLine {
  return {
    what,
    goal: most === undefined ? '' : `≤ ${most}${unit && ` ${unit}`}`,
    reached: `${withUnit(value, unit)}  ${more}`.trimEnd(),
    good: most === undefined ? null : value <= most,
  };
}

export function withUnit(value: number, unit: BenchFigure['unit']): string {
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
