// One code over the years: what was planned and what was done in each whole year that is loaded.

import { firstPart, isWholeYear, PERIODS } from '../../model/calendar.ts';
import type { Period } from '../../ledger/query/coverage.ts';
import { planQuestion, type LedgerQuestion, type Plan } from '../../ledger/query/plan.ts';
import type { Ask, Fact, Measure, Portal } from '../../model/portal.ts';
import type { Amount } from '../answer.ts';
import { buildLedgerQuestion, writeAmounts } from '../figures.ts';
import { loadedDay } from '../period.ts';
import { nameAlike } from '../../model/call.ts';
import { askTree } from '../tree/tree.shape.ts';
import { coverageView } from '../coverageWords.ts';
import type { History, ToldYear } from './told.ts';
import { askedCall, isTotalRow, itemAt, NOT_WHOLE, type FoundFigure } from './figure.ts';

/** So many years at most, the latest. */
const MOST_YEARS = 12;
/** What a plan is called in the words of the roles, the last that was in force first. */
const PLANS = ['adjusted', 'approved', 'proposed'];
const DONE = 'executed';

/** Null where no whole year is loaded. */
export async function findHistory(figure: FoundFigure): Promise<History | null> {
  const { formatter, fact, service, ask, field } = figure;
  const measures = historyMeasures(service.portal, fact, figure.measure);
  if (measures.length === 0) return null;
  const names = measures.map(({ name }) => name);
  const own = buildLedgerQuestion(askedCall(figure), ask, names);
  const question = figure.dimension === '' ? { ...own, by: '', detail: '' } : own;
  const found = await service.ledger.periodsOver(question, 'year');
  const years = [...new Set(found.map(({ year }) => year))].sort((a, b) => a - b);
  const told = await Promise.all(
    years.slice(-MOST_YEARS).map(async (year) => {
      const whole = await wholeYear(figure, question, year);
      return whole && (await findYear(figure, { question, period: whole, names, field }));
    }),
  );
  const columns = measures.map(({ name, title }) => ({
    measure: name,
    title: formatter.plain(title),
  }));
  const kept = told.flatMap((year) => year ?? []);
  return kept.length === 0 ? null : { columns, years: kept };
}

/** What was planned and done, by the roles of the model; a figure of neither has its own history. */
export function historyMeasures({ model }: Portal, fact: Fact, own: Measure): Measure[] {
  const stored = Object.values(fact.measures).filter(
    ({ kind }) => kind === 'stock' || kind === 'flow',
  );
  const phaseOf = ({ name }: Measure) => model.roles?.phases?.[name] ?? '';
  const first = (phase: string) =>
    [own, ...stored].find((measure) => stored.includes(measure) && phaseOf(measure) === phase);
  const done = first(DONE);
  const isPlan = stored.includes(own) && PLANS.includes(phaseOf(own));
  const plan = isPlan ? own : PLANS.map(first).find((measure) => measure !== undefined);
  const usual = [plan, done].flatMap((measure) => measure ?? []);
  const isUsual = usual.includes(own) || !stored.includes(own) || usual.length > 1;
  if (usual.length > 0 && isUsual) return usual;
  return stored.includes(own) ? [own] : [];
}

/** The year as it is stored to its end: by days, by months, by quarters, or as one; null where it is not. */
async function wholeYear(
  figure: FoundFigure,
  question: LedgerQuestion,
  year: number,
): Promise<Period | null> {
  const { service } = figure;
  const { model } = service.portal;
  const ways: readonly Period[] = [
    { year, grain: 'day', from: firstPart('day'), to: PERIODS.day },
    { year, grain: 'month', from: 1, to: 12 },
    { year, grain: 'quarter', from: 1, to: 4 },
    { year, grain: 'year', from: 1, to: 1 },
  ];
  for (const period of ways) {
    const { plan } = await planQuestion(model, service.ledger.store, { ...question, period });
    if (!plan) continue;
    const whole =
      isWholeYear(plan.period) && !plan.notes.some(({ code }) => code === 'parts-missing');
    if (whole && !isRunning(figure, plan)) return period;
  }
  return null;
}

/** What is stored of a year as one, and was not over on the day the figures came, is no whole year of what is taken or spent. */
function isRunning({ service }: FoundFigure, { question, fact, period }: Plan): boolean {
  const flows = question.measures.some((name) => fact.measures[name]?.kind === 'flow');
  const day = loadedDay(service.portal.settings, service.ledger);
  return flows && period.grain === 'year' && day <= `${question.period.year}-12-31`;
}

interface AskedYear {
  readonly question: LedgerQuestion;
  readonly period: Period;
  readonly names: readonly string[];
  readonly field: string;
}

/** Null where the code has nothing in the year. */
async function findYear(figure: FoundFigure, asked: AskedYear): Promise<ToldYear | null> {
  const { formatter, item } = figure;
  const found =
    figure.dimension === '' ? await totalAt(figure, asked) : await codeAt(figure, asked);
  if (!found || Object.values(found.data).every((amount) => amount === null)) return null;
  const { coverage } = found;
  const name = formatter.plain(found.names ?? item.names);
  return {
    year: asked.period.year,
    data: found.data,
    name: name === formatter.plain(item.names) ? '' : name,
    coverage:
      coverage && !coverage.whole
        ? (coverageView(formatter, coverage, NOT_WHOLE)?.words ?? '')
        : '',
  };
}

interface FoundYear {
  readonly data: Readonly<Record<string, Amount>>;
  /** Null where they are the same in every year. */
  readonly names: Readonly<Record<string, string>> | null;
  readonly coverage: Parameters<typeof coverageView>[1];
}

async function totalAt(
  { service, signal }: FoundFigure,
  { question, period, names }: AskedYear,
): Promise<FoundYear | null> {
  const [point] = await service.ledger.points({ ...question, period }, [period], signal);
  if (!point?.values) return null;
  const { values, coverage } = point;
  const data = writeAmounts(nameAlike(names), (name) => values[name]);
  return { data, names: null, coverage };
}

/** The row of the same code in the tree of another year. */
async function codeAt(
  figure: FoundFigure,
  { period, names }: AskedYear,
): Promise<FoundYear | null> {
  const { ask, answer, item } = figure;
  const isBelow = answer.arrangement === 'hierarchy' && item.id !== item.code;
  const id = answer.arrangement === 'hierarchy' ? item.id : item.code;
  const { detail, ...plain } = ask;
  const own: Ask = { ...plain, when: {}, ...(isBelow && detail && { detail }) };
  const tree = await askTree(
    { ...askedCall(figure), call: { ...figure.call, asks: [own] } },
    nameAlike(names),
    period,
  );
  const found = isTotalRow(answer, item) ? tree.items[0] : itemAt(tree.items, id);
  if (!found) return null;
  const { data, names: called } = found;
  return { data, names: isTotalRow(answer, item) ? null : called, coverage: tree.coverage };
}
