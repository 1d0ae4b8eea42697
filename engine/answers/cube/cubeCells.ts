// The cells of a composed answer while it is gathered: sums under members of rows and columns, and under columns alone.

import type { Crossed } from '../../ledger/query/cross.ts';
import { addAll, measureValue, type Values } from '../../ledger/query/tree.ts';
import { writeAmount } from '../../language/decimals.ts';
import type { Fact } from '../../model/portal.ts';
import type { Amount } from '../answer.ts';
import { compareMembers, type AxisMember } from './cubeMembers.ts';

/** What was summed: of which fact, and its measures in the order of the values. */
interface Cell {
  readonly fact: Fact;
  readonly measures: readonly string[];
  readonly values: Values;
}

interface Line {
  readonly members: readonly AxisMember[];
  readonly cells: Map<string, Cell>;
}

export interface CubeColumn {
  readonly id: string;
  readonly members: readonly AxisMember[];
}

/** Values of one row of sums, and where they stand. */
export interface CellSum {
  readonly of: Pick<Crossed, 'fact' | 'measures'>;
  /** Null where they stand in the total alone. */
  readonly row: readonly AxisMember[] | null;
  readonly column: readonly AxisMember[];
  readonly values: Values;
  readonly sign: bigint;
  readonly inTotal: bigint;
}

export class Cells {
  private readonly lines = new Map<string, Line>();
  private readonly byId = new Map<string, CubeColumn>();
  private readonly lacking: (readonly AxisMember[])[] = [];
  private readonly total: Line = { members: [], cells: new Map() };

  add(sum: CellSum): void {
    const { row, column, sign, inTotal } = sum;
    const { id } = this.column(column);
    if (row) addTo(this.line(row), id, sum, sign);
    addTo(this.total, id, sum, inTotal);
  }

  /** How many cells have anything: what is kept in memory. */
  get filled(): number {
    return this.lines.values().reduce((sum, { cells }) => sum + cells.size, 0);
  }

  private line(members: readonly AxisMember[]): Line {
    const key = buildCellId(members);
    const known = this.lines.get(key) ?? { members, cells: new Map<string, Cell>() };
    this.lines.set(key, known);
    return known;
  }

  /** The column of these members, which may have no figures. */
  column(members: readonly AxisMember[]): CubeColumn {
    const id = buildCellId(members);
    const known = this.byId.get(id) ?? { id, members };
    this.byId.set(id, known);
    return known;
  }

  /** Says that one of the questions that fill the columns with these members has no answer. */
  lacks(members: readonly AxisMember[]): void {
    this.lacking.push(members);
  }

  /** Whether all questions that fill a column have an answer: only then its total is whole. */
  isWhole({ members }: CubeColumn): boolean {
    const has = (wanted: AxisMember) =>
      members.some(({ axis, code }) => axis === wanted.axis && code === wanted.code);
    return !this.lacking.some((some) => some.every(has));
  }

  get rowCount(): number {
    return this.lines.size;
  }

  /** In their order. */
  columns(): CubeColumn[] {
    return [...this.byId.values()].sort((a, b) => compareMembers(a.members, b.members));
  }

  /** In their order. */
  rows(): Line[] {
    return [...this.lines.values()].sort((a, b) => compareMembers(a.members, b.members));
  }

  totals(): Line {
    return this.total;
  }
}

export type { Line };

/** The codes of members, which tell them from all others of the answer. */
export function buildCellId(members: readonly AxisMember[]): string {
  return members.map(({ code }) => code).join('.');
}

/** The measures of a cell under the names of the answer; null for what is not known, all of them where there is no cell. */
export function amountsIn(
  { cells }: Line,
  column: string,
  fields: Readonly<Record<string, string>>,
): Record<string, Amount> {
  const cell = cells.get(column);
  return Object.fromEntries(
    Object.entries(fields).map(([field, measure]) => {
      const value = cell && measureValue(cell.fact, measure, cell.measures, cell.values);
      return [field, value === null || value === undefined ? null : writeAmount(value)];
    }),
  );
}

function addTo({ cells }: Line, id: string, { of, values }: CellSum, sign: bigint): void {
  const { fact, measures } = of;
  if (!fact) return;
  const known = cells.get(id) ?? { fact, measures, values: values.map(() => null) };
  if (known.measures === measures || known.measures.join() === measures.join())
    cells.set(id, { fact, measures, values: addAll(known.values, values, sign) });
  else cells.set(id, addShared(known, { fact, measures, values }, sign));
}

/** Where parts of a total are not all known by the same measures, only what all of them have is added up. */
function addShared(known: Cell, other: Cell, sign: bigint): Cell {
  const measures = known.measures.filter((name) => other.measures.includes(name));
  const valuesOf = (cell: Cell) =>
    measures.map((name) => cell.values[cell.measures.indexOf(name)] ?? null);
  return {
    fact: known.fact,
    measures,
    values: addAll(valuesOf(known), valuesOf(other), sign),
  };
}
