// What is drawn of a composed answer: one measure, the columns that matter, and its rows as lines over time.

import type { CubeBody, CubeMeasure } from '../../answers/answer.ts';
import { isTime } from '../../answers/cube/cubeAxes.ts';
import type { CountedUnit } from '../../language/localeFormatter.ts';
import { parseAmount } from '../../language/decimals.ts';
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

/** So many lines are told from each other. */
const MOST_LINES = 6;
/** The line of all others. */
export const REST = 'rest';

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
  return { id, label: joinMemberNames(context, members).name, points };
}

function lineOfColumn(drawn: Drawn, column: number): DrawnLine {
  const { body, context } = drawn;
  const { id, members } = at(body.columnItems, column);
  const points = body.items.flatMap((item) =>
    pointOf(drawn, item.id, item.members, at(item.data, column)),
  );
  return { id: id === '' ? 'all' : id, label: joinMemberNames(context, members).name, points };
}

function pointOf(
  { context, measure }: Drawn,
  key: string,
  members: Parameters<typeof joinMemberNames>[1],
  amounts: CubeBody['items'][number]['data'][number],
): LinePoint[] {
  const amount = parseAmount(amounts[measure.field] ?? '') ?? null;
  return amount === null ? [] : [{ key, label: joinMemberNames(context, members).name, amount }];
}

/** The largest by their last value; the others in one, where they can be added up. */
export function withRest(drawn: Drawn, lines: readonly DrawnLine[]): readonly DrawnLine[] {
  if (lines.length <= MOST_LINES) return lines;
  const sorted = lines.toSorted((a, b) => (size(b) > size(a) ? 1 : -1));
  if (!addsUp(drawn)) return sorted.slice(0, MOST_LINES);
  const kept = sorted.slice(0, MOST_LINES - 1);
  const others = sorted.slice(MOST_LINES - 1);
  const label = drawn.context.formatter.say('bars.rest', { count: others.length });
  return [...kept, { id: REST, label, points: summed(others) }];
}

function size({ points }: DrawnLine): bigint {
  const amount = points.at(-1)?.amount ?? 0n;
  return amount < 0n ? -amount : amount;
}

/** A point of time that one of them has not is not one of their sum. */
function summed(lines: readonly DrawnLine[]): LinePoint[] {
  const byKey = Map.groupBy(
    lines.flatMap(({ points }) => points),
    ({ key }) => key,
  );
  return [...byKey.values()]
    .filter((points) => points.length === lines.length)
    .map((points) => ({
      ...at(points, 0),
      amount: points.reduce((sum, { amount }) => sum + amount, 0n),
    }));
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
    ? `${formatter.percent(amount)}\u00a0%`
    : formatter.spokenAmount(amount);
}
