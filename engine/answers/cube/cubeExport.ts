// A composed question as a table that is written while it is read: one line for each combination of the row axes.

import { textIn, capitalized } from '../../language/text.ts';
import { fillNames } from '../../language/fillNames.ts';
import { findAnswerable } from '../../ledger/marked.ts';
import type { Note } from '../../ledger/query/coverage.ts';
import { boundRows, countPlaces, streamRows } from '../../ledger/query/rows.ts';
import { measureValue } from '../../ledger/query/tree.ts';
import { leastCovered } from '../../ledger/query/sumCoverage.ts';
import { at, assertDefined, first } from '../../model/lookup.ts';
import { remember } from '../../model/remember.ts';
import { distinctNotes } from '../coverageWords.ts';
import { ApiProblem } from '../problem.ts';
import type { AskedCall, OpenExport } from '../shape.ts';
import type { ExportAbout, ExportLine, ExportMember, ExportColumn } from '../tabular/exported.ts';
import { flatFor } from '../tabular/rows.ts';
import { type Axis, isTime, type AxisMember } from './cubeAxes.ts';
import { MemberNames, buildMeasures } from './cubeBody.ts';
import type { CubePeriod } from '../answer.ts';
import { readCubeQuestion, type CubeQuestion } from './cubeQuestion.ts';
import {
  byLine,
  listFixedColumns,
  openCube,
  readColumns,
  sortColumns,
  type CubeColumn,
  type OpenedCube,
  distinctPeriods,
} from './cubeLines.ts';
import { titleOfTime } from './cubeSchema.ts';

/** More columns than any call gives. */
const MOST_COLUMNS = 100_000;
/** From so many rows it is told what the others will be like. */
const ROWS_OF_SAMPLE = 20_000;

/** Throws ApiProblem: 400 where something is not to be had, 422 where it has more columns than an export may. */
export async function openCubeExport(asked: AskedCall, signal: AbortSignal): Promise<OpenExport> {
  const { ledger } = asked;
  const question = readCubeQuestion(asked);
  const opened = await openCube(asked, question, false, signal);
  const { parts, cut } = opened;
  const slices = opened.answered.map(({ slice }) => slice);
  const found =
    listFixedColumns(question, slices) ??
    (await readColumns(asked, question, opened, { most: MOST_COLUMNS, signal }));
  const columns = sortColumns(question, opened, found);
  const measures = Object.keys(question.fields).length;
  const width = Math.max(1, columns.length) * measures;
  const { mostColumns } = assertDefined(asked.call.cube).exports;
  if (width > mostColumns)
    throw new ApiProblem('too-much', { size: { columns: width }, most: { columns: mostColumns } });
  const naming = new MemberNames(asked, question);
  const lines = (most: number | null) => {
    const rows = byLine(streamRows(ledger, parts, { cut, most }, signal), question.rows.length);
    return writeLines(asked, question, { opened, columns, naming }, rows);
  };
  return {
    columns: exportColumns(asked, question, {
      columns: columns.map(({ members }) => members),
      naming,
    }),
    about: aboutOf(asked, distinctNotes(opened.notes), distinctPeriods(opened.periods)),
    lines: lines(null),
    sample: lines(ROWS_OF_SAMPLE),
    bound: async () => await boundRows(ledger, parts),
    size: async () => {
      const axes = question.rows.length;
      const rows = await countPlaces(ledger, parts, { cut, axes }, signal);
      return { rows, columns: columns.length, measures, cells: rows * width };
    },
  };
}

interface Written {
  readonly opened: OpenedCube;
  readonly columns: readonly CubeColumn[];
  readonly naming: MemberNames;
}

