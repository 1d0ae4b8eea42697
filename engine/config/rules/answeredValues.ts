// Finds choices of readers that the calls of a page do not answer.

import { listCallParams } from '../opened/spec.ts';
import { decide, holdsAll } from '../../state/decide.ts';
import type { Condition } from '../../model/portal.ts';
import { toList, normalizeCondition } from '../normalize/given.ts';
import { normalizeDecision } from '../normalize/pages.ts';
import type { Problem } from '../problems.ts';
import { filterOfParameter, givenBy, listInputs, type Asking } from './answers.ts';
import {
  has,
  lackingIn,
  OTHER,
  formatSetting,
  listSettings,
  collectConditionValues,
  type Setting,
} from './combinations.ts';
import { FILTERS, pageFilters, type RuleContext } from './rule.ts';
import { here, problemAt, type ValuePlace } from '../valuePlace.ts';

/** What a parameter is in one setting of its page; undefined where it has no value. */
interface Source {
  readonly param: string;
  /** Filters and path parameters that it depends on. */
  readonly names: readonly string[];
  /** The written value, which the message names. */
  readonly fixed?: { readonly value: string; readonly others: readonly string[] };
  /** The decision that gives the value. */
  readonly decision?: string;
  readonly valueIn: (setting: Setting) => string | undefined;
}

/** Prefix of a parameter with a fixed value, among the names of filters. */
const FIXED = 'with/';

/** A problem for each shortest setting that the call of a block does not answer. */
export function* notAnswered(context: RuleContext, asked: Asking): Generator<Problem> {
  const { at, call } = asked;
  const groups = [call.spec.ask ?? [], call.spec.formats ?? []]
    .map((rows) => rows.map(({ when }) => normalizeCondition(when)))
    .filter((rows) => rows.length > 0 && rows.every((when) => Object.keys(when).length > 0));
  const params = new Set(groups.flat().flatMap((when) => Object.keys(when)));
  if (groups.length === 0 || isDoubtful(context, asked, [...params])) return;
  const sources = [...params].map((param) => buildSource(context, asked, param));
  const texts = sources.flatMap((source) => [...textsNotAnswered(context, asked, source, groups)]);
  yield* texts;
  if (texts.length > 0) return;
  const only = normalizeCondition(at.block['only'] as Condition | undefined);
  const settings = listSettings(context, at.entry, {
    names: [...sources.flatMap(({ names }) => names), ...Object.keys(only)],
    named: collectConditionValues([only]),
  })?.filter((setting) => holdsAll(only, setting));
  if (!settings) return;
  const lacks = (setting: Setting) => {
    const values = Object.fromEntries(
      sources.map(({ param, valueIn }) => [param, valueIn(setting)] as const),
    );
    if (Object.values(values).some((value) => value === undefined || value === OTHER)) return false;
    return groups.some((rows) => !rows.some((when) => holdsAll(when, values)));
  };
  const fixed = sources.flatMap(({ param, fixed: own }) => (own ? [{ param, ...own }] : []));
  const chosen = fixed.reduce(
    (all, { param, value }) => all.map((each) => ({ ...each, [FIXED + param]: value })),
    settings,
  );
  const space = fixed.reduce(
    (all, { param, others }) =>
      all.flatMap((each) => others.map((value) => ({ ...each, [FIXED + param]: value }))),
    settings,
  );
  for (const short of lackingIn(chosen, lacks, space))
    yield lackingProblem(asked, Object.keys(short).length > 0 ? short : (chosen[0] ?? {}), {
      settings: chosen,
      lacks,
      sources,
    });
}

/** Skipped where something it depends on has a mistake of its own. */
function isDoubtful(
  context: RuleContext,
  { at, call }: Asking,
  params: readonly string[],
): boolean {
  const { file } = at.entry.source;
  const given = givenBy(at);
  const decisions = Object.values(given).flatMap((value) =>
    typeof value === 'object' && value.decide !== undefined ? [value.decide] : [],
  );
  return (
    (at.entry.damaged ?? []).length > 0 ||
    ['/filters', '/with', at.pointer].some((pointer) => context.isBroken(file, pointer)) ||
    params.some((param) => {
      const filter = filterOfParameter(context, call, param);
      return filter === null || context.isBroken(FILTERS, `/${filter}`);
    }) ||
    decisions.some((name) => {
      const decision = context.config.decisions.entries.get(name);
      return !decision || context.isBroken(decision.source.file, '');
    })
  );
}

