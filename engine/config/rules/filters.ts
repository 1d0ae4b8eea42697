// Rules about filters: each has what its kind needs, ranges end, names in addresses differ.

import { LEDGER } from '../../addresses/query.ts';
import { toList } from '../normalize/given.ts';
import type { OpenedFilter } from '../opened/spec.ts';
import { MARKS_IN } from './marked.ts';
import { readFilterQuery, type Rules } from './rule.ts';
import { here, problemAt } from '../valuePlace.ts';
import { defaultProblem, placeOfLimit, valueProblem } from './valueProblem.ts';

export const FILTER_RULES: Rules = {
  ...MARKS_IN.filters,

  'No two options of a filter are spelled alike': (context, report) => {
    const entry = context.config.filters;
    if (!entry) return;
    for (const [name, filter] of Object.entries(entry.spec)) {
      const seen = new Set<string>();
      for (const [written, pointer] of listSpellings(name, filter)) {
        if (seen.has(written))
          report(problemAt(here(entry, pointer), 'repeated-item', { written }));
        seen.add(written);
      }
    }
  },

  'Every range of numbers has a beginning before its end': (context, report) => {
    const entry = context.config.filters;
    if (!entry) return;
    for (const [name, { kind, min, max }] of Object.entries(entry.spec)) {
      if (typeof max !== 'number') continue;
      const least = kind === 'text' ? 1 : (min ?? 0);
      if (max >= least) continue;
      const ends = ['max', 'min'].map((key) => here(entry, `/${name}/${key}`));
      const limit = ends.map((end) => placeOfLimit(context, end)).find((end, i) => end !== ends[i]);
      const place = limit ?? here(entry, `/${name}/max`);
      const words = { written: String(max), min: String(least), filter: name };
      if (kind === 'integer') report(problemAt(place, 'max-below-min', words));
      else report(problemAt(place, 'out-of-range', { ...words, wanted: `>= ${least}` }));
    }
  },

  'Every default of a filter is one that it takes': (context, report) => {
    const entry = context.config.filters;
    if (!entry) return;
    for (const [name, { default: text }] of Object.entries(entry.spec)) {
      if (typeof text !== 'string') continue;
      const problem = defaultProblem(context, here(entry, `/${name}/default`), {
        filter: name,
        text,
      });
      if (problem) report(problem);
    }
  },

  'Every condition of a filter names a value of another': (context, report) => {
    const entry = context.config.filters;
    if (!entry) return;
    for (const [name, { only = {} }] of Object.entries(entry.spec))
      for (const [input, values] of Object.entries(only)) {
        const at = `/${name}/only/${input}`;
        toList(values as string | string[]).forEach((text, i) => {
          const place = here(entry, typeof values === 'string' ? at : `${at}/${i}`);
          const problem = valueProblem(context, place, { filter: input, text });
          if (problem) report(problem);
        });
      }
  },

  'No two filters share a query name': (context, report) => {
    const entry = context.config.filters;
    if (!entry) return;
    // the code that is explained and the page of a table have names of their own only where a block keeps them: it sees to that
    const { code: _, page: __, ...own } = context.portal.queries;
    // every page takes the ledger that is to answer, whatever a portal calls the rest
    const taken = new Map([
      [LEDGER, 'config/ledger.yaml'],
      ...Object.values(own).map((query) => [query, 'config/portal.yaml'] as const),
    ]);
    for (const [name, filter] of Object.entries(entry.spec)) {
      const query = readFilterQuery(name, filter);
      const other = taken.get(query);
      if (other)
        report(
          problemAt(here(entry, `/${name}${filter.query ? '/query' : ''}`), 'same-query', {
            written: query,
            other,
          }),
        );
      else taken.set(query, name);
    }
  },
};

/** What stands for the options of a choice, each with its place: the values, then their other spellings. */
function listSpellings(
  name: string,
  { options = [] }: OpenedFilter,
): (readonly [written: string, pointer: string])[] {
  const at = (i: number) => `/${name}/options/${i}`;
  return [
    ...options.map(({ value }, i) => [value, `${at(i)}/value`] as const),
    ...options.flatMap(({ also = [] }, i) =>
      also.map((text, j) => [text, `${at(i)}/also/${j}`] as const),
    ),
  ];
}
