// What rules say of conditions on a page: they name its filters, and values that these can have.

import type { PageSpec } from '../../../schemas/types.ts';
import { ANYTHING } from '../../filters/decide.ts';
import { toList } from '../normalize/given.ts';
import type { Problem } from '../problems.ts';
import type { ConfigEntry } from '../read.ts';
import { inputsFor, listInputs } from './answers.ts';
import {
  here,
  isDamaged,
  pageFilters,
  unknownName,
  unknownNameAtKey,
  type RuleContext,
  type ValuePlace,
} from './rule.ts';
import { valueProblem, type WrittenValue } from './valueProblem.ts';

type WrittenCondition = Readonly<Record<string, string | readonly string[]>>;

/** What is wrong with a condition that stands at this place of a page. */
export function* strangeCondition(
  context: RuleContext,
  entry: ConfigEntry<PageSpec>,
  pointer: string,
  condition: WrittenCondition = {},
): Generator<Problem> {
  if (isDamaged(entry, 'filters')) return;
  const own = listInputs(entry);
  for (const [name, written] of Object.entries(condition)) {
    const at = `${pointer}/${name}`;
    const allowed = inputsFor(context, entry, name);
    if (!allowed.includes(name)) {
      yield unknownNameAtKey(here(entry, at), 'unknown-input', { written: name, allowed });
      continue;
    }
    // what the member says has no options
    if (!own.includes(name)) continue;
    for (const [i, text] of toList(written).entries()) {
      const place = here(entry, Array.isArray(written) ? `${at}/${i}` : at);
      const problem =
        wantedProblem(context, place, { filter: name, text }) ??
        notOffered(entry, place, name, text);
      if (problem) yield problem;
    }
  }
}

/** Kinds of filter that may have nothing chosen. */
const MAY_BE_EMPTY = ['member', 'text', 'date'];

/** What is wrong with a value that a condition wants of a filter; empty stands for nothing chosen, an asterisk for anything. */
export function wantedProblem(
  context: RuleContext,
  place: ValuePlace,
  value: WrittenValue,
): Problem | null {
  const { kind = '' } = context.filters[value.filter] ?? {};
  if (['', ANYTHING].includes(value.text) && MAY_BE_EMPTY.includes(kind)) return null;
  return valueProblem(context, place, value);
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
