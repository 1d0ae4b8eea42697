// What a call with its parameters asks of the figures, read from the configuration alone.

import { assertDefined, type Call, type Portal } from '../../engine/serve.ts';
import type { GivenParams } from '../harness/questions.ts';
import type { ModelDimension, GrainName, PartOfYear, StoredLedger } from './stored.ts';
import type { Question } from './sums.ts';

export type CallAsk = Call['asks'][number];

/** A call as it was asked, and the rows that its answer is held against. */
export interface CallAsked {
  readonly portal: Portal;
  readonly stored: StoredLedger;
  readonly call: Call;
  readonly params: GivenParams;
}

export function questionOf(
  asked: CallAsked,
  ask: CallAsk,
  period = periodOf(asked, ask.facts),
): Question {
  const { params } = asked;
  const detail = ask.detail?.levels[String(params[ask.detail.param])] ?? '';
  return {
    facts: ask.facts,
    by: ask.by,
    detail: detail === ask.by ? '' : detail,
    where: codesIn(asked, ask.where),
    period,
    measures: [...new Set(Object.values(ask.measures))],
  };
}

export function codesIn(
  { portal, params }: CallAsked,
  where: CallAsk['where'],
): Record<string, string> {
  const found = Object.entries(where).flatMap(([name, given]) => {
    const text =
      typeof given !== 'object'
        ? given
        : (given.from ?? []).map((param) => params[param]).find((value) => value !== undefined);
    return text === undefined
      ? []
      : [[name, codeOf(assertDefined(portal.model.dimensions[name]), String(text))] as const];
  });
  return Object.fromEntries(found);
}

/** A code for whatever stands for it: a value, a word, a longer form, a former code. */
export function codeOf(dimension: ModelDimension, text: string): string {
  const { members, kind, total, words, pattern, forms, aliases } = dimension;
  const member = members.find(({ code, value }) => code === text || value === text);
  if (member) return member.code;
  if (kind === 'split' && total?.codes.includes(text)) return total.code;
  if (Object.hasOwn(words, text)) return assertDefined(words[text]);
  const form = new RegExp(pattern, 'u').test(text)
    ? undefined
    : forms.find((each) => new RegExp(each.pattern, 'u').test(text));
  const code = form ? text.slice(0, form.keep) : text;
  return aliases[code] ?? code;
}

const PARTS = { month: 12, quarter: 4, year: 1 } as const;

/** The period that is asked; what is not said of it is the latest that is loaded, or the whole year. */
export function periodOf(
  { portal, stored, call, params }: CallAsked,
  facts: readonly string[],
): PartOfYear {
  const ways = call.period.map((name) => assertDefined(portal.model.dialects[name]));
  const way = assertDefined(
    ways.find(({ grain, from, to }) =>
      [grain.param, from, to].some((name) => name !== undefined && params[name] !== undefined),
    ) ?? ways[0],
  );
  const { param, values, value } = way.grain;
  const grain: GrainName = ((param === undefined ? undefined : values[String(params[param])]) ??
    value) as GrainName;
  const numberOf = (name: string | undefined) =>
    name === undefined || params[name] === undefined ? null : Number(params[name]);
  const latest = (of: GrainName) => facts.flatMap((fact) => stored.latest(fact, of) ?? []);
  const years = (['month', 'quarter', 'year'] as const)
    .flatMap((of) => latest(of))
    .map(({ year }) => year);
  const year = numberOf(way.year) ?? Math.max(0, ...years);
  if (grain === 'year') return { year, grain, from: 1, to: 1 };
  const inYear = (of: GrainName) =>
    Math.max(0, ...latest(of).flatMap((last) => (last.year === year ? [last.period] : [])));
  const months = grain === 'quarter' ? inYear('month') : 0;
  const last = inYear(grain) || (months > 0 ? Math.max(1, Math.floor(months / 3)) : PARTS[grain]);
  return { year, grain, from: numberOf(way.from) ?? 1, to: numberOf(way.to) ?? last };
}
