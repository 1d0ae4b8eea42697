// What filters of a page can be set to together, and the shortest words for those settings that something lacks.

import type { PageSpec } from '../../../schemas/types.ts';
import { holds } from '../../state/decide.ts';
import { PERIOD_KINDS } from '../../state/periodFilters.ts';
import type { Condition } from '../../model/portal.ts';
import { toList, normalizeCondition } from '../normalize/given.ts';
import type { ConfigEntry } from '../entry.ts';
import { pageFilters, pathParameters, type RuleContext } from './rule.ts';

/** Values by the names of filters and path parameters; a name without a value is not there. */
export type Setting = Readonly<Record<string, string>>;

/** Stands for every value that nobody names. */
export const OTHER = '…';
/** More settings than these are not tried. */
const MOST = 20_000;
const MONTHS = 12;
const QUARTERS = 4;

export interface Asked {
  /** The filters and path parameters that matter. */
  readonly names: Iterable<string>;
  /** Values of them that conditions name. */
  readonly named: readonly (readonly [name: string, value: string])[];
  /** Whether this is asked before parts of a period are read, and before hidden filters are left out. */
  readonly early?: boolean;
}

/** All settings of a page, as far as these names go; null where they are too many to be tried. */
export function listSettings(
  context: RuleContext,
  { id, spec }: ConfigEntry<PageSpec>,
  { names, named, early = false }: Asked,
): Setting[] | null {
  const fields = pageFilters(spec).filter(
    ({ name }) => !early || !PERIOD_KINDS.includes(context.filters[name]?.kind ?? ''),
  );
  const own = [...fields.map(({ name }) => name), ...pathParameters(id)];
  const wanted = withConditions(context, names).filter((name) => own.includes(name));
  let settings: Setting[] = [{}];
  for (const name of wanted) {
    const values = listValues(
      context,
      name,
      fields.find((field) => field.name === name)?.spec.options,
      named,
    );
    if (settings.length * values.length > MOST) return null;
    settings = settings.flatMap((setting) =>
      values.map((value) => ({ ...setting, [name]: value })),
    );
  }
  return early ? settings : settings.map((setting) => withoutHidden(context, setting));
}

/** The names, and those on which it depends whether they are shown. */
function withConditions(context: RuleContext, names: Iterable<string>): string[] {
  const all = new Set(names);
  for (const name of all)
    for (const other of Object.keys(context.filters[name]?.only ?? {})) all.add(other);
  return [...all];
}

function listValues(
  context: RuleContext,
  name: string,
  options: readonly string[] | undefined,
  named: Asked['named'],
): readonly string[] {
  const filter = context.filters[name];
  const upTo = (count: number) => Array.from({ length: count }, (_, i) => String(i + 1));
  switch (filter?.kind) {
    case 'choice':
      return options ?? filter.options?.map(({ value }) => value) ?? [];
    case 'month':
      return upTo(MONTHS);
    case 'quarter':
      return upTo(QUARTERS);
    default:
      return [...new Set(named.filter(([of]) => of === name).map(([, value]) => value)), OTHER];
  }
}

function withoutHidden(context: RuleContext, setting: Setting): Setting {
  const shown = Object.entries(setting).filter(([name]) =>
    holds(normalizeCondition(context.filters[name]?.only), setting),
  );
  return shown.length === Object.keys(setting).length ? setting : Object.fromEntries(shown);
}

/** Whether the setting has all these values. */
export function has(setting: Setting, values: Setting): boolean {
  return Object.entries(values).every(([name, value]) => setting[name] === value);
}

/** The shortest descriptions of what is lacking: a value is left out where all others lack the same. */
export function lackingIn(
  settings: readonly Setting[],
  lacks: (setting: Setting) => boolean,
  space: readonly Setting[] = settings,
): Setting[] {
  const found: Setting[] = [];
  let left = settings.filter(lacks);
  while (left[0]) {
    let short: Setting = left[0];
    for (const name of Object.keys(short)) {
      const { [name]: _, ...rest } = short;
      if (space.every((setting) => !has(setting, rest) || lacks(setting))) short = rest;
    }
    found.push(short);
    const said = short;
    left = left.filter((setting) => !has(setting, said));
  }
  return found;
}

/** Every name and value in some conditions. */
export function collectConditionValues(
  conditions: readonly (Readonly<Record<string, string | readonly string[]>> | undefined)[],
): [name: string, value: string][] {
  return conditions.flatMap((when) =>
    Object.entries(when ?? {}).flatMap(([name, values]) =>
      toList(values).map((value): [string, string] => [name, value]),
    ),
  );
}

/** As it is said to an editor: `chapter: economic, fund: SPECIAL`. */
export function formatSetting(setting: Setting): string {
  return Object.entries(setting)
    .map(([name, value]) => `${name}: ${value}`)
    .join(', ');
}

/** Whether a condition holds whenever another does. */
export function covers(wide: Condition, narrow: Condition): boolean {
  return Object.entries(wide).every(([name, values]) =>
    narrow[name]?.every((value) => values.includes(value)),
  );
}
