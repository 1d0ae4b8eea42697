// What the figures of a composed question have: filters of its parameters, what stands where nothing is written, keys, classifications, months.

import { wholeYears, type LoadedYears } from '../../state/loadedPeriods.ts';
import { first, lookup, assertDefined } from '../../model/lookup.ts';
import type { Call, CubeFacts, Filter, Portal } from '../../model/portal.ts';

/** So many of the latest years are compared where none is chosen. */
const COMPARED = 5;

/** The filter that says what a parameter takes. */
export function findParamFilter({ filters }: Portal, call: Call, name: string): Filter {
  return lookup(filters, assertDefined(call.params.find((param) => param.name === name)).filter);
}

/** What a choice is where nobody writes it: the call's own default, or the option that no figures name. */
export function readDefaultChoice(portal: Portal, call: Call, name: string): string {
  const own = call.params.find((param) => param.name === name)?.default;
  if (own !== null && own !== undefined) return String(own);
  const named = assertDefined(call.cube).facts.flatMap(({ when }) => when[name] ?? []);
  const { options } = findParamFilter(portal, call, name);
  return (options.find(({ value }) => !named.includes(value)) ?? first(options)).value;
}

/** Whether some figures are also those of single keys. */
export function hasKeys(
  { model }: Portal,
  { facts }: CubeFacts,
  { dimension }: Pick<Filter, 'dimension'>,
): boolean {
  return facts.some((fact) => lookup(model.facts, fact).dimensions.includes(dimension));
}

/** The first classification of a question: codes are those of it. */
export function classificationIn(
  { model }: Portal,
  axes: Readonly<Record<string, readonly string[]>>,
): string | null {
  const names = Object.values(axes)
    .flat()
    .map((text) => text.replace(/:.*$/, ''));
  return names.find((name) => model.dimensions[name]?.kind === 'tree') ?? null;
}

/** The latest whole years: several where they stand beside each other. */
export function standardYears(loaded: LoadedYears, several: boolean): number[] {
  const whole = wholeYears(loaded, 'month');
  const all = loaded.map(({ year }) => year);
  const known = whole.length > 0 ? whole : all;
  return several ? known.slice(-COMPARED) : known.slice(-1);
}

/** The last month that all of these years have. */
export function lastMonth(loaded: LoadedYears, years: readonly number[]): number {
  const ends = loaded
    .filter(({ year, months }) => years.includes(year) && months.length > 0)
    .map(({ months }) => Math.max(...months));
  return Math.min(12, ...ends);
}
