// A composed question cut into questions to the ledger, one for each year, month and part of a split; their rows read in order, those with the same places on the row axes put together.

import type { Period, Note } from '../../ledger/query/coverage.ts';
import type { LedgerQuestion } from '../../ledger/query/plan.ts';
import { leastCovered } from '../../ledger/query/sumCoverage.ts';
import { inMonths } from '../../model/calendar.ts';
import { first, assertDefined, at } from '../../model/lookup.ts';
import { readAskedPeriod } from '../period.ts';
import type { AskedCall } from '../shape.ts';
import { type Axis, MembersInPlace, type AxisMember } from './cubeAxes.ts';
import type { CubePeriod } from '../answer.ts';
import type { CubeQuestion } from './cubeQuestion.ts';
import { readRows, type RolledRow } from '../../ledger/query/rows.ts';
import type { AskedRows, Cut, Part, RolledAxis } from '../../ledger/query/rolledRows.ts';
import type { Values } from '../../ledger/query/tree.ts';

/** A question for one period and part, and at which places of the axes it stands: a year, a month, a part of a split. */
interface Slice {
  readonly fixed: ReadonlyMap<Axis, number>;
  readonly period: Period;
  readonly where: Readonly<Record<string, string>>;
}

/** Every year with every month and part that stands on an axis. */
function listSlices(asked: AskedCall, question: CubeQuestion): Slice[] {
  const { portal, ledger, call, params } = asked;
  const axes = [...question.rows, ...question.columns];
  const axis = (name: string) => axes.find((each) => each.name === name);
  const split = axes.find(({ dimension }) => dimension?.kind === 'split');
  const [year, months] = [axis('year'), axis('month')];
  return question.years.flatMap((number) => {
    const period = readAskedPeriod(
      portal,
      call,
      { ...params, [call.year]: number },
      { facts: question.facts, latest: ledger.latest },
    );
    return (months ? splitMonths(period) : [period]).flatMap((each) =>
      listParts(question, split).map((part): Slice => {
        const fixed = new Map<Axis, number>();
        if (year) fixed.set(year, number);
        if (months) fixed.set(months, each.from);
        if (split) fixed.set(split, split.dimension?.parts.indexOf(part) ?? -1);
        const where = split ? { ...question.where, [split.name]: part } : question.where;
        return { fixed, period: each, where };
      }),
    );
  });
}

function splitMonths({ year, grain, from, to }: Period): Period[] {
  const months = Array.from({ length: to - from + 1 }, (_, i) => from + i);
  return months.map((month) => ({ year, grain, from: month, to: month }));
}

/** A part that is asked is the only one; a total is made of them all. One without a name where nothing is split. */
function listParts({ where }: CubeQuestion, split: Axis | undefined): readonly string[] {
  if (!split?.dimension) return [''];
  const { parts, total } = split.dimension;
  const asked = where[split.name];
  return asked === undefined || asked === total?.code ? parts : [asked];
}

/** The question to the ledger for one slice: all dimensions of both axes at once, each stored measure once. */
function ledgerQuestion(question: CubeQuestion, { period, where }: Slice): LedgerQuestion {
  const { facts, by, keys, fields } = question;
  return {
    facts,
    by: by?.name ?? '',
    detail: '',
    each: [...question.rows, ...question.columns]
      .filter((axis) => axis !== by && axis.dimension !== null && axis.dimension.kind !== 'split')
      .map(({ name }) => name),
    ...(keys ? { keys } : {}),
    where,
    period,
    measures: [...new Set(Object.values(fields))],
  };
}

/** The months of a period. */
function monthsOf(period: Period): Omit<CubePeriod, 'coverage'> {
  const { from, to } = inMonths(period);
  return { year: period.year, from, to };
}

/** Parts of the same months are told once, with the coverage of the least covered. */
export function distinctPeriods(periods: readonly CubePeriod[]): CubePeriod[] {
  const alike = Map.groupBy(periods, ({ year, from, to }) => [year, from, to].join(' '));
  return [...alike.values()].map((parts) => ({
    ...first(parts),
    coverage: leastCovered(parts.map(({ coverage }) => coverage)),
  }));
}

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

