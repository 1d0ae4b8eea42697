// Prints every line the moment it is measured and keeps it for the file; a part that fails is a line, and the parts after it go on.

import {
  lineOf,
  verdict,
  type BenchFailure,
  type BenchFigure,
  type Measuring,
} from '../harness/lines.ts';

/** A figure as the file keeps it. */
export interface KeptFigure {
  readonly id: string;
  /** Null where it is no number. */
  readonly value: number | null;
  readonly unit: BenchFigure['unit'];
  readonly goal: number | null;
}

export interface KeptFailure {
  readonly id: string;
  readonly reason: string;
}

/** Something that is measured: of which part it is, what it is of, and how it is begun. */
export interface Section {
  readonly part: string;
  readonly of: string;
  readonly open: () => Measuring | Promise<Measuring>;
}

/** Wide enough for what most lines say. */
const WIDTHS = [58, 10, 46] as const;

export class BenchReport {
  readonly lines: KeptFigure[] = [];
  readonly failed: KeptFailure[] = [];
  private readonly print: (line: string) => void;
  private heading = '';
  private missed = 0;

  constructor(print: (line: string) => void) {
    this.print = print;
  }

  /** Every section, whatever became of those before it; returns the exit code. */
  async take(sections: readonly Section[], after: () => Promise<void>): Promise<number> {
    for (const { part, of, open } of sections) {
      try {
        for await (const found of await open()) this.add(part, found);
      } catch (error) {
        this.add(part, { of, reason: reasonOf(error) });
      }
      await after();
    }
    return this.failed.length > 0 ? 1 : 0;
  }

  private add(part: string, found: BenchFigure | BenchFailure): void {
    const heading = `${part} · ${found.of}`;
    if (heading !== this.heading) this.print(heading);
    this.heading = heading;
    if ('reason' in found) {
      this.print(`  FAILED  ${found.reason}`);
      this.failed.push({ id: heading, reason: found.reason });
      return;
    }
    const line = lineOf(found);
    if (line.good === false) this.missed++;
    const cells = [line.what, line.goal, line.reached].map((cell, i) =>
      cell.padEnd(WIDTHS[i] ?? 0),
    );
    this.print(`  ${[...cells, verdict(line)].join('  ').trimEnd()}`);
    const { what, value, unit, most = null } = found;
    const kept = Number.isFinite(value) ? value : null;
    this.lines.push({ id: `${heading} · ${what}`, value: kept, unit, goal: most });
  }

  /** What became of it all; again what failed, which may have scrolled away. */
  summary(): string[] {
    const { failed, missed, lines } = this;
    const counts = `${lines.length} lines measured, ${missed} goals missed, ${failed.length} FAILED`;
    return [counts, ...failed.map(({ id, reason }) => `FAILED  ${id}: ${reason}`)];
  }
}

/** The first line: what a browser throws goes on with its log. */
function reasonOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return text.split('\n', 1).join('');
}
