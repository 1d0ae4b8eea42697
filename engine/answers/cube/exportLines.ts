// The lines of an export: part after part is read of the ledger, put together from its years, months and funds, and ordered.

import type { AxisPlaces, OnlyCodes, PlacedSum } from '../../ledger/query/crossing.ts';
import { isSomething } from '../../ledger/query/answerTree.ts';
import { measureValue } from '../../ledger/query/tree.ts';
import { at } from '../../model/lookup.ts';
import type { OpenedSlice, RankedAxis, Range } from './exportAxes.ts';
import { partsOf, type Part } from './exportParts.ts';

/** So many stored rows are summed for one part, more where many of them make one line. */
const ROWS_AT_A_TIME = 60_000;
const MOST_AT_A_TIME = 5;

/** A line by the numbers of its members. */
export interface RankedLine {
  readonly ranks: readonly number[];
  readonly values: (bigint | null)[];
}

export interface LineSources {
  readonly rows: readonly RankedAxis[];
  readonly columns: readonly RankedAxis[];
  readonly opened: readonly OpenedSlice[];
  /** Whether only some codes of the first classification are asked. */
  readonly narrowed: boolean;
  /** Measures of a cell, in their order. */
  readonly measures: readonly string[];
  readonly signal: AbortSignal;
}

export class LineReader {
  private readonly sources: LineSources;
  private read = 0;
  private made = 0;

  constructor(sources: LineSources) {
    this.sources = sources;
  }

  /** The columns that have figures, in their order: the numbers of their members. A column of time or of a part stands without figures too. */
  async columns(): Promise<number[][]> {
    const { columns, opened, signal } = this.sources;
    const found = new Map<string, number[]>();
    const stored = columns.filter((axis) => axis.stored >= 0);
    for (const each of opened) {
      const asked = each.crossing.axes.map((_, i) => {
        const axis = stored.find((own) => own.stored === i);
        return axis?.placesIn(each.crossing) ?? null;
      });
      const only = this.onlyIn(each, new Map());
      const order = stored.map((axis) => axis.stored).sort((a, b) => a - b);
      const filled =
        stored.length === 0 || !only ? [[]] : await each.crossing.filled(asked, only, signal);
      for (const places of filled) {
        const ranks = columns.map((axis) =>
          axis.stored < 0 ? axis.rankIn(each.slice) : at(places, order.indexOf(axis.stored)),
        );
        found.set(ranks.join(' '), ranks);
      }
    }
    return [...found.values()].sort(compareRanks);
  }

  /** About how many lines there are at most. */
  async bound(): Promise<number> {
    let weight = 0;
    for await (const part of partsOf(this.partSources(() => Number.MAX_SAFE_INTEGER)))
      weight += part.weight;
    return weight;
  }

  /** Lines in their order, those of one part at a time; `columns` as this reader told them. */
  async *lines(columns: readonly (readonly number[])[]): AsyncGenerator<readonly RankedLine[]> {
    const most = () => {
      const shrinks = this.made === 0 ? 1 : this.read / this.made;
      return ROWS_AT_A_TIME * Math.min(MOST_AT_A_TIME, Math.max(1, shrinks));
    };
    const places = new Map(columns.map((ranks, i) => [ranks.join(' '), i]));
    for await (const { part, weight } of partsOf(this.partSources(most))) {
      const lines = await this.linesOf(part, places);
      this.read += weight;
      this.made += lines.length;
      if (lines.length > 0) yield lines;
    }
  }

  private partSources(most: () => number) {
    const { rows, opened, signal } = this.sources;
    const onlyIn = (each: OpenedSlice, part: Part) => this.onlyIn(each, part);
    return { rows, opened, signal, most, onlyIn };
  }

  private async linesOf(
    part: Part,
    columns: ReadonlyMap<string, number>,
  ): Promise<readonly RankedLine[]> {
    const { opened, signal } = this.sources;
    const lines = new Map<string, RankedLine>();
    for (const each of opened) {
      signal.throwIfAborted();
      const only = this.onlyIn(each, part);
      if (!only) continue;
      const places = this.axesOf(each, part);
      const sums = await each.crossing.sums(
        places.map((axis) => axis.places),
        only,
        signal,
      );
      for (const sum of sums) this.put(lines, each, sum, columns);
    }
    return [...lines.values()].sort((a, b) => compareRanks(a.ranks, b.ranks));
  }

  private put(
    lines: Map<string, RankedLine>,
    { slice, crossing }: OpenedSlice,
    { places, values }: PlacedSum,
    columns: ReadonlyMap<string, number>,
  ): void {
    const { rows, columns: across, measures } = this.sources;
    const rankOf = (axis: RankedAxis) =>
      axis.stored < 0 ? axis.rankIn(slice) : at(places, axis.stored);
    // what is under no code at all and is nothing
    if (
      [...rows, ...across].every(
        (axis) => axis.stored < 0 || at(axis.members, at(places, axis.stored)).code === '',
      ) &&
      !values.some(isSomething)
    )
      return;
    const ranks = rows.map(rankOf);
    const key = ranks.join(' ');
    const line = lines.get(key) ?? {
      ranks,
      values: Array.from({ length: columns.size * measures.length }, () => null),
    };
    lines.set(key, line);
    const column = columns.get(across.map(rankOf).join(' '));
    if (column === undefined) return;
    measures.forEach((name, i) => {
      line.values[column * measures.length + i] = measureValue(
        crossing.fact,
        name,
        crossing.measures,
        values,
      );
    });
  }

  /** The axes of a crossing in its own order, cut to a part. */
  private axesOf(
    { crossing }: OpenedSlice,
    part: Part,
  ): { readonly column: string; readonly places: AxisPlaces; readonly cut: boolean }[] {
    const { rows, columns, narrowed } = this.sources;
    return crossing.axes.map(({ column }, i) => {
      const row = rows.findIndex((axis) => axis.stored === i);
      const range: Range | undefined = part.get(row);
      const axis = row >= 0 ? at(rows, row) : columns.find((each) => each.stored === i);
      const places = axis?.placesIn(crossing, range) ?? { places: new Map(), negative: [] };
      return { column, places, cut: range !== undefined || (narrowed && i === 0) };
    });
  }

  /** Null where a slice stands outside of a part, or has no code in it. */
  private onlyIn(each: OpenedSlice, part: Part): OnlyCodes | null {
    for (const [depth, [from, to]] of part) {
      const axis = at(this.sources.rows, depth);
      if (axis.stored >= 0) continue;
      const rank = axis.rankIn(each.slice);
      if (rank < from || rank > to) return null;
    }
    const only: Record<string, readonly string[]> = {};
    for (const { column, places, cut } of this.axesOf(each, part)) {
      if (!cut) continue;
      const codes = (only[column] ?? [...places.places.keys()]).filter((code) =>
        places.places.has(code),
      );
      if (codes.length === 0) return null;
      only[column] = codes;
    }
    return only;
  }
}

function compareRanks(a: readonly number[], b: readonly number[]): number {
  for (const [i, rank] of a.entries()) {
    const apart = rank - at(b, i);
    if (apart !== 0) return apart;
  }
  return 0;
}