/** `withTotal`: rows have the code of the total too, which stands in no line. */
export async function openCube(
  asked: AskedCall,
  question: CubeQuestion,
  withTotal: boolean,
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
    periods.push({ ...monthsOf(slice.period), coverage: opened.coverage });
    if (opened.asked) answered.push({ slice, asked: opened.asked });
    else lacking.push(slice);
  }
  const { rows, columns, codes } = question;
  return {
    answered,
    lacking,
    notes,
    periods,
    members: await MembersInPlace.read(asked.ledger, [...rows, ...columns]),
    cut: { only: codes, without: [] },
    parts: answered.map(({ slice, asked: own }) => ({
      asked: own,
      axes: [
        ...rows.map((axis) => slice.fixed.get(axis) ?? { ...rollAxis(axis), withTotal }),
        ...columns.map((axis) => slice.fixed.get(axis) ?? rollAxis(axis)),
      ],
    })),
  };
}

/** What stands in one cell: sums of one fact. */
export interface CubeCell {
  readonly asked: AskedRows;
  readonly values: Values;
}

/** A column by the places of its members, in a year. */
interface FoundColumn {
  readonly places: readonly number[];
  readonly year: number;
}

/** Columns of time or of parts alone, which stand without figures too; null where columns have codes. */
export function listFixedColumns(
  { columns: axes }: CubeQuestion,
  slices: readonly Slice[],
): FoundColumn[] | null {
  if (!axes.every((axis) => slices.every(({ fixed }) => fixed.has(axis)))) return null;
  return slices.map(({ fixed, period }) => ({
    places: axes.map((axis) => assertDefined(fixed.get(axis))),
    year: period.year,
  }));
}

/** The columns that rows have, at most so many; no row of any line is read. */
export async function readColumns(
  { ledger }: AskedCall,
  { columns: axes }: CubeQuestion,
  { answered, cut }: OpenedCube,
  { most, signal }: { readonly most: number; readonly signal: AbortSignal },
): Promise<FoundColumn[]> {
  const parts = answered.map(({ slice, asked }): Part => ({
    asked,
    axes: axes.map((axis) => slice.fixed.get(axis) ?? rollAxis(axis)),
  }));
  const found = await readRows(ledger, parts, { cut, most }, signal);
  return found.map(({ places, part }) => ({ places, year: at(answered, part).slice.period.year }));
}

/** Columns in their order, each once. */
export function sortColumns(
  { columns: axes }: CubeQuestion,
  { members }: OpenedCube,
  found: readonly FoundColumn[],
): CubeColumn[] {
  const byPlaces = new Map(found.toReversed().map((column) => [column.places.join(' '), column]));
  return [...byPlaces]
    .sort(([, a], [, b]) => comparePlaces(a.places, b.places))
    .map(([key, { places, year }]) => ({ places: key, members: members.of(axes, places, year) }));
}

function rollAxis({ name, level }: Axis): RolledAxis {
  return { dimension: name, level: level === 0 ? null : level };
}

function comparePlaces(a: readonly number[], b: readonly number[]): number {
  const apart = a.findIndex((place, i) => place !== b[i]);
  return apart === -1 ? 0 : at(a, apart) - at(b, apart);
}

/** Rows of a line stand behind each other: lines, some at a time. */
export async function* byLine(
  some: AsyncIterable<readonly RolledRow[]>,
  axes: number,
): AsyncGenerator<readonly (readonly RolledRow[])[]> {
  let line: RolledRow[] = [];
  for await (const rows of some) {
    const whole: RolledRow[][] = [];
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

function isSameLine({ places }: RolledRow, other: RolledRow, axes: number): boolean {
  for (let i = 0; i < axes; i++) if (places[i] !== other.places[i]) return false;
  return true;
}
