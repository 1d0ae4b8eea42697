// Which figure of an answer is meant: its row, its measure, the plan by which the ledger answers it; and whose it is.

import type { LedgerQuestion, Plan } from '../../ledger/query/plan.ts';
import { isWholeYear } from '../../model/calendar.ts';
import { planPeriod } from '../../ledger/query/series.ts';
import type { Period } from '../../ledger/query/coverage.ts';
import type { LocaleFormatter } from '../../language/localeFormatter.ts';
import { findBranch } from '../../model/branches.ts';
import { first, lookup } from '../../model/lookup.ts';
import type { Ask, Call, Fact, Measure, Portal } from '../../model/portal.ts';
import type { Amount, TreeAnswer, TreeItem } from '../answer.ts';
import type { AnswerAsking } from '../answerService.ts';
import { askFor, buildLedgerQuestion } from '../figures.ts';
import type { Params } from '../params.ts';
import { ApiProblem } from '../problem.ts';
import type { AskedCall } from '../shape.ts';
import { fillPath } from '../../addresses/routes.ts';
import { plainWords } from '../../language/text.ts';
import type { ToldMember, ToldName } from './told.ts';

/** What follows of a figure whose sum does not stand for all: the key of the message. */
export const NOT_WHOLE = 'explain.not-whole';

/** One figure of a call's answer. */
export interface FigureQuestion {
  readonly service: AnswerAsking;
  readonly formatter: LocaleFormatter;
  readonly call: Call;
  readonly params: Params;
  /** The row as the answer names it: its `node`, or else its code; empty for the total, or the first row. */
  readonly node: string;
  /** As the call names it. */
  readonly field: string;
  readonly signal?: AbortSignal | undefined;
}

/** The same, found. */
export interface FoundFigure extends FigureQuestion {
  readonly answer: TreeAnswer;
  readonly ask: Ask;
  readonly item: TreeItem;
  /** From the root down. */
  readonly above: readonly TreeItem[];
  /** Rows that its sum is made of. */
  readonly below: readonly TreeItem[];
  readonly fact: Fact;
  readonly measure: Measure;
  readonly value: Amount;
  /** Null where nothing is stored that answers. */
  readonly plan: Plan | null;
  /** Canonical codes of what was asked, by dimension. */
  readonly where: LedgerQuestion['where'];
  /** The dimension of the row's code; empty where it has none. */
  readonly dimension: string;
  readonly period: Period | null;
}

/** Throws ApiProblem: 404 where the row or the call's figures are not there, 400 where the field is not. */
export async function findFigure(question: FigureQuestion): Promise<FoundFigure> {
  const { service, formatter, call, params, node, field, signal } = question;
  const answer = await service.ask(call, params, { lang: formatter.locale.code, signal });
  if (answer.holds !== 'figures')
    throw new ApiProblem('unknown-form', { detail: { say: 'no-figures' } });
  const path = pathTo(answer.items, node);
  const [item, ...over] = path;
  if (!item) throw new ApiProblem('unknown-code', { parameter: 'row', received: node });
  const ask = askOf(question, item);
  const { facts } = service.portal.model;
  const period = findPeriod(answer, item, over);
  const name = lookup(ask.measures, field);
  const byTime = answer.arrangement !== 'hierarchy' && over.length === 0;
  const own = {
    ...buildLedgerQuestion(askedCall(question), ask, [name]),
    ...(byTime ? { by: '', detail: '' } : {}),
  };
  const of = ask.ofKeys ? ofKey(own, ask, isTotalRow(answer, item) ? null : item.code) : own;
  const { plan } = await planPeriod(service.ledger, period ? { ...of, period } : of);
  const fact = plan?.fact ?? lookup(facts, first(ask.facts));
  return {
    ...question,
    answer,
    ask,
    item,
    above: over.filter(({ point }) => !point).reverse(),
    below: isTotalRow(answer, item) ? answer.items.slice(1) : item.children,
    fact,
    measure: lookup(fact.measures, name),
    value: item.data[field] ?? null,
    plan,
    where: of.where,
    dimension: byTime ? '' : dimensionOf(item, ask, plan, answer),
    period: shownPeriod(period, plan),
  };
}

/** What the total of all keys, or the row of one, is to the ledger. */
function ofKey(question: LedgerQuestion, { by }: Ask, key: string | null): LedgerQuestion {
  const where = key === null ? question.where : { ...question.where, [by]: key };
  return { ...question, by: '', detail: '', where };
}

/** The call as the shapes of answers are asked it. */
export function askedCall({ service, call, params, signal }: FigureQuestion): AskedCall {
  const { portal, ledger } = service;
  return { portal, ledger, call, params, flat: false, lang: '', signal };
}

/** The row and what stands above it, the nearest first; empty where there is none. */
function pathTo(items: readonly TreeItem[], node: string): TreeItem[] {
  if (node === '') return items.slice(0, 1);
  const own = items.find(({ id }) => id === node);
  if (own) return [own];
  for (const item of items) {
    const found = pathTo(item.children, node);
    if (item.children.length > 0 && found.length > 0) return [...found, item];
  }
  return [];
}

