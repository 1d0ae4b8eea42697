// The lines of an export: part after part is read of the ledger, put together from its years, months and funds, and ordered.

import type { OnlyCodes } from '../../ledger/query/crossing.ts';
import type { AxisPlaces } from '../../ledger/query/rolledUp.ts';
import { id, literal } from '../../ledger/sql.ts';
import { isSomething } from '../../ledger/query/answerTree.ts';
import { measureValue, type Values } from '../../ledger/query/tree.ts';
import { at } from '../../model/lookup.ts';
import { ApiProblem } from '../problem.ts';
import type { OpenedSlice, RankedAxis, Range } from './exportAxes.ts';
import { readParts, type Part, type PartSources } from './exportParts.ts';
import { canBeNumbered, ExportTable, type RankedLine } from './exportTable.ts';

/** So many stored rows are summed for one part, more where many of them make one line. */
const ROWS_AT_A_TIME = 60_000;
const MOST_AT_A_TIME = 5;
const ROWS_OF_SAMPLE = 20_000;
/** So many lines are handed on at once. */
const LINES_AT_A_TIME = 500;

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
  private readonly weights: PartSources['weights'] = new Map();
  private read = 0;
  private made = 0;

  /** Throws ApiProblem where the axes have more combinations than can be told apart. */
  constructor(sources: LineSources) {
    const { rows } = sources;
    if (!canBeNumbered(rows.map(({ members }) => Math.max(1, members.length))))
      throw new ApiProblem('too-much', { detail: { say: 'many-combinations' } });
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

  /** How many lines there are: counted where the figures lie, none is made. */
  async count(): Promise<number> {
    const { rows, columns, opened, signal } = this.sources;
    const stored = [...rows, ...columns].filter((axis) => axis.stored >= 0);
    const statements = opened.flatMap((each) => {
      const only = this.onlyIn(each, new Map());
      if (!only) return [];
      const { axes } = each.crossing;
      const line = rows.map((axis) =>
        axis.stored < 0 ? literal(axis.rankIn(each.slice)) : id(`place_${axis.stored}`),
      );
      const unnamed = axes.map((_, i) => stored.find((axis) => axis.stored === i)?.unnamed ?? -1);
      const places = this.axesOf(each, new Map()).map((axis) => axis.places);
      return each.crossing.lines(places, only, { line, unnamed });
    });
    const [first] = opened;
    return !first || statements.length === 0
      ? 0
      : await first.crossing.countRows(statements, signal);
  }

  /** How many stored rows the lines are made of: there are no more lines. */
  async bound(): Promise<number> {
    let weight = 0;
    for await (const part of readParts(this.partSources(() => Number.MAX_SAFE_INTEGER)))
      weight += part.weight;
    return weight;
  }

  /** Lines in their order, some at a time; `columns` as this reader told them. */
  async *lines(columns: readonly (readonly number[])[]): AsyncGenerator<readonly RankedLine[]> {
    const most = () => {
      const shrinks = this.made === 0 ? 1 : this.read / this.made;
      return ROWS_AT_A_TIME * Math.min(MOST_AT_A_TIME, Math.max(1, shrinks));
    };
    for await (const table of this.tables(columns, most)) yield* table.inOrder(LINES_AT_A_TIME);
  }

  /** Lines of a small part, from which it is told what the others will be like. */
  async *sample(columns: readonly (readonly number[])[]): AsyncGenerator<readonly RankedLine[]> {
    for await (const table of this.tables(columns, () => ROWS_OF_SAMPLE)) {
      yield* table.inOrder(LINES_AT_A_TIME);
      if (table.length > 0) return;
    }
  }

  private async *tables(
    columns: readonly (readonly number[])[],
    most: () => number,
  ): AsyncGenerator<ExportTable> {
    const places = new Map(columns.map((ranks, i) => [ranks.join(' '), i]));
    for await (const { part, weight } of readParts(this.partSources(most))) {
      const table = await this.tableOf(part, places);
      this.read += weight;
      this.made += table.length;
      yield table;
    }
  }

  private partSources(most: () => number) {
    const { rows, opened, signal } = this.sources;
    const onlyIn = (each: OpenedSlice, part: Part) => this.onlyIn(each, part);
    return { rows, opened, signal, most, onlyIn, weights: this.weights };
  }

  private async tableOf(part: Part, columns: ReadonlyMap<string, number>): Promise<ExportTable> {
    const { rows, opened, measures, signal } = this.sources;
    const table = new ExportTable(
      rows.map(({ members }) => members.length),
      columns.size * measures.length,
    );
    for (const each of opened) {
      signal.throwIfAborted();
      const only = this.onlyIn(each, part);
      if (!only) continue;
      const places = this.axesOf(each, part).map((axis) => axis.places);
      await each.crossing.sums(places, { only, signal }, this.putter(table, each, columns));
    }
    return table;
  }

  /** Puts sums of a slice into their lines. */
  private putter(
    table: ExportTable,
    { slice, crossing }: OpenedSlice,
    columns: ReadonlyMap<string, number>,
  ): (places: readonly number[], values: Values) => void {
    const { rows, columns: across, measures } = this.sources;
    const rankers = (axes: readonly RankedAxis[]) =>
      axes.map((axis) => {
        const fixed = axis.stored < 0 ? axis.rankIn(slice) : 0;
        return (places: readonly number[]) => (axis.stored < 0 ? fixed : at(places, axis.stored));
      });
    const [ofRow, ofColumn] = [rankers(rows), rankers(across)];
    const single = across.some(({ stored }) => stored >= 0)
      ? null
      : columns.get(ofColumn.map((rank) => rank([])).join(' '));
    const stored = [...rows, ...across].filter((axis) => axis.stored >= 0);
    return (places, values) => {
      // parents that a source brings with it have nothing of their own
      if (stored.length > 0 && values.every((value) => value === null)) return;
      // what is under no code at all and is nothing
      const named = stored.some((axis) => at(axis.members, at(places, axis.stored)).code !== '');
      if (!named && !values.some(isSomething)) return;
      const line = table.line(ofRow.map((rank) => rank(places)));
      const column = single ?? columns.get(ofColumn.map((rank) => rank(places)).join(' '));
      if (column === undefined) return;
      measures.forEach((name, i) => {
        const value = measureValue(crossing.fact, name, crossing.measures, values);
        table.set(line, column * measures.length + i, value);
      });
    };
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
