// Medians, and the lines of the table that the bench prints.

export interface Line {
  readonly what: string;
  readonly goal: string;
  readonly reached: string;
  /** Null where there is no goal. */
  readonly good: boolean | null;
}

export function quantile(values: readonly number[], q: number): number {
  const sorted = values.filter((value) => Number.isFinite(value)).sort((a, b) => a - b);
  return sorted.length === 0
    ? NaN
    : sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))]!;
}

export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

/** Few digits, as a person would say it. */
export function say(value: number): string {
  if (!Number.isFinite(value)) return '–';
  const digits = Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 2;
  return value.toFixed(digits);
}

export function kB(bytes: number): string {
  return `${say(bytes / 1000)} kB`;
}

export function printTable(lines: readonly Line[]): void {
  const rows = [
    ['', 'goal', 'reached', ''],
    ...lines.map((line) => [
      line.what,
      line.goal,
      line.reached,
      line.good === null ? '' : line.good ? 'reached' : 'MISSED',
    ]),
  ];
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]!.length)));
  for (const row of rows)
    console.log(
      row
        .map((cell, i) => (i < 3 ? cell.padEnd(widths[i]!) : cell))
        .join('  ')
        .trimEnd(),
    );
}
