// What is drawn of a composed answer: one measure, the columns that matter, and its rows as lines over time.

import type { CubeBody, CubeMeasure, CubeMember } from '../../answers/answer.ts';
import { isTime } from '../../answers/cube/cubeAxes.ts';
import type { CountedUnit } from '../../language/localeFormatter.ts';
import { parseAmount } from '../../language/decimals.ts';
import { shortMonth } from '../../language/periods.ts';
import { compareBig } from '../../findings/rows.ts';
import { at } from '../../model/lookup.ts';
import type { PageContext } from '../contract/context.server.ts';
import { joinMemberNames, measureTitle } from './table.server.ts';
import type { ComposedQuestion } from './question.server.ts';

/** What every drawing is made from. */
export interface Drawn {
  readonly context: PageContext;
  readonly question: ComposedQuestion;
  readonly body: CubeBody;
  /** The one that is drawn. */
  readonly measure: CubeMeasure;
  /** The column that stands for the others: the last. */
  readonly column: number;
  /** What axes and labels count in; of percentages one. */
  readonly counted: CountedUnit;
}

export interface LinePoint {
  readonly key: string;
  readonly label: string;
  readonly amount: bigint;
}

export interface DrawnLine {
  readonly id: string;
  readonly label: string;
  readonly points: readonly LinePoint[];
}

/** So many lines have a name and a tone; so many are drawn at all. */
const MOST_NAMED = 5;
const MOST_LINES = 20;

/** Null where nothing can be drawn. What is done goes before what is planned: the last of the amounts that happen. */
export function readDrawnLines(
  context: PageContext,
  question: ComposedQuestion,
  body: CubeBody,
): Drawn | null {
  const measure =
    body.measures.find(({ kind }) => kind === 'flow') ??
    body.measures.find(({ kind }) => kind !== 'percent') ??
    body.measures[0];
  if (!measure || body.items.length === 0) return null;
  const column = body.columnItems.length - 1;
  const largest = Math.max(
    0,
    ...body.items.flatMap(({ data }) =>
      data.map((amounts) => Math.abs(Number(amounts[measure.field] ?? 0))),
    ),
  );
  const counted =
    measure.kind === 'percent'
      ? { value: 1, decimals: 1, short: '%' }
      : context.formatter.countedBy(largest);
  return { context, question, body, measure, column, counted };
}

/** Time stands alone in the columns or in the rows; null where it does not. */
export function allLines(drawn: Drawn): readonly DrawnLine[] | null {
  const { body } = drawn;
  const alone = (axes: CubeBody['rows']) =>
    axes.length > 0 && axes.every(({ name }) => isTime(name));
  if (alone(body.columns)) return known(body.items.map((_, row) => lineOfRow(drawn, row)));
  if (alone(body.rows))
    return known(body.columnItems.map((_, column) => lineOfColumn(drawn, column)));
  return null;
}

function known(lines: readonly DrawnLine[]): readonly DrawnLine[] {
  return lines.filter(({ points }) => points.length > 0);
}

function lineOfRow(drawn: Drawn, row: number): DrawnLine {
  const { body, context } = drawn;
  const { id, members, data } = at(body.items, row);
  const points = body.columnItems.flatMap((column, i) =>
    pointOf(drawn, column.id, column.members, at(data, i)),
  );
  return { id, label: shortenNames(context, members), points };
}

function lineOfColumn(drawn: Drawn, column: number): DrawnLine {
  const { body, context } = drawn;
  const { id, members } = at(body.columnItems, column);
  const points = body.items.flatMap((item) =>
    pointOf(drawn, item.id, item.members, at(item.data, column)),
  );
  return { id: id === '' ? 'all' : id, label: shortenNames(context, members), points };
}

function pointOf(
  { context, measure }: Drawn,
  key: string,
  members: Parameters<typeof joinMemberNames>[1],
  amounts: CubeBody['items'][number]['data'][number],
): LinePoint[] {
  const amount = parseAmount(amounts[measure.field] ?? '') ?? null;
  return amount === null ? [] : [{ key, label: shortenNames(context, members), amount }];
}

/** By words that have room beside a line and below an axis; members without any by their names. */
function shortenNames({ portal, formatter }: PageContext, members: readonly CubeMember[]): string {
  const names = members.map((member) => {
    const { axis, code, names: own } = member;
    const [month = '', year = ''] = code.split('-').toReversed();
    if (axis === 'month' && own === null)
      return `${shortMonth(Number(month), formatter.locale.tag).replace(/\.$/, '')} ${year}`.trim();
    const phrase = portal.phrases[axis]?.[code];
    return phrase ? formatter.plain(phrase.short) : joinMemberNames({ formatter }, [member]).name;
  });
  return names.length === 0 ? joinMemberNames({ formatter }, []).name : names.join(', ');
}

/** The largest by their last value first; those beyond `named` are only there to be seen beside them. */
export function rankLines(lines: readonly DrawnLine[]): {
  readonly named: readonly DrawnLine[];
  readonly others: readonly DrawnLine[];
} {
  const sorted = lines.toSorted((a, b) => compareBig(size(b), size(a)));
  return { named: sorted.slice(0, MOST_NAMED), others: sorted.slice(MOST_NAMED, MOST_LINES) };
}

function size({ points }: DrawnLine): bigint {
  const amount = points.at(-1)?.amount ?? 0n;
  return amount < 0n ? -amount : amount;
}

/** Whether rows may be added up as they stand: percentages may not, and of some classifications a part counts with a minus. */
export function addsUp({ context, measure, body }: Drawn): boolean {
  const { dimensions } = context.portal.model;
  const weighed = [...body.rows, ...body.columns].some(
    ({ name }) => Object.keys(dimensions[name]?.weights ?? {}).length > 0,
  );
  return measure.kind !== 'percent' && !weighed;
}

/** Says behind a subtitle that not everything is drawn; empty where it is. */
export function leftOut(
  { context: { formatter } }: Pick<Drawn, 'context'>,
  { drawn, of }: { readonly drawn: number; readonly of: number },
): string {
  return drawn === of ? '' : `; ${formatter.say('cube.left-out', { count: drawn, of })}`;
}

/** The title of the measure that is drawn, without its unit `%`: the axis has it. */
export function measureWords({ context, question, measure }: Drawn): string {
  return measureTitle(context, question, measure).replace(/, %$/, '');
}

/** One value as a person would say it. */
export function valueWords({ context: { formatter }, measure }: Drawn, amount: string): string {
  return measure.kind === 'percent'
    ? formatter.say('share', { percent: formatter.percent(amount) })
    : formatter.spokenAmount(amount);
}
