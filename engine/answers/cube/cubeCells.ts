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
  readonly row: readonly AxisMember[];
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
    const key = idOf(row);
    const line = this.lines.get(key) ?? { members: row, cells: new Map<string, Cell>() };
    this.lines.set(key, line);
    addTo(line, id, sum, sign);
    addTo(this.total, id, sum, inTotal);
  }

  /** The column of these members, which may have no figures. */
  column(members: readonly AxisMember[]): CubeColumn {
    const id = idOf(members);
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
export function idOf(members: readonly AxisMember[]): string {
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
  const known = cells.get(id)?.values ?? values.map(() => null);
  cells.set(id, { fact, measures, values: addAll(known, values, sign) });
}
