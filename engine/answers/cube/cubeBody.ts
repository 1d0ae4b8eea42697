// What a composed answer holds, with the names of its members in all languages; and the same as JSON, where amounts are exact numbers, unknown ones null, names in the language that is asked.

import type { Note } from '../../ledger/query/coverage.ts';
import type { Coverage } from '../../ledger/query/sumCoverage.ts';
import { measureValue } from '../../ledger/query/tree.ts';
import { first, last, lookup, assertDefined } from '../../model/lookup.ts';
import type {
  Amount,
  CubeAxis,
  CubeBody,
  CubeMeasure,
  CubeMember,
  CubePeriod,
  CubeSize,
  CubeData,
} from '../answer.ts';
import { Names, writeAmounts } from '../figures.ts';
import type { AskedCall, Writing } from '../shape.ts';
import type { Axis, AxisMember } from './cubeAxes.ts';
import type { CubeCell, CubeColumn, OpenedCube } from './cubeLines.ts';
import type { CubeQuestion } from './cubeQuestion.ts';
import { exactNumber } from '../../language/decimals.ts';
import { wordsIn } from '../../language/text.ts';
import type { Text } from '../../model/portal.ts';
import { nameFields } from '../jsonSchema.ts';
import { sayBeside } from '../coverageWords.ts';
import { ApiProblem } from '../problem.ts';

/** One row of the answer, its cells by the places of their columns. */
export interface CubeLine {
  readonly members: readonly AxisMember[];
  readonly cells: ReadonlyMap<string, CubeCell>;
}

/** What was read for an answer. */
export interface GatheredCube {
  readonly opened: OpenedCube;
  readonly lines: readonly CubeLine[];
  /** In their order. */
  readonly columns: readonly CubeColumn[];
  /** What all lines have in a column, by its places. */
  readonly totals: ReadonlyMap<string, CubeCell>;
  readonly size: CubeSize;
}

interface Made extends GatheredCube {
  readonly notes: readonly Note[];
  readonly coverage: Coverage | null;
  readonly periods: readonly CubePeriod[];
  /** Whether only the size is wanted. */
  readonly counted: boolean;
}

/** Without rows and columns where only their number was asked. The total is null where rows are years or months, or there are none. */
export function makeBody(asked: AskedCall, question: CubeQuestion, made: Made): CubeBody {
  const { mostRows: rows, mostCells: cells, mostSeconds: seconds } = assertDefined(asked.call.cube);
  const { notes, coverage, periods, size, lines, columns } = made;
  const base = {
    rows: question.rows.map(buildAxis),
    columns: question.columns.map(buildAxis),
    measures: buildMeasures(asked, question),
    size,
    most: { rows, cells, seconds },
    notes,
    coverage,
    periods,
  };
  if (made.counted) return { ...base, columnItems: [], items: [], total: null };
  const naming = new MemberNames(asked, question);
  const timely = question.rows.some(({ dimension }) => dimension === null);
  return {
    ...base,
    columnItems: columns.map(({ members }) => ({
      id: buildCellId(members),
      members: naming.of(members, columns),
    })),
    items: lines.map(({ members, cells: own }) => ({
      id: buildCellId(members),
      members: naming.of(members, lines),
      data: columns.map(({ places }) => amountsIn(own.get(places), question.fields)),
    })),
    total:
      timely || lines.length === 0
        ? null
        : columns.map((column) =>
            amountsIn(
              isWhole(question, made.opened, column) ? made.totals.get(column.places) : undefined,
              question.fields,
            ),
          ),
  };
}

/** Whether all slices that fill a column have an answer: only then its total is whole. */
function isWhole(
  { columns: axes }: CubeQuestion,
  { lacking }: OpenedCube,
  { places }: CubeColumn,
): boolean {
  const own = places.split(' ');
  return !lacking.some(({ fixed }) =>
    axes.every((axis, i) => !fixed.has(axis) || String(fixed.get(axis)) === own[i]),
  );
}

/** The codes of members, which tell them from all others of the answer. */
function buildCellId(members: readonly AxisMember[]): string {
  return members.map(({ code }) => code).join('.');
}

/** The measures of a cell under the names of the answer; null for what is not known, all of them where there is no cell. */
function amountsIn(
  cell: CubeCell | undefined,
  fields: Readonly<Record<string, string>>,
): Record<string, Amount> {
  return writeAmounts(
    fields,
    (measure) =>
      cell && measureValue(cell.asked.plan.fact, measure, cell.asked.measures, cell.values),
  );
}

function buildAxis({ name, level, dimension }: Axis): CubeAxis {
  return { name, level: level === 0 ? null : level, title: dimension?.title ?? null };
}

