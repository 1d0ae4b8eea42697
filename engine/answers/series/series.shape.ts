// The shape `series`: points in time, and below those of years the roots of a classification.

import type { TreeAnswer, PointFacts, TreeItem } from '../answer.ts';
import {
  COVERAGE,
  figuresSchema,
  itemSchema,
  recordSchema,
  type JsonSchema,
} from '../jsonSchema.ts';
import type { Shape, AskedCall } from '../shape.ts';
import { treeSchema, askTree } from '../tree/tree.shape.ts';
import { writeFigures } from '../tree/treeJson.ts';
import type { Point } from '../../ledger/ledger.ts';
import { isWholeYear, lastDay, MONTHS, writePeriod } from '../../model/calendar.ts';
import { notLoaded, type Note, type Period } from '../../ledger/query/coverage.ts';
import type { LedgerQuestion } from '../../ledger/query/plan.ts';
import { leastCovered } from '../../ledger/query/sumCoverage.ts';
import { compareCodes } from '../../model/branches.ts';
import { first, lookup } from '../../model/lookup.ts';
import type { Ask } from '../../model/portal.ts';
import { askFor, buildLedgerQuestion, writeAmounts } from '../figures.ts';
import { distinctNotes } from '../coverageWords.ts';
import { toldPeriod } from '../period.ts';

export const SERIES: Shape<TreeAnswer> = {
  figures: () => true,
  answers: () => 'series',
  points: true,
  wants: () => 'ask',
  ask: askSeries,
  write: (answer, writing) => writeFigures(answer, writing),
  schema: (portal, call, { at = '#' }) =>
    call.asks.some((ask) => ask.by !== '')
      ? treeSchema(portal, call, at, POINT_FACTS)
      : figuresSchema(itemSchema(portal, call, POINT, POINT_FACTS)),
  reading: () => ({ at: 'items' }),
};

const MONTH: JsonSchema = { type: 'integer', minimum: 1, maximum: 12 };

/** When the figures of a point are, and what they are a sum of. */
const POINT_FACTS = {
  months: recordSchema({ from: MONTH, to: MONTH }),
  incomplete: { const: true, description: 'A year was asked and this is a part of it.' },
  date: { type: 'string', format: 'date', description: 'The day of stocks.' },
  open: { type: 'string', description: 'Why there are no figures.' },
  coverage: COVERAGE,
};

/** A year, or a month, a quarter or a day of it. */
const POINT: JsonSchema = {
  type: 'string',
  pattern: '^\\d{4}(-(\\d{2}(-\\d{2})?|Q[1-4]))?$',
};

/** One ask with its points. */
interface Asking {
  readonly ask: Ask;
  readonly question: LedgerQuestion;
  readonly points: readonly Point[];
}

/** Each ask adds its fields to the points; one with a classification also its roots below each year's point. */
export async function askSeries(asked: AskedCall): Promise<TreeAnswer> {
  const { call, params } = asked;
  const askings = await Promise.all(askFor(call, params).map((ask) => begin(asked, ask)));
  const aligned = await Promise.all(
    askings.map((asking) => align(asked, asking, lastMonths(askings))),
  );
  const byCode = Map.groupBy(
    aligned.flatMap((asking) => asking.points.map((point) => ({ ...asking, point }))),
    ({ ask, point }) => codeOf(ask, point),
  );
  const items: TreeItem[] = [];
  for (const code of [...byCode.keys()].sort(compareCodes))
    items.push(await buildItem(asked, code, byCode.get(code) ?? []));
  const found = items.some(({ point }) => point && !point.open) ? items : [];
  return {
    holds: 'figures',
    arrangement: 'points',
    items: found,
    notes: found.length > 0 ? listNotes(items) : whyNothing(first(aligned)),
    coverage: leastCovered(found.map(({ coverage = null }) => coverage)),
    period: toldPeriod(first(aligned).question.period, []),
  };
}

async function begin(asked: AskedCall, ask: Ask): Promise<Asking> {
  const { ledger, signal } = asked;
  const question = buildLedgerQuestion(asked, ask, Object.values(ask.measures));
  const periods = await ledger.periodsOver(question, ask.over);
  const points = await ledger.points(question, periods, signal);
  // a month or quarter whose neighbour is not stored has no step of its own
  return { ask, question, points: ask.over === 'year' ? points : points.filter(isFound) };
}

function isFound({ values }: Point): boolean {
  return values !== null;
}

/** Up to which month every ask that has figures of a year has them. */
function lastMonths(askings: readonly Asking[]): ReadonlyMap<number, number> {
  const ends = Map.groupBy(
    askings.flatMap(({ points }) => points.filter(isFound)),
    ({ year }) => year,
  );
  return new Map(
    [...ends].map(([year, points]) => [year, Math.min(...points.map(({ to }) => to))]),
  );
}