/** Whether a row is the total above a hierarchy; answers in other arrangements have no such row. */
export function isTotalRow({ arrangement }: TreeAnswer, { level }: TreeItem): boolean {
  return arrangement === 'hierarchy' && level === 0;
}

/** The ask that a row is of. Throws ApiProblem where it has no such field. */
function askOf({ call, params, field }: FigureQuestion, item: TreeItem): Ask {
  const asks = askFor(call, params);
  const own = asks.filter(({ row }) => !row || row.code === item.code);
  const found = own.find(({ measures }) => Object.hasOwn(measures, field));
  if (found) return found;
  const allowed = [...new Set(own.flatMap(({ measures }) => Object.keys(measures)))];
  throw new ApiProblem('invalid-parameter', { parameter: 'field', received: field, allowed });
}

/** That of a point in time is its own. */
function findPeriod(
  { period }: TreeAnswer,
  { point }: TreeItem,
  over: readonly TreeItem[],
): Period | null {
  const facts = point ?? over.find((item) => item.point)?.point;
  if (!facts) return period;
  const { year, from, to, day } = facts;
  if (day !== undefined) return { year, grain: 'day', from: day, to: day };
  return { year, grain: 'month', from, to };
}

/** Of a year that is not loaded to its end what it has. */
function shownPeriod(period: Period | null, plan: Plan | null): Period | null {
  if (!period || !plan || period.grain !== 'year') return period;
  const { grain, from, to } = plan.period;
  return isWholeYear(plan.period) ? period : { year: period.year, grain, from, to };
}

function dimensionOf(
  { id, code }: TreeItem,
  { by }: Ask,
  plan: Plan | null,
  { arrangement }: TreeAnswer,
): string {
  const isBelow = arrangement === 'hierarchy' && id !== code;
  return isBelow ? (plan?.detail?.dimension ?? '') : by;
}

/** The item of a tree with this id. */
export function itemAt(items: readonly TreeItem[], id: string): TreeItem | null {
  return findBranch(items, (item) => item.id === id);
}

/** Parts of splits and keys that the figure is of. */
export function asked({
  service,
  formatter,
  plan,
  where: codes,
  period,
}: FoundFigure): ToldMember[] {
  const { model } = service.portal;
  const where: Record<string, string> = { ...codes };
  if (plan && plan.partitionedBy !== null) where[plan.partitionedBy] ??= plan.partition;
  return Object.entries(where).map(([name, code]) => {
    const dimension = lookup(model.dimensions, name);
    const own = dimension.members.find((member) => member.code === code)?.title;
    const total = dimension.total?.code === code ? dimension.total.title : undefined;
    const known = service.ledger.members.title(name, code, period?.year ?? 0);
    return {
      title: formatter.plain(dimension.title),
      ...toldName(formatter, own ?? total ?? known ?? {}, code),
      code: own || total ? '' : code,
      to: own || total ? '' : findMemberPage(service.portal, name, code),
    };
  });
}

/** What the code belongs to in classifications that it leads to. */
export function belonging({
  service,
  formatter,
  item,
  dimension,
  period,
}: FoundFigure): ToldMember[] {
  const { portal, ledger } = service;
  const year = period?.year ?? 0;
  const { leads = [], levels = [] } = portal.model.dimensions[dimension] ?? {};
  // above its lowest level a code has codes that belong elsewhere
  if (item.children.length > 0 || item.level === 0 || levels.length === 0) return [];
  return leads.flatMap((name): ToldMember[] => {
    const code = ledger.members.attribute(dimension, item.code, name, year);
    const title = code === null ? null : ledger.members.title(name, code, year);
    if (code === null || !title) return [];
    return [
      {
        title: formatter.plain(lookup(portal.model.dimensions, name).title),
        ...toldName(formatter, title, code),
        to: findMemberPage(portal, name, code),
      },
    ];
  });
}

/** A code with its name as plain text; `lang` is empty where the name is in the language of the page. */
export function toldName(
  formatter: LocaleFormatter,
  names: Readonly<Record<string, string>>,
  code: string,
): ToldName {
  const words = formatter.words(names);
  return { code, words: plainWords(words), lang: typeof words === 'string' ? '' : words.lang };
}

/** The address, without language, of a code's figures: where the search leads too; empty where it leads nowhere. */
export function findMemberPage(portal: Portal, dimension: string, code: string): string {
  const found = portal.settings.search?.members?.find((each) => each.dimension === dimension);
  const page = found && portal.pages[found.page];
  if (!page) return '';
  const [parameter] =
    Object.entries(page.parameters).find(([, declared]) => declared.dimension === dimension) ?? [];
  const path = parameter === undefined ? page.path : fillPath(page.path, { [parameter]: code });
  const query = (found.query ?? '').replace('{code}', encodeURIComponent(code));
  return path + (query === '' ? '' : `?${query}`);
}
