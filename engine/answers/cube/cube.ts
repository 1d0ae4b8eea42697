// Answers a composed question: its lines, its columns and their totals, gathered within bounds.

import { inParts } from '../../ledger/query/inParts.ts';
import { readRows, type PlacedRow } from '../../ledger/query/rows.ts';
import { leastCovered } from '../../ledger/query/sumCoverage.ts';
import { assertDefined, at, first } from '../../model/lookup.ts';
import type { CubeAnswer } from '../answer.ts';
import { distinctNotes } from '../notes.ts';
import { ApiProblem } from '../problem.ts';
import type { AskedCall } from '../shape.ts';
import { makeBody, type Gathered, type Line } from './cubeBody.ts';
import { byLine, openCube, readColumns, type Cell, type OpenedCube } from './cubeLines.ts';
import { readCubeQuestion, type CubeQuestion } from './cubeQuestion.ts';
import { distinctPeriods } from './cubeSlices.ts';

/** For each cell that may be answered so many rows are read. */
const READ_PER_CELL = 3;

/** Throws ApiProblem: 400 where something is not to be had, 422 where it is more than the call gives. */
export async function askCube(asked: AskedCall): Promise<CubeAnswer> {
  const { call, params } = asked;
  const question = readCubeQuestion(asked);
  const cube = assertDefined(call.cube);
  const found = await inTime(asked, async (signal) => await gather(asked, question, signal));
  const { opened, size } = found;
  const told = opened.notes;
  const notes = distinctNotes(
    size.rows === 0 && told.length === 0 ? [{ code: 'nothing-found', words: {} }] : told,
  );
  const coverage = leastCovered(opened.periods.map((period) => period.coverage));
  const counted = params[cube.count] !== undefined;
  const periods = distinctPeriods(opened.periods);
  return {
    holds: 'cells',
    ...makeBody(asked, question, { ...found, notes, coverage, periods, counted }),
  };
}

/** Throws ApiProblem where it takes longer than the call gives. */
async function inTime(
  { call, signal }: AskedCall,
  work: (signal: AbortSignal) => Promise<Gathered>,
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
      most: { seconds },
    });
  }
}

async function gather(
  asked: AskedCall,
  question: CubeQuestion,
  signal: AbortSignal,
): Promise<Gathered> {
  const { mostCells, mostRows } = assertDefined(asked.call.cube);
  const opened = await openCube(asked, question, signal);
  const most = mostCells * READ_PER_CELL + 1;
  const slices = [...opened.answered.map(({ slice }) => slice), ...opened.lacking];
  const [rows, spread] = await Promise.all([
    readRows(asked.ledger, opened.parts, { cut: opened.cut, most }, signal),
    readColumns(asked, question, opened, { slices, most, signal }),
  ]);
  const lines = await listLines(question, opened, rows);
  const [count, columns] = [lines.length, spread.columns.length];
  const measures = Object.keys(question.fields).length;
  const size = { rows: count, columns, measures, cells: count * columns * measures };
  const isCut = rows.length >= most;
  if (isCut || size.rows > mostRows || size.cells > mostCells)
    throw new ApiProblem('too-much', {
      ...(isCut ? { detail: { say: 'at-least' } } : {}),
      size,
      most: { rows: mostRows, cells: mostCells },
    });
  return { ...spread, lines, size, opened };
}

async function listLines(
  question: CubeQuestion,
  { answered, members }: OpenedCube,
  rows: readonly PlacedRow[],
): Promise<Line[]> {
  const lines: Line[] = [];
  const width = question.rows.length;
  for await (const some of byLine(inParts(rows), width))
    for (const line of some) {
      const { places, part } = first(line);
      const { year } = at(answered, part).slice.period;
      const cells = line.map((row): [string, Cell] => [
        row.places.slice(width).join(' '),
        { asked: at(answered, row.part).asked, values: row.values },
      ]);
      lines.push({ members: members.of(question.rows, places, year), cells: new Map(cells) });
    }
  return lines;
}