/** Where a parameter of a call gets its value in the settings of a page. */
export function buildSource(context: RuleContext, { at, call }: Asking, param: string): Source {
  const given = givenBy(at)[param];
  const filter = filterOfParameter(context, call, param) ?? '';
  if (given !== undefined && typeof given !== 'object') {
    const value = String(given);
    const others = context.filters[filter]?.options?.map((option) => option.value) ?? [value];
    return {
      param,
      names: [],
      fixed: { value, others },
      valueIn: (setting) => setting[FIXED + param],
    };
  }
  if (given?.decide !== undefined) return decidedSource(context, at, param, given.decide);
  const names = given ? toList(given.from) : ownFilter(at, filter);
  const written = listCallParams(call.spec).find(({ name }) => name === param)?.default;
  const standard = typeof written === 'object' ? undefined : written;
  const otherwise = standard === undefined ? undefined : String(standard);
  return {
    param,
    names,
    valueIn: (setting) =>
      names.map((name) => setting[name]).find((value) => value !== undefined) ?? otherwise,
  };
}

function decidedSource(
  context: RuleContext,
  at: Asking['at'],
  param: string,
  name: string,
): Source {
  const spec = context.config.decisions.entries.get(name)?.spec;
  const names = (spec?.rows ?? []).flatMap(({ when }) => Object.keys(when ?? {}));
  const decision = spec && normalizeDecision(name, spec);
  return {
    param,
    names,
    decision: name,
    valueIn: (setting) => decision && decide(decision, { ...setting, page: at.entry.id })?.value,
  };
}

/** The filter of the page that gives the parameter by its name; one that is sent under another name does not. */
function ownFilter(at: Asking['at'], filter: string): string[] {
  const renamed = Object.values(givenBy(at)).flatMap((value) =>
    typeof value === 'object' ? toList(value.from) : [],
  );
  return listInputs(at.entry).includes(filter) && !renamed.includes(filter) ? [filter] : [];
}

/** Texts that a decision gives to the parameter and that no row of the call answers. */
function* textsNotAnswered(
  context: RuleContext,
  { at, call }: Asking,
  { param, decision: name = '' }: Source,
  groups: readonly (readonly Condition[])[],
): Generator<Problem> {
  const decision = context.config.decisions.entries.get(name);
  if (!decision) return;
  for (const [i, { when, then }] of decision.spec.rows.entries()) {
    const pages = normalizeCondition(when)['page'];
    if (typeof then !== 'string' || (pages !== undefined && !pages.includes(at.entry.id))) continue;
    const answered = groups.every((rows) =>
      rows.some((row) => row[param] === undefined || row[param].includes(then)),
    );
    if (!answered)
      yield problemAt(here(decision, `/rows/${i}/then`), 'value-not-answered', {
        call: call.id,
        written: `${param}: ${then}`,
      });
  }
}

interface Tried {
  readonly settings: readonly Setting[];
  readonly lacks: (setting: Setting) => boolean;
  readonly sources: readonly Source[];
}

function lackingProblem({ at, call }: Asking, short: Setting, tried: Tried): Problem {
  const { settings, lacks, sources } = tried;
  const [[name, value] = ['', ''], ...more] = Object.entries(short);
  const option = optionPlace(at, name, value);
  const decided = sources.filter((source) => source.decision !== undefined);
  if (more.length === 0 && option && decided.length === 0) {
    const answered = settings.filter((setting) => !lacks(setting));
    const allowed = [...new Set(answered.flatMap((setting) => setting[name] ?? []))].sort();
    const words = { call: call.id, filter: name, written: value };
    return problemAt(option, 'option-not-answered', words, { allowed });
  }
  const example = settings.find((setting) => has(setting, short)) ?? short;
  const values: Setting = {
    ...Object.fromEntries(Object.entries(short).map(([key, of]) => [key.replace(FIXED, ''), of])),
    ...Object.fromEntries(decided.map(({ param, valueIn }) => [param, valueIn(example) ?? ''])),
  };
  const given =
    decided.map(({ param }) => FIXED + param)[0] ??
    Object.keys(short).find((each) => each.startsWith(FIXED));
  const place = given
    ? here(at.entry, `${at.pointer}/${given}`)
    : (option ?? here(at.entry, `${at.pointer}/call`));
  const code = Object.keys(values).length > 1 ? 'not-answered-together' : 'value-not-answered';
  return problemAt(place, code, { call: call.id, written: formatSetting(values) });
}

/** Where the page offers the value to its readers: the option if they are listed, else the filter. */
function optionPlace({ entry }: Asking['at'], name: string, value: string): ValuePlace | null {
  const field = pageFilters(entry.spec).find((each) => each.name === name);
  if (!field) return null;
  const index = field.spec.options?.indexOf(value) ?? -1;
  const base = field.pointer.replace(/\/filter$/, '');
  return here(entry, index >= 0 ? `${base}/options/${index}` : field.pointer);
}
