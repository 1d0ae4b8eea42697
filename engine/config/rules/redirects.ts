// Rules about old names of addresses: none of them is still in use, and what they lead to is there.

import { LEDGER } from '../../addresses/query.ts';
import type { RedirectSpec } from '../../../schemas/types.ts';
import { escape } from '../reading/raw.ts';
import { here, problemAt, problemAtKey } from '../valuePlace.ts';
import { pageFilters, readFilterQuery, type RuleContext, type Rules } from './rule.ts';

export const REDIRECT_RULES: Rules = {
  'No old name of an address is one that its pages take': (context, report) => {
    const entry = context.config.redirects;
    for (const [name, spec] of Object.entries(entry?.spec ?? {})) {
      if (!entry || context.isBroken(entry.source.file, `/${escape(name)}`)) continue;
      const place = here(entry, `/${escape(name)}`);
      const taken = listTaken(context, spec).get(name);
      if (spec.to === undefined && taken === undefined)
        report(problemAt(place, 'missing-key', { written: 'to' }));
      if (spec.to !== undefined && taken !== undefined)
        report(problemAtKey(place, 'same-query', { written: name, other: taken }));
    }
  },

  'Every old value of an address is none of its filter, and leads to one': (context, report) => {
    const entry = context.config.redirects;
    for (const [name, { to = name, values = {} }] of Object.entries(entry?.spec ?? {})) {
      const [filter, options] = findOptions(context, to) ?? [];
      if (!entry || !filter || !options) continue;
      for (const [was, now] of Object.entries(values)) {
        const place = here(entry, `/${escape(name)}/values/${escape(was)}`);
        if (options.includes(was))
          report(problemAtKey(place, 'same-query', { written: was, other: filter }));
        if (!options.includes(now))
          report(
            problemAt(place, 'unknown-option', { written: now, filter }, { allowed: options }),
          );
      }
    }
  },
};

/** Names that the pages of an entry take, or any page where it names none, with what has each. */
function listTaken(
  { config, filters, portal }: RuleContext,
  { pages }: RedirectSpec,
): ReadonlyMap<string, string> {
  const specs = (pages ?? []).flatMap((id) => config.pages.entries.get(id)?.spec ?? []);
  const own = specs.flatMap((page) => pageFilters(page).map(({ name }) => name));
  const names = pages ? own : Object.keys(filters);
  return new Map([
    [LEDGER, 'config/ledger.yaml'],
    ...Object.values<string>({ ...portal.queries }).map(
      (query) => [query, 'config/portal.yaml'] as const,
    ),
    ...names.map((name) => [readFilterQuery(name, filters[name] ?? {}), name] as const),
  ]);
}

/** The filter of a name and the values that can be chosen of it; null where any may be written. */
function findOptions(
  { filters }: RuleContext,
  query: string,
): readonly [filter: string, options: readonly string[]] | null {
  const found = Object.entries(filters).find(([name, own]) => readFilterQuery(name, own) === query);
  const [name = '', { kind, options = [] } = {}] = found ?? [];
  return kind === 'choice' ? [name, options.map(({ value }) => value)] : null;
}
