// The lines of a composed question: its slices are planned, their rows read in order, those with the same places on the row axes put together.

import type { Note } from '../../ledger/query/coverage.ts';
import { readRows, type PlacedRow } from '../../ledger/query/rows.ts';
import type { AskedRows, Cut, Part, RolledAxis } from '../../ledger/query/rolledRows.ts';
import { addAll, type Values } from '../../ledger/query/tree.ts';
import { assertDefined, at } from '../../model/lookup.ts';
import type { AskedCall } from '../shape.ts';
import type { Axis } from './cubeAxes.ts';
import type { CubePeriod } from './cubeBody.ts';
import { MembersInPlace, type AxisMember } from './cubeMembers.ts';
import type { CubeQuestion } from './cubeQuestion.ts';
import { inMonths, ledgerQuestion, listSlices, type Slice } from './cubeSlices.ts';

/** A slice that has an answer. */
interface AnsweredSlice {
  readonly slice: Slice;
  readonly asked: AskedRows;
}

export interface CubeColumn {
  /** The places of its members, which tell it from the others. */
  readonly places: string;
  readonly members: readonly AxisMember[];
}

/** A composed question that is planned; nothing is summed yet. */
export interface OpenedCube {
  readonly answered: readonly AnsweredSlice[];
  readonly lacking: readonly Slice[];
  readonly notes: readonly Note[];
  readonly periods: readonly CubePeriod[];
  readonly members: MembersInPlace;
  readonly cut: Cut;
  /** What is read: rows at places of all axes, those of rows first. */
  readonly parts: readonly Part[];
}

export async function openCube(
  asked: AskedCall,
  question: CubeQuestion,
  signal: AbortSignal,
): Promise<OpenedCube> {
  const answered: AnsweredSlice[] = [];
  const lacking: Slice[] = [];
  const notes: Note[] = [];
  const periods: CubePeriod[] = [];
  for (const slice of listSlices(asked, question)) {
    signal.throwIfAborted();
    const opened = await asked.ledger.openRows(ledgerQuestion(question, slice));
    notes.push(...opened.notes);
    periods.push({ ...inMonths(slice.period), coverage: opened.coverage });
    if (opened.asked) answered.push({ slice, asked: opened.asked });
    else lacking.push(slice);
  }
  const axes = [...question.rows, ...question.columns];
  return {
    answered,
    lacking,
    notes,
    periods,
    members: await MembersInPlace.read(asked.ledger, axes),
    cut: { only: question.codes, without: [] },
    parts: answered.map((each) => ({
      asked: each.asked,
      axes: axes.map((axis) => each.slice.fixed.get(axis) ?? rollAxis(axis)),
    })),
  };
}

/** What stands in one cell: sums of one fact. */
export interface Cell {
  readonly asked: AskedRows;
  readonly values: Values;
}

/** All lines together. */
export interface CubeColumns {
  /** In their order. */
  readonly columns: readonly CubeColumn[];
  /** What all lines have in a column, by its places. */
  readonly totals: ReadonlyMap<string, Cell>;
}

/** The columns that have figures; those of time or of parts alone stand without any too, where a slice is theirs. More rows than `most` are not read. */
export async function readColumns(
  { ledger }: AskedCall,
  question: CubeQuestion,
  opened: OpenedCube,
  { slices, most, signal }: Reading,
): Promise<CubeColumns> {
  const { by, codes, rows: rowAxes, columns: axes } = question;
  const together = (axis: Axis): number | RolledAxis => {
    if (!rowAxes.includes(axis)) return rollAxis(axis);
    // the total of one code is that code as it stands by itself
    return axis === by ? { dimension: axis.name, level: codes.length === 1 ? 1 : 0 } : 0;
  };
  const parts = opened.answered.map(({ slice, asked }): Part => ({
    asked,
    axes: [
      ...rowAxes.map((axis) => together(axis)),
      ...axes.map((axis) => slice.fixed.get(axis) ?? rollAxis(axis)),
    ],
  }));
  const columns = new Map<string, { places: readonly number[]; year: number }>();
  if (axes.every((axis) => slices.some(({ fixed }) => fixed.has(axis))))
    for (const { fixed, period } of slices) {
      const places = axes.map((axis) => assertDefined(fixed.get(axis)));
      columns.set(places.join(' '), { places, year: period.year });
    }
  const totals = new Map<string, Cell>();
  for (const row of await readRows(ledger, parts, { cut: opened.cut, most }, signal)) {
    const { slice, asked } = at(opened.answered, row.part);
    const places = row.places.slice(rowAxes.length);
    const key = places.join(' ');
    if (!columns.has(key)) columns.set(key, { places, year: slice.period.year });
    const cell = { asked, values: row.values };
    const known = totals.get(key);
    totals.set(key, known ? addCells(known, cell) : cell);
  }
  const sorted = [...columns].sort(([, a], [, b]) => comparePlaces(a.places, b.places));
  return {
    totals,
    columns: sorted.map(([places, column]) => ({
      places,
      members: opened.members.of(axes, column.places, column.year),
    })),
  };
}

interface Reading {
  /** Whose times and parts are columns, with figures or without. */
  readonly slices: readonly Slice[];
  readonly most: number;
  readonly signal: AbortSignal;
}

function rollAxis({ name, level }: Axis): RolledAxis {
  return { dimension: name, level: level === 0 ? null : level };
}

/** Where parts of a total are not all known by the same measures, only what all of them have is added up. */
function addCells(cell: Cell, other: Cell): Cell {
  const measures = cell.asked.measures.filter((name) => other.asked.measures.includes(name));
  const valuesOf = ({ asked, values }: Cell) =>
    measures.map((name) => values[asked.measures.indexOf(name)] ?? null);
  return {
    asked: { ...cell.asked, measures },
    values: addAll(valuesOf(cell), valuesOf(other), 1n),
  };
}

function comparePlaces(a: readonly number[], b: readonly number[]): number {
  const apart = a.findIndex((place, i) => place !== b[i]);
  return apart === -1 ? 0 : at(a, apart) - at(b, apart);
}

/** Rows of a line stand behind each other: lines, some at a time. */
export async function* byLine(
  some: AsyncIterable<readonly PlacedRow[]>,
  axes: number,
): AsyncGenerator<readonly (readonly PlacedRow[])[]> {
  let line: PlacedRow[] = [];
  for await (const rows of some) {
    const whole: PlacedRow[][] = [];
    for (const row of rows) {
      const [first] = line;
      if (first && !isSameLine(first, row, axes)) {
        whole.push(line);
        line = [];
      }
      line.push(row);
    }
    if (whole.length > 0) yield whole;
  }
  if (line.length > 0) yield [line];
}

function isSameLine({ places }: PlacedRow, other: PlacedRow, axes: number): boolean {
  for (let i = 0; i < axes; i++) if (places[i] !== other.places[i]) return false;
  return true;
}
