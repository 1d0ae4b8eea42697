// Answers a composed question: one question to the ledger for each year, month and part, its rows rolled up into cells.

import type { Note } from '../../ledger/query/coverage.ts';
import type { Crossed } from '../../ledger/query/cross.ts';
import { inParts } from '../../ledger/query/inParts.ts';
import { leastCovered, type Coverage } from '../../ledger/query/sumCoverage.ts';
import { assertDefined } from '../../model/lookup.ts';
import type { CubeAnswer } from '../answer.ts';
import { distinctNotes } from '../notes.ts';
import { ApiProblem } from '../problem.ts';
import type { AskedCall } from '../shape.ts';
import { makeBody, type CubePeriod, type CubeSize } from './cubeBody.ts';
import { Cells } from './cubeCells.ts';
import { isOfTotal, Placing, type Placed } from './cubeMembers.ts';
import { readCubeQuestion, type CubeQuestion } from './cubeQuestion.ts';
import {
  codedAxes,
  distinctPeriods,
  inMonths,
  ledgerQuestion,
  membersOn,
  listSlices,
  type Slice,
} from './cubeSlices.ts';

/** For each cell that may be answered so many sums are read at once: they are rolled up in memory. */
const READ_PER_CELL = 3;

interface Gathered {
  readonly notes: readonly Note[];
  readonly coverage: Coverage | null;
  readonly periods: readonly CubePeriod[];
}

/** Throws ApiProblem: 400 where something is not to be had, 422 where it is more than the call gives. */
export async function askCube(asked: AskedCall): Promise<CubeAnswer> {
  const { call, params } = asked;
  const question = readCubeQuestion(asked);
  const cube = assertDefined(call.cube);
  const cells = new Cells();
  const {
    coverage,
    periods,
    notes: told,
  } = await inTime(
    asked,
    async (signal) => await gather(asked, question, { cells, signal }),
    () => buildSize(cells, question),
  );
  const size = buildSize(cells, question);
  const { mostRows: rows, mostCells } = cube;
  if (size.rows > rows || size.cells > mostCells)
    throw new ApiProblem('too-much', { size: { ...size }, most: { rows, cells: mostCells } });
  const counted = params[cube.count] !== undefined;
  const notes = distinctNotes(
    size.rows === 0 && told.length === 0 ? [{ code: 'nothing-found', words: {} }] : told,
  );
  return {
    holds: 'cells',
    ...makeBody(asked, question, { cells, notes, coverage, periods, size, counted }),
  };
}

function buildSize(cells: Cells, { fields }: CubeQuestion): CubeSize {
  const [rows, columns] = [cells.rowCount, cells.columns().length];
  const measures = Object.keys(fields).length;
  return { rows, columns, measures, cells: rows * columns * measures };
}

/** Throws ApiProblem where it takes longer than the call gives, with the size that the answer has by then. */
async function inTime(
  { call, signal }: AskedCall,
  work: (signal: AbortSignal) => Promise<Gathered>,
  sizeByThen: () => CubeSize,
): Promise<Gathered> {
  const seconds = assertDefined(call.cube).mostSeconds;
  const late = AbortSignal.timeout(seconds * 1000);
  try {
    return await work(signal ? AbortSignal.any([signal, late]) : late);
  } catch (error) {
    if (signal?.aborted) throw new ApiProblem('too-slow');
    if (!late.aborted) throw error;
    throw new ApiProblem('too-much', {
      detail: { say: 'long-cube', words: { seconds } },
      size: { ...sizeByThen() },
      most: { seconds },
    });
  }
}

async function gather(
  asked: AskedCall,
  question: CubeQuestion,
  { cells, signal }: { readonly cells: Cells; readonly signal: AbortSignal },
): Promise<Gathered> {
  const { ledger, call } = asked;
  const notes: Note[] = [];
  const periods: CubePeriod[] = [];
  const { mostCells, mostRows } = assertDefined(call.cube);
  const most = mostCells * READ_PER_CELL;
  for (const slice of listSlices(asked, question)) {
    signal.throwIfAborted();
    const crossed = await ledger.cross(ledgerQuestion(question, slice), most, signal);
    if (crossed.count > most)
      throw new ApiProblem('too-much', {
        detail: { say: 'many-sums' },
        size: { sums: crossed.count },
        most: { sums: most },
      });
    notes.push(...crossed.notes);
    periods.push({ ...inMonths(slice.period), coverage: crossed.coverage });
    prepare(question, { slice, crossed, cells });
    const placing = placingOf(asked, question, slice.period.year);
    for await (const rows of inParts(crossed.rows, signal))
      put(question, placing, { slice, crossed: { ...crossed, rows }, cells });
    if (cells.filled > most)
      throw new ApiProblem('too-much', {
        detail: { say: 'at-least' },
        size: { ...buildSize(cells, question) },
        most: { rows: mostRows, cells: mostCells },
      });
  }
  const coverage = leastCovered(periods.map((period) => period.coverage));
  return { notes, coverage, periods: distinctPeriods(periods) };
}

/** One answer of the ledger, and where its rows go. */
interface Answered {
  readonly slice: Slice;
  readonly crossed: Crossed;
  readonly cells: Cells;
}

/** Columns of time or of a part stand where they have no figures too; those without an answer are told. */
function prepare(question: CubeQuestion, { slice, crossed, cells }: Answered): void {
  const coded = codedAxes(question);
  const fixedColumns = question.columns.filter((axis) => !coded.includes(axis));
  const fixed = membersOn(fixedColumns, slice.fixed);
  if (fixedColumns.length === question.columns.length) cells.column(fixed);
  if (!crossed.fact) cells.lacks(fixed);
}

function placingOf({ ledger }: AskedCall, question: CubeQuestion, year: number): Placing[] {
  const { by, codes } = question;
  return codedAxes(question).map(
    (axis) =>
      new Placing(
        ledger.members,
        { axis, year },
        { only: axis === by ? codes : [], signed: axis === by },
      ),
  );
}

/** Puts rows of one answer into their cells. */
function put(
  question: CubeQuestion,
  placings: readonly Placing[],
  { slice, crossed, cells }: Answered,
): void {
  const { by } = question;
  // a total goes down the rows: where these are no classification, it has none of its signs
  const toTotal = by && question.rows.includes(by) ? 'inTotal' : 'sign';
  for (const { codes: written, values } of crossed.rows) {
    // parents that a source brings with it have nothing of their own
    if (placings.length > 0 && values.every((value) => value === null)) continue;
    const placed = placings.flatMap((placing, i) => placing.of(written[i] ?? '') ?? []);
    if (placed.length < placings.length) continue;
    const members = [...slice.fixed, ...placed.map(({ member }) => member)];
    const [row, column] = [question.rows, question.columns].map((on) => membersOn(on, members));
    // what a total has beside its codes stands in no row and makes no column
    if (assertDefined(column).some(isOfTotal)) continue;
    cells.add({
      of: crossed,
      row: assertDefined(row).some(isOfTotal) ? null : assertDefined(row),
      column: assertDefined(column),
      values,
      sign: signOf(placed, 'sign'),
      inTotal: signOf(placed, toTotal),
    });
  }
}

function signOf(placed: readonly Placed[], key: 'sign' | 'inTotal'): bigint {
  return placed.reduce((sign, each) => sign * each[key], 1n);
}
