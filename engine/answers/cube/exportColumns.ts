// The columns of an export: code and names of each row axis, then the measures, once for each column of the question.

import { textIn, capitalized } from '../../language/text.ts';
import { at, first } from '../../model/lookup.ts';
import type { AskedCall } from '../shape.ts';
import type { ExportColumn } from '../tabular/exported.ts';
import { isTime, type Axis } from './cubeAxes.ts';
import { buildMeasures, type MemberNames } from './cubeBody.ts';
import type { AxisMember } from './cubeMembers.ts';
import type { CubeQuestion } from './cubeQuestion.ts';
import { titleOfTime } from './cubeSchema.ts';

interface Spread {
  /** The members of each column. */
  readonly columns: readonly (readonly AxisMember[])[];
  readonly naming: MemberNames;
}

/** Columns in the order of the rows of an export; a field is named by its measure and the codes of its column, joined by `_`. */
export function exportColumns(
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
export function readLanguages({ portal, lang }: Pick<AskedCall, 'portal' | 'lang'>): {
  readonly locale: string;
  readonly lang: string;
} {
  const locale = first(portal.settings.locales).code;
  return { locale, lang: lang || locale };
}
