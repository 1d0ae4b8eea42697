// How a figure was made: from what is stored, from other figures of its row, or from the rows below it.

import { parseAmount, writeAmount } from '../../language/decimals.ts';
import { monthName } from '../../language/periods.ts';
import { inMonths } from '../../model/calendar.ts';
import { lookup, assertDefined } from '../../model/lookup.ts';
import type { Fact, Measure } from '../../model/portal.ts';
import type { Plan } from '../../ledger/query/plan.ts';
import type { FoundFigure } from './figure.ts';

/** A sentence for each step. */
export function madeWords(figure: FoundFigure): string[] {
  const { measure, plan } = figure;
  if (measure.of.length > 0) return [computedWords(figure, measure)];
  if (measure.kind === 'joined') return [joinedWords(figure, measure)];
  return [
    ...(plan && plan.period.grain !== 'none' ? [timeWords(figure, plan)] : []),
    ...(plan ? partsWords(figure, plan) : []),
    ...rowsWords(figure),
    ...derivedWords(figure),
  ];
}

/** From two measures of the same row, with their amounts where the call answers them. */
function computedWords({ formatter, fact, ask, item }: FoundFigure, measure: Measure): string {
  const fieldOf = (name: string) =>
    Object.keys(ask.measures).find((field) => ask.measures[field] === name) ?? '';
  const told = (name: string) => {
    const title = formatter.plain(lookup(fact.measures, name).title);
    const amount = item.data[fieldOf(name)] ?? null;
    return amount === null
      ? formatter.say('explain.made.named', { title })
      : formatter.say('explain.made.known', { title, amount: formatter.exact(amount) });
  };
  const [one = '', other = ''] = measure.of;
  const key = measure.kind === 'percent' && measure.change ? 'percent-change' : measure.kind;
  const names = { first: told(one), second: told(other) };
  return formatter.say(`explain.made.${key}`, names);
}

/** From another year or from other figures, under the same code. */
function joinedWords({ formatter, answer, period }: FoundFigure, measure: Measure): string {
  const { model } = formatter.portal;
  const from = assertDefined(measure.from);
  const fact = lookup(model.facts, from.fact);
  const note = answer.notes.find(
    ({ code, words }) => code === 'joined-year' && words['measure'] === measure.name,
  );
  const years = from.years.map((away) => (period?.year ?? 0) + away);
  const parts = Object.entries(from.where ?? {}).map(([name, code]) => {
    const { members } = lookup(model.dimensions, name);
    const member = members.find((each) => each.code === code);
    return member ? formatter.plain(member.title) : code;
  });
  if (parts.length > 0)
    return formatter.say('explain.made.joined-part', {
      measure: formatter.plain(lookup(fact.measures, from.measure).title),
      parts: parts.join(', '),
      years: years.join(', '),
    });
  return formatter.say('explain.made.joined', {
    fact: formatter.plain(fact.title),
    measure: formatter.plain(lookup(fact.measures, from.measure).title),
    years: String(note?.words['year'] ?? years.join(', ')),
  });
}

/** What stands at a day, what periods of their own have, what has accumulated, or the difference of two such sums. */
function timeWords({ formatter, measure }: FoundFigure, { period, question }: Plan): string {
  const { tag } = formatter.locale;
  const { grain, from, to, before, first } = period;
  const { year } = question.period;
  const month = (part: number) => monthName(inMonths({ grain, from: part, to: part }).to, tag);
  if (grain === 'year') return formatter.say('explain.made.year', { year });
  if (measure.kind === 'stock' && grain === 'day')
    return formatter.say('explain.made.own-period', {
      period: formatter.period({ year, grain, from: to, to }),
    });
  if (measure.kind === 'stock')
    return formatter.say('explain.made.stock', { month: month(to), year });
  if (first > 0)
    return formatter.say(`explain.made.${from === to ? 'own' : 'added'}-period`, {
      period: formatter.period({ year, grain, from, to }),
    });
  if (before === 0) return formatter.say('explain.made.accumulated', { month: month(to), year });
  return formatter.say('explain.made.less', { to: month(to), before: month(before), year });
}

