// What rules say of conditions on a page: they name its filters, and values that these can have.

import type { PageSpec } from '../../../schemas/types.ts';
import { ANYTHING } from '../../filters/decide.ts';
import { listOf } from '../normalize/given.ts';
import type { Problem } from '../problems.ts';
import type { ConfigEntry } from '../read.ts';
import { inputsFor, inputsOf } from './answers.ts';
import {
  here,
  isDamaged,
  pageFilters,
  unknownName,
  unknownNameAtKey,
  type Facts,
  type ValuePlace,
} from './rule.ts';
import { valueProblem, type WrittenValue } from './valueProblem.ts';

type WrittenCondition = Readonly<Record<string, string | readonly string[]>>;

/** What is wrong with a condition that stands at this place of a page. */
export function* strangeCondition(
  facts: Facts,
  entry: ConfigEntry<PageSpec>,
  pointer: string,
  condition: WrittenCondition = {},
): Generator<Problem> {
  if (isDamaged(entry, 'filters')) return;
  const own = inputsOf(entry);
  for (const [name, written] of Object.entries(condition)) {
    const at = `${pointer}/${name}`;
    const allowed = inputsFor(facts, entry, name);
    if (!allowed.includes(name)) {
      yield unknownNameAtKey(here(entry, at), 'unknown-input', { written: name, allowed });
      continue;
    }
    // what the member says has no options
    if (!own.includes(name)) continue;
    for (const [i, text] of listOf(written).entries()) {
      const place = here(entry, Array.isArray(written) ? `${at}/${i}` : at);
      const problem =
        wantedProblem(facts, place, { filter: name, text }) ?? notOffered(entry, place, name, text);
      if (problem) yield problem;
    }
  }
}

/** Kinds of filter that may have nothing chosen. */
const MAY_BE_EMPTY = ['member', 'text', 'date'];

/** What is wrong with a value that a condition wants of a filter; empty stands for nothing chosen, an asterisk for anything. */
export function wantedProblem(
  facts: Facts,
  place: ValuePlace,
  value: WrittenValue,
): Problem | null {
  const { kind = '' } = facts.filters[value.filter] ?? {};
  if (['', ANYTHING].includes(value.text) && MAY_BE_EMPTY.includes(kind)) return null;
  return valueProblem(facts, place, value);
}

/** An option that the page leaves out of a filter. */
function notOffered(
  { spec }: ConfigEntry<PageSpec>,
  place: ValuePlace,
  name: string,
  written: string,
): Problem | null {
  const options = pageFilters(spec).find((field) => field.name === name)?.spec.options;
  if (!options || options.includes(written)) return null;
  return unknownName(place, 'option-not-offered', {
    written,
    allowed: options,
    words: { filter: name },
  });
}
