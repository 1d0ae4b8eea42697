// All that a portal asks another one for: lists, files that need no key, and the source figures of each key.

import { holds } from '../../state/decide.ts';
import { fillNames } from '../../language/fillNames.ts';
import { last, lookup, assertDefined } from '../../model/lookup.ts';
import type { Call, FetchPlan, Portal } from '../../model/portal.ts';
import { fetchableCalls, wantedFiles } from './wanted.ts';

/** One file: where it is asked for, what it is kept as. */
export interface Step {
  /** Path and query, below the base of the service. */
  readonly address: string;
  /** Below the folder, with `/`. */
  readonly file: string;
  readonly kind: 'list' | 'export' | 'rows';
  /** Left out: a list has none. */
  readonly year?: number;
  /** Name of the form that rows must have; exports are recognised by their names. */
  readonly format?: string;
  /** The dimension whose members a list has. */
  readonly dimension?: string | undefined;
  /** Whether a list of the service says that there are rows. */
  readonly isListed?: boolean;
}

/** What to ask a portal for: years, groups of keys, and how much of them. */
export interface Scope {
  readonly from: number;
  readonly to: number;
  /** Codes of groups; null: all there are. */
  readonly groups: readonly string[] | null;
  readonly exports: boolean;
  /** Conditions of rows, as in FetchQuestion; none: all. */
  readonly only: readonly string[];
}

/** The newest month of a fact, and whether a list of the service names it. */
export interface Month {
  readonly year: number;
  readonly month: number;
  readonly isListed: boolean;
}

export interface ExportScope {
  readonly scope: Scope;
  readonly years: readonly number[];
  /** By fact; null where the service has none. */
  readonly newest: (fact: string | undefined) => Month | null;
}

/** A step for each list that the plan names, kept as `lists/<name>.json`. */
export function listSteps({ calls }: Portal, { lists }: FetchPlan): Step[] {
  return lists.map((id) => {
    const { path, members } = lookup(calls, id);
    const file = `lists/${last(path.split('/'))}.json`;
    return { address: path, file, kind: 'list', dimension: members?.dimension };
  });
}

/** Each file of whole years, and of the months up to the last one that there is of its figures. */
export function exportSteps(
  portal: Portal,
  plan: FetchPlan,
  { scope, years, newest }: ExportScope,
): Step[] {
  if (!scope.exports) return [];
  return plan.exports.flatMap((wanted) => {
    const call = lookup(portal.calls, wanted.call);
    return combined(wanted.with).flatMap((given) => {
      const until = newest(call.asks.find(({ when }) => holds(when, given))?.facts[0]);
      return until === null
        ? []
        : years.flatMap((year) => exportStep(portal, call, { given, year, until }));
    });
  });
}

function exportStep(
  { model }: Portal,
  call: Call,
  asked: { readonly given: Readonly<Record<string, string>>; year: number; until: Month },
): Step[] {
  const { given, year, until } = asked;
  const dialect = lookup(model.dialects, assertDefined(call.period[0]));
  const isYearly = dialect.to === undefined;
  // a year alone may be of what is to come
  if (!isYearly && year > until.year) return [];
  const month = year < until.year ? 12 : until.month;
  const period = {
    [dialect.year]: String(year),
    ...(dialect.from === undefined ? {} : { [dialect.from]: '1' }),
    ...(dialect.to === undefined ? {} : { [dialect.to]: String(month) }),
  };
  const params: Readonly<Record<string, string>> = { ...given, ...period };
  const flat = call.flat.find(({ when }) =>
    Object.entries(when).every(([name, values]) => values.includes(params[name] ?? '')),
  );
  if (!flat) return [];
  const inPath = (name: string) => call.path.split('/').includes(`:${name}`);
  const query = Object.entries(params).filter(([name]) => !inPath(name));
  const folder = Object.entries(given)
    .filter(([name]) => !inPath(name))
    .map(([, value]) => value);
  return [
    {
      address: `${buildPath(call, params)}/CSV?${new URLSearchParams(query).toString()}`,
      file: ['exports', ...folder, `${fillNames(flat.file, params)}.csv`].join('/'),
      kind: 'export',
      year,
      isListed: !isYearly && until.isListed && year === until.year,
    },
  ];
}

/** Every form and grain of the source figures of a key and a year. */
export function rowSteps(portal: Portal, { only }: Scope, key: string, year: number): Step[] {
  const [call] = fetchableCalls(portal);
  if (!call) return [];
  return wantedFiles(portal, call, { key, year, only }).map(({ query, file, format }) => ({
    address: `${call.path}?${new URLSearchParams(query).toString()}`,
    file: `rows/${year}/${file}`,
    kind: 'rows',
    year,
    format: format.name,
  }));
}

function buildPath({ path }: Call, params: Readonly<Record<string, string>>): string {
  return path.replaceAll(/:(\w+)/g, (_, name: string) => params[name] ?? '');
}

/** From the first year to the last, both included. */
export function listScopeYears({ from, to }: Scope): number[] {
  return Array.from({ length: to - from + 1 }, (_, nth) => from + nth);
}

/** Each value with each value of the others. */
function combined(values: Readonly<Record<string, readonly string[]>>): Record<string, string>[] {
  return Object.entries(values).reduce<Record<string, string>[]>(
    (all, [name, each]) =>
      all.flatMap((given) => each.map((value) => ({ ...given, [name]: value }))),
    [{}],
  );
}