/** Lines with the names of their members, each named once. */
async function* writeLines(
  asked: AskedCall,
  { rows: axes, fields }: CubeQuestion,
  { opened, columns, naming }: Written,
  lines: ReturnType<typeof byLine>,
): AsyncGenerator<readonly ExportLine[]> {
  const { locale, lang } = readLanguages(asked);
  const { answered, members } = opened;
  const measures = Object.values(fields);
  const columnAt = new Map(columns.map(({ places }, i) => [places, i]));
  const known = axes.map(() => new Map<number, ExportMember>());
  const name = (axis: Axis, place: number, part: number): ExportMember => {
    const member = members.at(axis, place, at(answered, part).slice.period.year);
    const names = axis.dimension && naming.nameOf(member);
    const own = names ? [names[locale] ?? member.code] : [];
    const other = names && lang !== locale ? [names[lang] ?? ''] : [];
    return { texts: [member.code, ...own, ...other] };
  };
  for await (const some of lines)
    yield some.map((line) => {
      const { places, part } = first(line);
      const values: (bigint | null)[] = Array.from(
        { length: Math.max(1, columns.length) * measures.length },
        () => null,
      );
      for (const row of line) {
        const column = columnAt.get(row.places.slice(axes.length).join(' ')) ?? 0;
        const { asked: own } = at(answered, row.part);
        measures.forEach((measure, i) => {
          const value = measureValue(own.plan.fact, measure, own.measures, row.values);
          values[column * measures.length + i] = value;
        });
      }
      return {
        members: axes.map((axis, i) => {
          const place = at(places, i);
          return remember(at(known, i), place, () => name(axis, place, part));
        }),
        values,
      };
    });
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

interface Spread {
  /** The members of each column. */
  readonly columns: readonly (readonly AxisMember[])[];
  readonly naming: MemberNames;
}

/** Columns in the order of the rows of an export; a field is named by its measure and the codes of its column, joined by `_`. */
function exportColumns(
  asked: AskedCall,
  question: CubeQuestion,
  { columns, naming }: Spread,
): ExportColumn[] {
  const { lang } = readLanguages(asked);
  const { currency } = asked.portal.model.roles ?? {};
  const measures = buildMeasures(asked, question);
  return [
    ...question.rows.flatMap((axis) => axisColumns(asked, axis)),
    ...columns.flatMap((members) =>
      measures.map(({ field, measure, kind, title }): ExportColumn => {
        const said = members.map((member) => nameIn(member, naming, lang));
        return {
          field: [field, ...members.map(({ code }) => code)].join('_'),
          title: [textIn(title, lang), ...said].join(', '),
          type: 'amount',
          described: {
            holds: 'measure',
            measure,
            kind,
            unit: kind === 'percent' ? '%' : currency,
            ...(members.length === 0
              ? {}
              : {
                  column: members.map((member, i) => ({
                    axis: member.axis.name,
                    code: member.code,
                    title: at(said, i),
                  })),
                }),
          },
        };
      }),
    ),
  ];
}

function nameIn(member: AxisMember, naming: MemberNames, lang: string): string {
  return member.axis.dimension ? textIn(naming.nameOf(member), lang) : member.code;
}

/** Time is its own name. */
function axisColumns(asked: AskedCall, { name, level, dimension }: Axis): ExportColumn[] {
  const { locale, lang } = readLanguages(asked);
  if (isTime(name)) {
    const title = textIn(titleOfTime(asked.portal, name), lang);
    return [{ field: name, title, type: 'text', described: { holds: name, axis: name } }];
  }
  if (!dimension) return [];
  const title = textIn(dimension.title, lang);
  const of = { axis: name, ...(level === 0 ? {} : { level }) };
  const named = (field: string, language: string): ExportColumn => ({
    field,
    title,
    type: 'text',
    described: { holds: 'name', ...of, language },
  });
  return [
    { field: name, title, type: 'text', described: { holds: 'code', ...of } },
    named(`${name}Name`, locale),
    ...(lang === locale ? [] : [named(`${name}Name${capitalized(lang)}`, lang)]),
  ];
}

/** The portal's first language, in which names always stand, and the one that is asked. */
function readLanguages({ portal, lang }: Pick<AskedCall, 'portal' | 'lang'>): {
  readonly locale: string;
  readonly lang: string;
} {
  const locale = first(portal.settings.locales).code;
  return { locale, lang: lang || locale };
}
