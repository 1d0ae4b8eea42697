// Conditions that say what a value is not, or between which numbers it lies → the values that are meant.

import { isObject } from '../../model/lookup.ts';
import { toList } from '../normalize/given.ts';
import type { ConfigEntry } from '../entry.ts';
import type { Report } from '../problems.ts';
import { here, problemAt } from '../valuePlace.ts';
import { escape } from '../reading/raw.ts';
import type { OpenedFilters } from './spec.ts';

/** The keys under which conditions stand. */
const CONDITIONS: readonly string[] = ['only', 'when'];
/** A range of more values was not meant. */
const WIDEST = 1000;

interface Opening {
  readonly entry: ConfigEntry<unknown>;
  readonly filters: OpenedFilters;
  readonly report: Report;
}

/** An entry whose conditions list their values; what stands for none of a filter is said, and left out. */
export function openConditions<Spec>(
  entry: ConfigEntry<Spec>,
  filters: OpenedFilters,
  report: Report,
): ConfigEntry<Spec> {
  const spec = visit({ entry, filters, report }, entry.spec, '') as Spec;
  return spec === entry.spec ? entry : { ...entry, spec };
}

/** The value itself where it has no such condition. */
function visit(opening: Opening, value: unknown, pointer: string): unknown {
  if (value === null || typeof value !== 'object') return value;
  const before = Object.entries(value);
  const after = before.map(([key, inner]): [string, unknown] => {
    const at = `${pointer}/${escape(key)}`;
    const isCondition = CONDITIONS.includes(key) && isObject(inner);
    return [key, isCondition ? openCondition(opening, inner, at) : visit(opening, inner, at)];
  });
  if (before.every(([, inner], i) => after[i]?.[1] === inner)) return value;
  return Array.isArray(value) ? after.map(([, inner]) => inner) : Object.fromEntries(after);
}

function openCondition(
  opening: Opening,
  condition: Readonly<Record<string, unknown>>,
  pointer: string,
): unknown {
  if (!Object.values(condition).some(isObject)) return condition;
  return Object.fromEntries(
    Object.entries(condition).flatMap(([name, wanted]) => {
      if (!isObject(wanted)) return [[name, wanted]];
      const values = valuesMeant(opening, name, wanted, `${pointer}/${escape(name)}`);
      return values === null ? [] : [[name, values]];
    }),
  );
}

function valuesMeant(
  { entry, filters, report }: Opening,
  name: string,
  wanted: Readonly<Record<string, unknown>>,
  pointer: string,
): string[] | null {
  const { from, to, not } = wanted;
  if (not === undefined) {
    const [first, last] = [Number(from), Number(to)];
    if (last >= first && last - first < WIDEST) return range(first, last);
    report(problemAt(here(entry, pointer), 'range-reversed', { written: `${first}–${last}` }));
    return null;
  }
  const all = allOf(filters[name]);
  const others = toList(not as string | string[]);
  if (all === null) {
    report(problemAt(here(entry, pointer), 'not-without-options', { written: name }));
    return null;
  }
  // a value that the filter cannot have stays, for whoever says so
  const unknown = others.filter((value) => !all.includes(value));
  return unknown.length > 0 ? unknown : all.filter((value) => !others.includes(value));
}

/** Every value of a filter; null where they are not written down. */
function allOf(filter: OpenedFilters[string] | undefined): string[] | null {
  if (filter?.options) return filter.options.map(({ value }) => value);
  const { min, max } = filter ?? {};
  return min === undefined || max === undefined || max - min >= WIDEST ? null : range(min, max);
}

function range(first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, i) => String(first + i));
}
