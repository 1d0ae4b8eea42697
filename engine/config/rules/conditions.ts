// The rule that conditions of a page want values that its filters can have.

import type { PageSpec } from '../../../schemas/types.ts';
import { ANYTHING } from '../../state/decide.ts';
import { toList } from '../normalize/given.ts';
import type { Problem } from '../problems.ts';
import { type ConfigEntry, isDamaged } from '../entry.ts';
import { listInputs } from './answers.ts';
import { pageFilters, type RuleContext, type Rules } from './rule.ts';
import { here, unknownName, type ValuePlace } from '../valuePlace.ts';
import { findNames } from './references.ts';
import { valueProblem, type WrittenValue } from './valueProblem.ts';

export const CONDITION_RULES: Rules = {
  'Every value of a condition is one that its filter can have': (context, report) => {
    for (const { entry, reference } of findNames(context, 'pages', ['conditions'])) {
      const { name, pointer, around, open } = reference;
      const page = entry as ConfigEntry<PageSpec>;
      // what the member says has no options
      if (open || isDamaged(page, 'filters') || !listInputs(page).includes(name)) continue;
      const written = around?.data[name] as string | readonly string[];
      for (const [i, text] of toList(written).entries()) {
        const place = here(page, Array.isArray(written) ? `${pointer}/${i}` : pointer);
        const problem =
          wantedProblem(context, place, { filter: name, text }) ??
          notOffered(page, place, name, text);
        if (problem) report(problem);
      }
    }
  },
};

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
