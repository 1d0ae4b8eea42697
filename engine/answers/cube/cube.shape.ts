// The shape `cube`: a tree as the call asks it, or rows and columns that a reader composes, gathered within bounds.

import { assertDefined, at, first } from '../../model/lookup.ts';
import type { CubeAnswer, TreeAnswer } from '../answer.ts';
import type { JsonSchema } from '../jsonSchema.ts';
import { ApiProblem } from '../problem.ts';
import type { Shape, AskedCall } from '../shape.ts';
import { TREE } from '../tree/tree.shape.ts';
import { treeRows } from '../tree/treeJson.ts';
import {
  CUBE_RULES,
  isComposed,
  plainParams,
  readCubeQuestion,
  type CubeQuestion,
} from './cubeQuestion.ts';
import { writeCube, makeBody, type GatheredCube, type CubeLine } from './cubeBody.ts';
import { exportFile, openCubeExport } from './cubeExport.ts';
import { cubeParam, cubeSchema } from './cubeSchema.ts';
import { inParts, readRows, type RolledRow } from '../../ledger/query/rows.ts';
import { addAll } from '../../ledger/query/tree.ts';
import { leastCovered } from '../../ledger/query/sumCoverage.ts';
import { distinctNotes } from '../coverageWords.ts';
import {
  byLine,
  listFixedColumns,
  openCube,
  sortColumns,
  type CubeCell,
  type OpenedCube,
  distinctPeriods,
} from './cubeLines.ts';
import { isOfTotal, type AxisMember } from './cubeAxes.ts';

export const CUBE: Shape<TreeAnswer | CubeAnswer> = {
  answers: () => 'tree',
  hierarchy: true,
  wants: () => 'cube',
  askWants: () => 'by',
  rules: CUBE_RULES,
  describes: cubeParam,
  ask: (asked) => {
    const { call, params } = asked;
    return isComposed(call, params)
      ? askCube(asked)
      : TREE.ask({ ...asked, params: plainParams(call, params) });
  },
  writings: () => ({ plain: ['depth', 'node', 'lang'], tables: ['lang'] }),
  write: (answer, writing, call) =>
    answer.holds === 'cells' ? writeCube(answer, writing) : TREE.write(answer, writing, call),
  schema: (portal, call, place) => {
    const { $defs, ...tree } = TREE.schema(portal, call, place);
    return { anyOf: [tree as JsonSchema, cubeSchema(portal)], $defs };
  },
  tabular: {
    of: (call) => call.flat.length > 0,
    rows: (answer, asked) => {
      if (answer.holds === 'cells') throw new ApiProblem('unknown-form');
      return treeRows(answer, { ...asked, params: plainParams(asked.call, asked.params) });
    },
    schema: (portal, call) => assertDefined(TREE.tabular).schema(portal, call),
  },
  exports: {
    wants: isComposed,
    counts: ({ cube }, params) => params[assertDefined(cube).count] !== undefined,
    file: exportFile,
    limits: ({ cube }) => assertDefined(cube).exports,
    open: openCubeExport,
  },
  reading: () => ({ at: 'items' }),
};

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
  work: (signal: AbortSignal) => Promise<GatheredCube>,
): Promise<GatheredCube> {
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
): Promise<GatheredCube> {
  const { mostCells, mostRows } = assertDefined(asked.call.cube);
  const opened = await openCube(asked, question, true, signal);
  const most = mostCells * READ_PER_CELL + 1;
  const rows = await readRows(asked.ledger, opened.parts, { cut: opened.cut, most }, signal);
  const gathered = await putTogether(question, opened, rows);
  const [count, columns] = [gathered.lines.length, gathered.columns.length];
  const measures = Object.keys(question.fields).length;
  const size = { rows: count, columns, measures, cells: count * columns * measures };
  const isCut = rows.length >= most;
  if (isCut || size.rows > mostRows || size.cells > mostCells)
    throw new ApiProblem('too-much', {
      ...(isCut ? { detail: { say: 'at-least' } } : {}),
      size,
      most: { rows: mostRows, cells: mostCells },
    });
  return { ...gathered, size, opened };
}

async function putTogether(
  question: CubeQuestion,
  opened: OpenedCube,
  rows: readonly RolledRow[],
): Promise<Pick<GatheredCube, 'lines' | 'columns' | 'totals'>> {
  const { answered, lacking, members } = opened;
  const slices = [...answered.map(({ slice }) => slice), ...lacking];
  const columns = listFixedColumns(question, slices) ?? [];
  const lines: CubeLine[] = [];
  const totals = new Map<string, CubeCell>();
  const width = question.rows.length;
  for await (const some of byLine(inParts(rows), width))
    for (const line of some) {
      const { places, part } = first(line);
      const { year } = at(answered, part).slice.period;
      const own = members.of(question.rows, places, year);
      const sign = findSign(question, own);
      const cells = new Map<string, CubeCell>();
      for (const row of line) {
        const { asked, slice } = at(answered, row.part);
        const found = { places: row.places.slice(width), year: slice.period.year };
        const key = found.places.join(' ');
        const cell = { asked, values: row.values };
        columns.push(found);
        cells.set(key, cell);
        totals.set(key, addCell(totals.get(key), cell, sign));
      }
      if (!own.some(isOfTotal)) lines.push({ members: own, cells });
    }
  return { lines, columns: sortColumns(question, opened, columns), totals };
}

/** With which sign a row counts in the total of all; the total of one code is that code as it stands by itself. */
function findSign({ by, codes }: CubeQuestion, members: readonly AxisMember[]): bigint {
  const chain = members.find(({ axis }) => axis === by)?.chain ?? [];
  const { weights = {} } = by?.dimension ?? {};
  const start = codes.length === 1 ? chain.indexOf(first(codes)) + 1 : 0;
  return chain.slice(start).reduce((sign, code) => sign * BigInt(weights[code] ?? 1), 1n);
}

/** Where parts of a total are not all known by the same measures, only what all of them have is added up. */
function addCell(sum: CubeCell | undefined, { asked, values }: CubeCell, sign: bigint): CubeCell {
  const known = sum ?? { asked, values: values.map(() => null) };
  const measures = known.asked.measures.filter((name) => asked.measures.includes(name));
  const pick = (cell: CubeCell) =>
    measures.map((name) => cell.values[cell.asked.measures.indexOf(name)] ?? null);
  return {
    asked: { ...known.asked, measures },
    values: addAll(pick(known), pick({ asked, values }), sign),
  };
}
