// A composed answer → the table as a reader sees it: heads, members and cells in words, as many rows as a page holds.

import type { CubeBody, CubeData, CubeMeasure, CubeMember } from '../../answers/answer.ts';
import type { LocaleFormatter } from '../../language/localeFormatter.ts';
import type { CubeName, CubeTableView } from './cube.kind.ts';
import { monthName } from '../../language/periods.ts';
import { formatAmount } from '../../language/amounts.ts';
import { formatChange, formatPercent } from '../../language/percents.ts';
import { first, lookup } from '../../model/lookup.ts';
import type { Measure, Unit } from '../../model/portal.ts';
import type { PageContext } from '../contract/context.server.ts';
import { standardUnit } from '../contract/measures.server.ts';
import { countWords } from './ask.server.ts';
import type { ComposedQuestion } from './question.server.ts';

/** So many cells, and rows, a page shows; files have all. */
const MOST_CELLS = 900;
const MOST_ROWS = 60;
const LEAST_ROWS = 10;
/** What the door for exports shows before. */
const PREVIEW_ROWS = 10;

/** Cells are in `unit`, `exact` as they are stored. A wide table has fewer rows, a preview the fewest; asked for alone it has all. */
export function buildCubeTable(
  context: PageContext,
  question: ComposedQuestion,
  body: CubeBody,
  { unit, preview }: { readonly unit: Unit; readonly preview: boolean },
): CubeTableView {
  const { formatter } = context;
  const columns = body.columnItems.flatMap(({ members }) => {
    const name = members.length === 0 ? '' : joinMemberNames(context, members).name;
    return body.measures.map((measure) => ({
      name,
      measure: measureTitle(context, question, measure),
    }));
  });
  const kinds = body.measures.map((measure) => cellWriter(context, question, measure, unit));
  const cells = (data: CubeData) =>
    data.flatMap((amounts) =>
      body.measures.map(({ field }, i) => kinds[i]?.(amounts[field] ?? null) ?? ''),
    );
  const fitting = Math.max(LEAST_ROWS, Math.floor(MOST_CELLS / Math.max(1, columns.length)));
  const most = preview ? PREVIEW_ROWS : Math.min(MOST_ROWS, fitting);
  const shown = context.part === null ? body.items.slice(0, most) : body.items;
  return {
    axes: body.rows.length === 0 ? [''] : body.rows.map((axis) => axisTitle(context, axis)),
    columns,
    total: body.total && body.rows.length > 0 ? cells(body.total) : null,
    rows: shown.map(({ members, data }) => ({
      names:
        members.length === 0
          ? [{ code: '', name: formatter.say('cube.all'), lang: '' }]
          : members.map((member) => nameOfMember(context, member)),
      cells: cells(data),
      exact: data.flatMap((amounts) => body.measures.map(({ field }) => amounts[field] ?? null)),
    })),
    more:
      shown.length === body.items.length
        ? ''
        : formatter.say('cube.more-rows', {
            shown: countWords(formatter, shown.length),
            of: countWords(formatter, body.items.length),
          }),
  };
}

/** The measure in the model of the figures. */
export function measureIn(
  { portal: { model } }: Pick<PageContext, 'portal'>,
  { figures }: Pick<ComposedQuestion, 'figures'>,
  measure: string,
): Measure {
  const fact = figures.facts.find((name) => measure in lookup(model.facts, name).measures);
  return lookup(lookup(model.facts, fact ?? first(figures.facts)).measures, measure);
}

/** As the head of a column has it. */
export function measureTitle(
  context: Pick<PageContext, 'portal' | 'formatter'>,
  question: Pick<ComposedQuestion, 'figures'>,
  { measure, kind }: Pick<CubeMeasure, 'measure' | 'kind'>,
): string {
  const { title, short } = measureIn(context, question, measure);
  return context.formatter.plain(short ?? title) + (kind === 'percent' ? ', %' : '');
}

/** Whether sums of it say something, and stand in the reader's unit. */
export function isAmount({ kind }: Pick<CubeMeasure, 'kind'>): boolean {
  return kind !== 'percent';
}

function cellWriter(
  context: PageContext,
  question: ComposedQuestion,
  { measure, kind }: CubeMeasure,
  unit: Unit,
): (amount: string | null) => string {
  const { style } = context.formatter;
  if (kind === 'difference') return (amount) => formatChange(amount, style, unit);
  if (kind !== 'percent') return (amount) => formatAmount(amount, unit, style);
  return measureIn(context, question, measure).change
    ? (amount) => formatChange(amount, style)
    : (amount) => formatPercent(amount, style);
}

/** The reader's unit, or the one that the largest amount fills. */
export function unitOfBody({ portal, unit }: PageContext, body: CubeBody): Unit {
  if (unit) return unit;
  const fields = body.measures.filter(isAmount).map(({ field }) => field);
  const all = [...body.items.map(({ data }) => data), ...(body.total ? [body.total] : [])];
  const items = all.flatMap((data) =>
    data.map((amounts) => ({
      data: Object.fromEntries(fields.map((field) => [field, amounts[field] ?? null])),
    })),
  );
  return standardUnit(portal.settings, { items });
}

/** `code` is empty where it says nothing beside the name; `lang` where the name is in the language of the page. */
export function nameOfMember(
  { formatter }: { readonly formatter: LocaleFormatter },
  { axis, code, names, rest }: CubeMember,
): CubeName {
  if (names === null)
    return {
      code: '',
      name: axis === 'month' ? monthWords(code, formatter.locale.tag) : code,
      lang: '',
    };
  const words = formatter.words(names);
  const [name, lang] = typeof words === 'string' ? [words, ''] : [words.words, words.lang];
  return {
    code: /\d/.test(code) && name !== code ? code : '',
    name: rest ? `${name} (${formatter.say('cube.not-broken-down')})` : name,
    lang,
  };
}

/** From a code such as `3` or `2024-3`; `tag` is the BCP 47 tag of the language. */
function monthWords(code: string, tag: string): string {
  const [month = '', year] = code.split('-').reverse();
  const name = monthName(Number(month), tag);
  return year === undefined ? name : `${name} ${year}`;
}

/** Several members in one line. */
export function joinMemberNames(
  context: { readonly formatter: LocaleFormatter },
  members: readonly CubeMember[],
): CubeName {
  const named = members.map((member) => nameOfMember(context, member));
  const [only, ...others] = named;
  if (!only) return { code: '', name: context.formatter.say('cube.all'), lang: '' };
  if (others.length === 0) return only;
  return { code: '', name: named.map(({ name }) => name).join(', '), lang: only.lang };
}

/** What an axis is called. */
export function axisTitle(
  { formatter }: { readonly formatter: LocaleFormatter },
  { name, title }: CubeBody['rows'][number],
): string {
  return title === null ? formatter.say(`cube.axis-${name}`) : formatter.plain(title);
}