/** Parts of a split that are added up, keys that are. */
function partsWords({ formatter }: FoundFigure, plan: Plan): string[] {
  const { model } = formatter.portal;
  const { partitionedBy, partitions, sum, entityKey, fact } = plan;
  const said: string[] = [];
  if (partitionedBy !== null && partitions.length > 1) {
    const { members } = lookup(model.dimensions, partitionedBy);
    const names = partitions.map((code) => {
      const member = members.find((each) => each.code === code);
      return member ? formatter.plain(member.title) : code;
    });
    said.push(formatter.say('explain.made.parts', { parts: names.join(', ') }));
  }
  if (sum && entityKey !== '')
    said.push(formatter.say('explain.made.keys', { fact: formatter.plain(fact.title) }));
  return said;
}

/** What the rows below add up to, where the answer has them. */
function rowsWords({
  formatter,
  item,
  below,
  field,
  value,
  plan,
  dimension,
  fact,
  measure,
}: FoundFigure): string[] {
  const { model } = formatter.portal;
  const rows = below.flatMap(({ code, data }) => {
    const amount = parseAmount(data[field] ?? '');
    const weight = BigInt(model.dimensions[dimension]?.weights[code] ?? 1);
    return amount === null || amount === undefined ? [] : [{ code, weight, amount }];
  });
  if (value === null) return [];
  if (rows.length === 0) return leadsWords({ formatter, plan, item, dimension, fact, measure });
  const sum = writeAmount(
    rows.reduce((before, { weight, amount }) => before + weight * amount, 0n),
  );
  const equal = parseAmount(sum) === parseAmount(value);
  const count = rows.length;
  const taken = rows.filter(({ weight }) => weight < 0n).map(({ code }) => code);
  return [
    equal
      ? formatter.say('explain.made.rows', { count })
      : formatter.say('explain.made.own', { sum: formatter.exact(sum) }),
    ...(taken.length > 0 ? [formatter.say('explain.made.minus', { codes: taken.join(', ') })] : []),
  ];
}

/** A code that stored codes lead to is their sum; what was added up or taken away is not what is stored. */
function leadsWords({
  formatter,
  plan,
  item,
  dimension,
  fact,
  measure,
}: Pick<FoundFigure, 'formatter' | 'plan' | 'item' | 'dimension' | 'fact' | 'measure'>): string[] {
  const path = plan?.detail?.dimension === dimension ? plan.detail : plan?.by;
  if (!path || dimension === '') return [];
  const { dimensions } = formatter.portal.model;
  if (path.column === path.dimension)
    return isAsStored(plan, fact, measure) ? [formatter.say('explain.made.stored')] : [];
  const title = formatter.plain(lookup(dimensions, path.column).title);
  return [formatter.say('explain.made.leads', { dimension: title, code: item.code })];
}

/** Whether the amount is one of those that came in: of one part, one key and one sum of them. */
function isAsStored(plan: Plan | null, { derive }: Fact, { kind }: Measure): boolean {
  if (!plan || derive.length > 0 || plan.sum !== null) return false;
  const isOfOne = plan.partitionedBy === null || plan.partitions.length === 1;
  return isOfOne && (kind === 'stock' || plan.period.before === 0);
}

/** A fact that other facts were added up to, and what of them was left out. */
function derivedWords({ formatter, service, fact, period }: FoundFigure): string[] {
  if (fact.derive.length === 0) return [];
  const { facts } = formatter.portal.model;
  const names = fact.derive.map((each) => formatter.plain(lookup(facts, each.fact).title));
  const left = fact.derive.flatMap(({ without }) =>
    Object.entries(without).flatMap(([dimension, codes]) =>
      codes.map((code) => {
        const title = service.ledger.members.title(dimension, code, period?.year ?? 0);
        return `${code} ${title ? formatter.plain(title) : ''}`.trim();
      }),
    ),
  );
  const key = left.length > 0 ? 'explain.made.derived-without' : 'explain.made.derived';
  const values = { facts: names.join('; '), codes: [...new Set(left)].join('; ') };
  return [formatter.say(key, values)];
}