/** The measures of an answer under its names. */
export function buildMeasures(
  { portal }: AskedCall,
  { facts, fields }: CubeQuestion,
): CubeMeasure[] {
  const { measures } = lookup(portal.model.facts, first(facts));
  return Object.entries(fields).map(([field, measure]) => {
    const { kind, title } = lookup(measures, measure);
    return { field, measure, kind, title };
  });
}

interface HasMembers {
  readonly members: readonly AxisMember[];
}

/** Names members once, in the last year in which they have a name. */
export class MemberNames {
  private readonly byYear: readonly Names[];
  private readonly named = new Map<string, Readonly<Record<string, string>>>();
  private readonly above = new Map<readonly HasMembers[], ReadonlySet<string>>();

  constructor(asked: AskedCall, { years }: CubeQuestion) {
    this.byYear = [...years].reverse().map((year) => new Names(asked, year));
  }

  /** Members of one row or column, among all of them. */
  of(members: readonly AxisMember[], all: readonly HasMembers[]): CubeMember[] {
    const above = this.aboveIn(all);
    return members.map((member) => ({
      axis: member.axis.name,
      code: member.code,
      names: member.axis.dimension && this.nameOf(member),
      level: member.axis.dimension?.kind === 'tree' ? member.chain.length : 1,
      rest: above.has(`${member.axis.name} ${member.code}`),
    }));
  }

  /** Of a member of a dimension, by language. */
  nameOf({ axis, code, chain }: AxisMember): Readonly<Record<string, string>> {
    const key = `${axis.name} ${code}`;
    const known = this.named.get(key);
    if (known) return known;
    const { name: dimension, total, members } = assertDefined(axis.dimension);
    const level = code !== '' && code === total?.code ? 0 : chain.length;
    const own = members.find((member) => member.code === code)?.title;
    const found = this.byYear.map((names) =>
      names.of({ dimension, code, level, sourceLabel: null }),
    );
    const names =
      own ?? found.find((each) => Object.values(each).some((name) => name !== code)) ?? last(found);
    this.named.set(key, names);
    return names;
  }

  /** Codes that stand above others of the same axis. */
  private aboveIn(all: readonly HasMembers[]): ReadonlySet<string> {
    const known = this.above.get(all);
    if (known) return known;
    const codes = new Set(
      all.flatMap(({ members }) =>
        members.flatMap(({ axis, chain }) =>
          chain.slice(0, -1).map((code) => `${axis.name} ${code}`),
        ),
      ),
    );
    this.above.set(all, codes);
    return codes;
  }
}

/** Throws ApiProblem where a part of a hierarchy is asked: there is none. */
export function writeCube(body: CubeBody, writing: Writing): string {
  for (const name of ['node', 'depth'] as const)
    if (writing[name] !== '' && writing[name] !== 0)
      throw new ApiProblem('unknown-parameter', {
        parameter: name,
        detail: { say: 'no-tree' },
      });
  const say = (text: Text) => wordsIn(text, writing.lang || writing.locale, writing.locale);
  const axis = ({ name, level, title }: CubeAxis) => ({
    name,
    ...(level === null ? {} : { level }),
    ...(title === null ? {} : { title: say(title) }),
  });
  const { total, notes, coverage } = body;
  return JSON.stringify({
    rows: body.rows.map(axis),
    columns: body.columns.map(axis),
    measures: body.measures.map((measure) => ({ ...measure, title: say(measure.title) })),
    columnItems: body.columnItems.map(({ id, members }) => ({
      id,
      members: members.map((member) => memberJson(member, writing)),
    })),
    items: body.items.map(({ id, members, data }) => ({
      id,
      members: members.map((member) => memberJson(member, writing)),
      data: dataJson(data),
    })),
    ...(total === null ? {} : { total: dataJson(total) }),
    size: body.size,
    most: body.most,
    periods: body.periods.map(({ coverage: least, ...months }) => ({
      ...months,
      ...sayBeside({ coverage: least }),
    })),
    ...sayBeside({ notes, coverage }),
  });
}

function memberJson({ names, ...member }: CubeMember, writing: Writing): object {
  return {
    axis: member.axis,
    code: member.code,
    ...nameFields({ [writing.locale]: member.code, ...names }, writing),
    level: member.level,
    ...(member.rest ? { rest: true } : {}),
  };
}

function dataJson(data: CubeData): object[] {
  return data.map((amounts) =>
    Object.fromEntries(
      Object.entries(amounts).map(([field, amount]) => [
        field,
        amount === null ? null : exactNumber(amount),
      ]),
    ),
  );
}
