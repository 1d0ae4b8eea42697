// A composed question as a table that is written while it is read: one line for each combination of the row axes.

import { textIn } from '../../language/text.ts';
import { fillNames } from '../../language/fillNames.ts';
import { findAnswerable } from '../../ledger/marked.ts';
import type { Note } from '../../ledger/query/coverage.ts';
import { leastCovered } from '../../ledger/query/sumCoverage.ts';
import { at, assertDefined } from '../../model/lookup.ts';
import { distinctNotes } from '../notes.ts';
import { ApiProblem } from '../problem.ts';
import type { AskedCall, OpenExport } from '../shape.ts';
import type { ExportAbout, ExportLine, ExportMember } from '../tabular/exported.ts';
import { flatFor } from '../tabular/rows.ts';
import type { Axis } from './cubeAxes.ts';
import { MemberNames, type CubePeriod } from './cubeBody.ts';
import { readCubeQuestion, type CubeQuestion } from './cubeQuestion.ts';
import { codedAxes, distinctPeriods, inMonths, ledgerQuestion, listSlices } from './cubeSlices.ts';
import { RankedAxis, type OpenedSlice } from './exportAxes.ts';
import { exportColumns, readLanguages } from './exportColumns.ts';
import { LineReader } from './exportLines.ts';

/** Throws ApiProblem: 400 where something is not to be had, 422 where it has more columns than an export may. */
export async function openCubeExport(asked: AskedCall, signal: AbortSignal): Promise<OpenExport> {
  const question = readCubeQuestion(asked);
  const { opened, notes, periods } = await openSlices(asked, question);
  const { rows, columns } = await rankAxes(asked, question, opened);
  const reader = new LineReader({
    rows,
    columns,
    opened,
    narrowed: question.codes.length > 0,
    measures: Object.values(question.fields),
    signal,
  });
  const spread = await reader.columns();
  const width = Math.max(1, spread.length) * Object.keys(question.fields).length;
  const { mostColumns } = assertDefined(asked.call.cube).exports;
  if (width > mostColumns)
    throw new ApiProblem('too-much', { size: { columns: width }, most: { columns: mostColumns } });
  const naming = new MemberNames(asked, question);
  const about = aboutOf(asked, notes, periods);
  const size = async () => {
    const lines = await reader.count();
    const measures = Object.keys(question.fields).length;
    return { rows: lines, columns: spread.length, measures, cells: lines * width };
  };
  return {
    columns: exportColumns(asked, question, {
      rows,
      columns: spread.map((ranks) => columns.map((axis, i) => at(axis.members, at(ranks, i)))),
      naming,
    }),
    about,
    lines: named(asked, reader.lines(spread), rows, naming),
    sample: named(asked, reader.sample(spread), rows, naming),
    size,
    bound: async () => await reader.bound(),
  };
}

interface OpenedAll {
  readonly opened: readonly OpenedSlice[];
  readonly notes: readonly Note[];
  readonly periods: readonly CubePeriod[];
}

async function openSlices(asked: AskedCall, question: CubeQuestion): Promise<OpenedAll> {
  const opened: OpenedSlice[] = [];
  const notes: Note[] = [];
  const periods: CubePeriod[] = [];
  for (const slice of listSlices(asked, question)) {
    const found = await asked.ledger.crossing(ledgerQuestion(question, slice));
    notes.push(...found.notes);
    periods.push({ ...inMonths(slice.period), coverage: found.coverage });
    if (found.crossing) opened.push({ slice, crossing: found.crossing });
  }
  return { opened, notes: distinctNotes(notes), periods: distinctPeriods(periods) };
}

async function rankAxes(
  { ledger }: AskedCall,
  question: CubeQuestion,
  opened: readonly OpenedSlice[],
): Promise<{ rows: RankedAxis[]; columns: RankedAxis[] }> {
  const { by, codes } = question;
  const stored = codedAxes(question);
  const all = { members: ledger.members, opened, codes };
  const rank = async (axis: Axis) => {
    const place = stored.indexOf(axis);
    return place < 0
      ? RankedAxis.fixed(axis, all)
      : await RankedAxis.of({ axis, stored: place, first: axis === by }, all);
  };
  return {
    rows: await Promise.all(question.rows.map(rank)),
    columns: await Promise.all(question.columns.map(rank)),
  };
}

/** Lines with the names of their members, each named once. */
async function* named(
  asked: AskedCall,
  lines: ReturnType<LineReader['lines']>,
  rows: readonly RankedAxis[],
  naming: MemberNames,
): AsyncGenerator<readonly ExportLine[]> {
  const { locale, lang } = readLanguages(asked);
  const known = rows.map(() => new Map<number, ExportMember>());
  const memberAt = (axis: RankedAxis, i: number, rank: number): ExportMember => {
    const found = at(known, i).get(rank);
    if (found) return found;
    const member = at(axis.members, rank);
    const names = axis.axis.dimension && naming.nameOf(member);
    const own = names ? [names[locale] ?? member.code] : [];
    const other = names && lang !== locale ? [names[lang] ?? ''] : [];
    const made = { texts: [member.code, ...own, ...other] };
    at(known, i).set(rank, made);
    return made;
  };
  for await (const some of lines)
    yield some.map(({ ranks, values }) => ({
      members: rows.map((axis, i) => memberAt(axis, i, at(ranks, i))),
      values,
    }));
}

/** The name of the file: that of the call's table with all years. */
export function exportFile({ call, params }: Pick<AskedCall, 'call' | 'params'>): string {
  const years = String(params[call.year]).replaceAll(',', '-');
  return fillNames(flatFor(call, params)?.file ?? call.id, { ...params, [call.year]: years });
}

function aboutOf(
  asked: AskedCall,
  notes: readonly Note[],
  periods: readonly CubePeriod[],
): ExportAbout {
  const { portal, ledger, call } = asked;
  const { lang } = readLanguages(asked);
  const { name, publication } = portal.settings;
  const say = (text: Readonly<Record<string, string>>) => textIn(text, lang);
  return {
    title: say(call.title),
    file: exportFile(asked),
    mark: ledger.mark ? say(ledger.mark.words) : '',
    ledger: { id: ledger.id, created: ledger.manifest.created },
    periods,
    sources: [
      ...findAnswerable(portal.settings, ledger.mark).sources.map(({ title, url = '' }) => ({
        title: say(title),
        url,
      })),
      { title: say(name), url: publication.url ?? '' },
    ],
    notes,
    coverage: leastCovered(periods.map(({ coverage }) => coverage)),
  };
}