/** Where one ask of a year has more months than another, those that both have are compared. */
async function align(
  { ledger, signal }: AskedCall,
  asking: Asking,
  ends: ReadonlyMap<number, number>,
): Promise<Asking> {
  const { ask, question, points } = asking;
  if (ask.over !== 'year') return asking;
  const longer = points.filter((point) => isFound(point) && point.to > (ends.get(point.year) ?? 0));
  if (longer.length === 0) return asking;
  const periods = longer.map(({ year }): Period => ({
    year,
    grain: 'month',
    from: 1,
    to: ends.get(year) ?? MONTHS.year,
  }));
  const shorter = await ledger.points(question, periods, signal);
  return {
    ...asking,
    points: points.map((point) => shorter[longer.indexOf(point)] ?? point),
  };
}

interface AskedPoint extends Asking {
  readonly point: Point;
}

async function buildItem(
  asked: AskedCall,
  code: string,
  parts: readonly AskedPoint[],
): Promise<TreeItem> {
  const facts = pointFacts(asked, parts);
  const roots = await Promise.all(
    parts
      .filter(({ ask, point }) => ask.by !== '' && ask.over === 'year' && isFound(point))
      .map(({ ask, point }) => listRoots(asked, ask, point)),
  );
  const locale = first(asked.portal.settings.locales).code;
  return {
    id: code,
    code,
    names: { [locale]: formatYearName(code, facts) },
    level: 1,
    data: Object.assign(
      {},
      ...parts.map(({ ask, point }) => writeAmounts(ask.measures, (name) => point.values?.[name])),
    ) as TreeItem['data'],
    children: roots.flat(),
    coverage: leastCovered(parts.map(({ point }) => point.coverage)),
    point: facts,
    breaches: [],
  };
}

function codeOf({ over }: Ask, { year, to, day }: Point): string {
  return writePeriod(year, over, day ?? (over === 'quarter' ? to / MONTHS.quarter : to));
}

function pointFacts({ portal }: AskedCall, parts: readonly AskedPoint[]): PointFacts {
  const found = parts.filter(({ point }) => isFound(point));
  const { ask, question, point } = first(found.length > 0 ? found : parts);
  const measures = lookup(portal.model.facts, first(ask.facts)).measures;
  const stocks = Object.values(ask.measures).every((name) => measures[name]?.kind === 'stock');
  return {
    year: point.year,
    from: point.from,
    to: point.to,
    ...(point.day === undefined ? {} : { day: point.day }),
    incomplete:
      ask.over === 'year' &&
      question.period.grain === 'year' &&
      found.length > 0 &&
      !isWhole(point),
    date: stocks && found.length > 0 ? dayOf(point) : null,
    open: found.length > 0 ? null : (point.notes[0]?.code ?? 'period-not-loaded'),
  };
}

/** As `YYYY-MM-DD`. */
function dayOf({ year, from, to, day }: Point): string {
  return lastDay(
    year,
    day === undefined ? { grain: 'month', from, to } : { grain: 'day', from: day, to: day },
  );
}

/** A year that is not all of it says which months it is. */
function formatYearName(code: string, { date, from, to, open }: PointFacts): string {
  if (date !== null) return date;
  const year = !code.includes('-');
  return year && open === null && !isWhole({ from, to }) ? `${code} (${monthsOf(from, to)})` : code;
}

function isWhole({ from, to }: Pick<PointFacts, 'from' | 'to'>): boolean {
  return isWholeYear({ grain: 'month', from, to });
}

function monthsOf(from: number, to: number): string {
  return [from, to].map((month) => String(month).padStart(2, '0')).join('–');
}

/** Which years are left open and why, and which are not whole. */
function listNotes(items: readonly TreeItem[]): Note[] {
  const facts = items.flatMap(({ point }) => point ?? []);
  const said = (
    code: Note['code'],
    some: readonly PointFacts[],
    more: (facts: PointFacts) => string = () => '',
  ) =>
    some.length === 0
      ? []
      : [{ code, words: { years: some.map((each) => `${each.year}${more(each)}`).join(', ') } }];
  const open = facts.filter((each) => each.open !== null);
  return [
    ...said(
      'not-by-month',
      open.filter((each) => each.open === 'not-by-month'),
    ),
    ...said(
      'years-not-loaded',
      open.filter((each) => each.open !== 'not-by-month'),
    ),
    ...said(
      'incomplete-years',
      facts.filter((each) => each.incomplete),
      ({ from, to }) => ` (${monthsOf(from, to)})`,
    ),
  ];
}

/** What is said of the year that was asked. */
function whyNothing({ question, points }: Asking): Note[] {
  const asked = points.find((point) => point.year === question.period.year);
  return distinctNotes(asked?.notes ?? [notLoaded(question.period, [])]);
}

/** The roots of a year's tree as they stand below its point: with the year before their code, so that ids do not repeat. */
async function listRoots(asked: AskedCall, ask: Ask, point: Point): Promise<TreeItem[]> {
  const { call } = asked;
  const { year, from, to } = point;
  const whole = isWhole(point);
  const answer = await askTree(
    { ...asked, call: { ...call, asks: [{ ...ask, when: {} }] } },
    null,
    whole ? { year, grain: 'year', from: 1, to: 1 } : { year, grain: 'month', from, to },
  );
  return answer.items
    .slice(1)
    .map((root) => ({ ...root, id: `${year}.${root.code}`, level: 2, children: [] }));
}
