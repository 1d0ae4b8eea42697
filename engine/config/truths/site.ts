// Truths about what every page shares: menus, filters, special pages.

import type { PortalSpec } from '../../../schemas/types.ts';
import { there } from '../../model/lookup.ts';
import { pathOf } from '../normalize/pages.ts';
import { menuItems } from './tabOrder.ts';
import { here, problemAt, queryOf, unknownName, type Truths } from './truth.ts';

export const SITE_TRUTHS: Truths = {
  'Every special page exists': (facts, say) => {
    const entry = there(facts.config.portal);
    for (const key of ['home', 'notFound', 'error'] as const) {
      if (!facts.config.pages.known.has(entry.spec[key]))
        say(
          unknownName(here(entry, `/${key}`), 'unknown-page', {
            written: entry.spec[key],
            allowed: facts.config.pages.known,
          }),
        );
    }
  },

  'Every call asked on first load is declared': (facts, say) => {
    const entry = there(facts.config.portal);
    (entry.spec.firstLoad ?? []).forEach((call, i) => {
      if (!facts.config.calls.known.has(call))
        say(
          unknownName(here(entry, `/firstLoad/${i}`), 'unknown-call', {
            written: call,
            allowed: facts.config.calls.known,
          }),
        );
    });
  },

  'No two languages share a code or a prefix': (facts, say) => {
    const entry = there(facts.config.portal);
    for (const key of ['code', 'prefix'] as const) {
      const seen = new Set<string>();
      entry.spec.locales.forEach((locale, i) => {
        const value = locale[key] ?? '';
        if (seen.has(value))
          say(problemAt(here(entry, `/locales/${i}/${key}`), 'same-language', { written: value }));
        seen.add(value);
      });
    }
  },

  'Every menu entry leads to a page': (facts, say) => {
    const entry = facts.config.menus;
    if (!entry) return;
    const ids = [...facts.config.pages.known];
    for (const { item, pointer } of menuItems(entry.spec)) {
      const outward = /^[a-z]+:|^\/\//i.test(item.to);
      if (outward && !item.to.startsWith('https://'))
        say(problemAt(here(entry, `${pointer}/to`), 'bad-link', { written: item.to }));
      else if (outward && !item.title)
        say(problemAt(here(entry, pointer), 'missing-key', { written: 'title' }));
      else if (item.to.includes('['))
        say(problemAt(here(entry, `${pointer}/to`), 'wrong-path-parameters', { written: item.to }));
      else if (!outward && !leads(ids, item.to, facts.portal))
        say(
          unknownName(here(entry, `${pointer}/to`), 'unknown-page', {
            written: item.to,
            allowed: ids,
          }),
        );
    }
  },

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
        if (!(input in entry.spec))
          say({
            ...unknownName(here(entry, `/${name}/only/${input}`), 'unknown-filter', {
              written: input,
              allowed: Object.keys(entry.spec),
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

/** Whether an address with its parameters filled in is that of a page. */
export function leads(ids: readonly string[], to: string, portal: PortalSpec): boolean {
  return ids.some((id) => {
    const steps = pathOf(id, portal.home).slice(1).split('/');
    const wanted = id === to ? steps : to.split('/');
    return (
      steps.length === wanted.length &&
      steps.every((step, i) => step.startsWith(':') || step === wanted[i])
    );
  });
}
