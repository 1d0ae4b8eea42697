// Truths about filters: each has what its kind needs, ranges end, names in addresses differ.

import { here, problemAt, queryOf, unknownName, type Truths } from './truth.ts';

export const FILTER_TRUTHS: Truths = {
  'Every filter has what its kind needs': (facts, say) => {
    const entry = facts.config.filters;
    if (!entry) return;
    for (const [name, filter] of Object.entries(entry.spec)) {
      const needs = { choice: 'options', member: 'dimension' }[filter.kind as string] as
        'options' | 'dimension' | undefined;
      if (needs && filter[needs] === undefined)
        say(
          problemAt(here(entry, `/${name}`), 'missing-for-kind', {
            written: needs,
            kind: filter.kind,
          }),
        );
      const options = filter.options?.map((option) => option.value);
      const part = ['year', 'month', 'quarter'].includes(filter.kind);
      const allowed = part ? ['first', 'latest'] : options;
      if (filter.default !== undefined && allowed && !allowed.includes(filter.default))
        say(
          unknownName(here(entry, `/${name}/default`), 'unknown-option', {
            written: filter.default,
            allowed,
            words: {
              filter: name,
            },
          }),
        );
      const seen = new Set<string>();
      options?.forEach((value, i) => {
        if (seen.has(value))
          say(
            problemAt(here(entry, `/${name}/options/${i}/value`), 'repeated-item', {
              written: value,
            }),
          );
        seen.add(value);
      });
      const dimensions = facts.config.ledger?.spec.dimensions;
      if (filter.dimension !== undefined && dimensions && !(filter.dimension in dimensions))
        say(
          unknownName(here(entry, `/${name}/dimension`), 'unknown-dimension', {
            written: filter.dimension,
            allowed: Object.keys(dimensions),
          }),
        );
      for (const input of Object.keys(filter.only ?? {}))
        if (!facts.filterNames.has(input))
          say({
            ...unknownName(here(entry, `/${name}/only/${input}`), 'unknown-filter', {
              written: input,
              allowed: facts.filterNames,
            }),
            ...entry.source.keyAt(`/${name}/only/${input}`),
          });
    }
  },

  'Every range ends at a filter of the same kind': (facts, say) => {
    const entry = facts.config.filters;
    for (const [name, { kind, until }] of entry ? Object.entries(entry.spec) : []) {
      const ends = Object.keys(facts.filters).filter(
        (other) => other !== name && facts.filters[other]?.kind === kind,
      );
      if (entry && until !== undefined && !ends.includes(until))
        say(
          unknownName(here(entry, `/${name}/until`), 'unknown-filter', {
            written: until,
            allowed: ends,
          }),
        );
    }
  },

  'No two filters share a query name': (facts, say) => {
    const entry = facts.config.filters;
    if (!entry) return;
    const taken = new Map(
      Object.values(facts.portal.queries).map((query) => [query, 'config/portal.yaml']),
    );
    for (const [name, filter] of Object.entries(entry.spec)) {
      const query = queryOf(name, filter);
      const other = taken.get(query);
      if (other)
        say(
          problemAt(here(entry, `/${name}${filter.query ? '/query' : ''}`), 'same-query', {
            written: query,
            other,
          }),
        );
      else taken.set(query, name);
    }
  },
};
