// What is said of a composed answer: its total and its largest part, what is measured, when, and in which unit.

import type { CubeBody } from '../../answers/answer.ts';
import { parseAmount, writeAmount } from '../../language/decimals.ts';
import { partsWords } from '../../language/periods.ts';
import { leastCovered } from '../../ledger/query/sumCoverage.ts';
import { capitalized } from '../../language/text.ts';
import { at } from '../../model/lookup.ts';
import type { PageContext } from '../contract/context.server.ts';
import { findMonthParams } from './names.ts';
import { countWords } from './ask.server.ts';
import { addsUp, valueWords, type Drawn } from './lines.server.ts';
import { joinMemberNames, measureTitle } from './table.server.ts';
import type { ComposedQuestion } from './question.server.ts';

/** Axes whose members say when. */
const TIMES: readonly string[] = ['year', 'month'];

/** What all together is in the last column, and its largest part, or its only one; nothing where parts do not add up to it. */
export function formatCubeLead(drawn: Drawn): string {
  const { context, body, measure, question } = drawn;
  const { formatter } = context;
  const total = parseAmount(body.total?.[drawn.column]?.[measure.field] ?? '') ?? null;
  if (total === null || total <= 0n || !addsUp(drawn) || body.coverage?.whole === false) return '';
  const parts = body.items.map(({ members, data }) => ({
    members,
    amount: parseAmount(at(data, drawn.column)[measure.field] ?? '') ?? 0n,
  }));
  if (measure.kind === 'difference' || parts.some(({ amount }) => amount < 0n)) return '';
  const largest = parts.reduce((most, part) => (part.amount > most.amount ? part : most));
  const of = body.columnItems[drawn.column]?.members ?? [];
  // whose sum it is: of several measures one, of what is chosen nothing else
  const { cube, values } = question;
  const chosen = [cube.codes, cube.keys].some((name) => (values[name] ?? []).length > 0);
  // a sentence that is quoted says when, unless its column does
  const isDated = body.columns.some(({ name }) => TIMES.includes(name));
  const column = [
    isDated ? '' : periodWords(context, question),
    of.length === 0 ? '' : joinMemberNames(context, of).name,
    body.measures.length > 1 ? measureTitle(context, question, measure) : '',
    chosen ? formatter.say('cube.chosen') : '',
  ].filter((text) => text !== '');
  const words = {
    amount: valueWords(drawn, writeAmount(total)),
    column: capitalized(column.join(', ')),
    name: joinMemberNames(context, largest.members).name,
    share: formatter.share(largest.amount, total),
  };
  const key = parts.length < 2 ? 'cube.lead-one' : 'cube.lead';
  return formatter.say(words.column === '' ? key : `${key}-column`, words);
}

/** Says that years beside each other are not sums of as many, where they do not all stand for the whole; empty where nothing is to be said. */
export function unevenWords(
  { formatter }: Pick<PageContext, 'formatter'>,
  { periods }: Pick<CubeBody, 'periods'>,
): string {
  const byYear = Map.groupBy(periods, ({ year }) => year);
  const years = [...byYear].flatMap(([year, own]) => {
    const least = leastCovered(own.map(({ coverage }) => coverage));
    return least ? [{ year, least }] : [];
  });
  const apart = new Set(years.map(({ least: { count, of } }) => `${count}/${of}`));
  if (apart.size < 2 || years.every(({ least }) => least.whole)) return '';
  const counts = years.map(
    ({ year, least: { count, of } }) =>
      `${year}: ${countWords(formatter, count)}/${countWords(formatter, of)}`,
  );
  return formatter.say('cube.uneven', { counts: counts.join('; ') });
}

/** Measure where there is one, months, unit. */
export function formatCubeCaption(
  context: PageContext,
  question: ComposedQuestion,
  body: CubeBody,
  unit: string,
): string {
  const [measure, ...others] = body.measures;
  const period = periodWords(context, question);
  return [
    measure && others.length === 0 ? measureTitle(context, question, measure) : '',
    period,
    unit,
  ]
    .filter((text) => text !== '')
    .join(', ');
}

/** One year as everywhere; of several the same months of each. */
function periodWords(context: PageContext, question: ComposedQuestion): string {
  const { formatter } = context;
  const years = (question.values[question.call.year] ?? []).map(Number);
  const [from, to] = monthsAsked(context, question);
  const [year] = years;
  if (year === undefined) return '';
  if (years.length === 1)
    return formatter.period(
      from === 0 ? { year, grain: 'year', from: 1, to: 1 } : { year, grain: 'month', from, to },
    );
  const months = partsWords({ year, grain: 'month', from, to }, formatter.locale.tag);
  return from === 0 || (from === 1 && to === 12)
    ? formatter.say('cube.whole-years', { years: formatYears(years) })
    : formatter.say('cube.years', { months, years: formatYears(years) });
}

/** Neighbours from the first to the last, `2021–2025`; others one by one. */
export function formatYears(years: readonly number[]): string {
  const [first = 0] = years;
  const last = years.at(-1) ?? first;
  return last - first === years.length - 1 ? `${first}–${last}` : years.join(', ');
}

function monthsAsked(
  { portal }: PageContext,
  { call, values }: ComposedQuestion,
): [number, number] {
  const { from, to } = findMonthParams(portal, call);
  return [Number(values[from]?.[0] ?? 0), Number(values[to]?.[0] ?? 0)];
}
