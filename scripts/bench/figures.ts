// Medians, and the lines of the table that the bench prints.

import { at } from '../../engine/serve.ts';
export interface BenchLine {
  readonly what: string;
  readonly goal: string;
  readonly reached: string;
  /** Null where there is no goal. */
  readonly good: boolean | null;
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
  const rows = [
    ['', 'goal', 'reached', ''],
    ...lines.map((line) => [line.what, line.goal, line.reached, verdict(line)]),
  ];
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => at(row, column).length)));
  for (const row of rows)
    console.log(
      row
        .map((cell, i) => cell.padEnd(widths[i] ?? 0))
        .join('  ')
        .trimEnd(),
    );
}

function verdict({ good }: BenchLine): string {
  if (good === null) return '';
  return good ? 'reached' : 'MISSED';
}
