// Truths about what every page shares: menus, filters, special pages, the Tab order.

import type { MenuItemSpec, MenusSpec, PortalSpec } from '../../../schemas/types.ts';
import { there } from '../../model/lookup.ts';
import { pathOf } from '../normalize/pages.ts';
import {
  blocksOf,
  here,
  pageFilters,
  problemAt,
  queryOf,
  unknownName,
  type Truths,
} from './truth.ts';

/** Stops that the frame of every page has; each must have a number in `menus.yaml`. */
export const FRAME_STOPS = ['skip', 'home', 'menu', 'language', 'settings'] as const;

/** Parts of every page, each with its range in the Tab order. */
const PARTS = ['header', 'sidebar', 'breadcrumbs', 'page', 'footer'];

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

  'Every stop of the frame has a number': (facts, say) => {
    const entry = facts.config.menus;
    if (!entry) return;
    const stops: readonly string[] = [...FRAME_STOPS, ...(facts.portal.search ? ['search'] : [])];
    const strangers = Object.keys(entry.spec.stops).some((name) => !stops.includes(name));
    for (const name of strangers ? [] : stops)
      if (!(name in entry.spec.stops))
        say(problemAt(here(entry, '/stops'), 'missing-stop', { written: name }));
    for (const name of Object.keys(entry.spec.stops))
      if (!stops.includes(name))
        say({
          ...unknownName(here(entry, `/stops/${name}`), 'unknown-stop', {
            written: name,
            allowed: stops,
          }),
          ...entry.source.keyAt(`/stops/${name}`),
        });
  },

  'Tab order numbers in a part of the page do not repeat': (facts, say) => {
    const entry = facts.config.menus;
    if (!entry) return;
    const taken = new Map<string, string>();
    const take = (part: string, tab: number, pointer: string, name: string) => {
      const other = taken.get(`${part} ${tab}`);
      if (other)
        say(problemAt(here(entry, pointer), 'tab-repeated', { written: String(tab), other }));
      else taken.set(`${part} ${tab}`, name);
    };
    for (const [name, tab] of Object.entries(entry.spec.stops))
      take('header', tab, `/stops/${name}`, name);
    for (const { item, pointer, part } of menuItems(entry.spec))
      take(part, item.tab, `${pointer}/tab`, item.to);
  },

  'Tab order numbers stay in the range of their part': (facts, say) => {
    const entry = facts.config.menus;
    if (!entry) return;
    const ranges = facts.portal.tabOrder.blocks;
    for (const { item, pointer, part } of menuItems(entry.spec)) {
      const [from = 1, to = 57] = ranges[part] ?? [];
      const most = to - from + 1;
      if (to >= from && item.tab > most)
        say(
          problemAt(here(entry, `${pointer}/tab`), 'tab-out-of-range', {
            written: String(item.tab),
            wanted: `1–${most}`,
          }),
        );
    }
  },

  'The parts of the page do not overlap in the Tab order': (facts, say) => {
    const entry = there(facts.config.portal);
    const parts = Object.entries(entry.spec.tabOrder.blocks)
      .map(([name, [from = 0, to = 0]]) => ({ name, from, to }))
      .sort((a, b) => a.from - b.from);
    const strangers = parts.map(({ name }) => name).filter((name) => !PARTS.includes(name));
    for (const name of strangers)
      say({
        ...unknownName(here(entry, `/tabOrder/blocks/${name}`), 'unknown-key', {
          written: name,
          allowed: PARTS,
        }),
        ...entry.source.keyAt(`/tabOrder/blocks/${name}`),
      });
    for (const name of strangers.length > 0 ? [] : PARTS) {
      if (!(name in entry.spec.tabOrder.blocks))
        say(problemAt(here(entry, '/tabOrder/blocks'), 'missing-key', { written: name }));
    }
    parts.forEach(({ name, from, to }, i) => {
      if (from > to)
        return say(
          problemAt(here(entry, `/tabOrder/blocks/${name}`), 'tab-range-reversed', {
            written: name,
          }),
        );
      const before = parts[i - 1];
      if (before && before.from <= before.to && before.to >= from)
        say(
          problemAt(here(entry, `/tabOrder/blocks/${name}`), 'tab-overlap', {
            written: name,
            other: before.name,
          }),
        );
    });
  },

  'Tab order numbers on a page do not repeat': (facts, say) => {
    const taken = new Map<string, string>();
    const take = (
      page: string,
      tab: number | undefined,
      name: string,
      fail: (other: string) => void,
    ) => {
      if (tab === undefined) return;
      const key = `${page} ${tab}`;
      const other = taken.get(key);
      if (other) fail(other);
      else taken.set(key, name);
    };
    for (const entry of facts.config.pages.entries.values()) {
      for (const { name, spec, pointer } of pageFilters(entry.spec))
        take(entry.id, spec.tab, name, (other) =>
          say(
            problemAt(here(entry, pointer.replace(/filter$/, 'tab')), 'tab-repeated', {
              written: String(spec.tab),
              other,
            }),
          ),
        );
    }
    for (const { entry, pointer, block } of blocksOf(facts)) {
      const tab = block['tab'] as number | undefined;
      take(entry.id, tab, String(block['id'] ?? block.kind), (other) =>
        say(
          problemAt(here(entry, `${pointer}/tab`), 'tab-repeated', { written: String(tab), other }),
        ),
      );
    }
  },
};

function menuItems({
  header,
  sidebar,
  footer,
}: MenusSpec): { item: MenuItemSpec; pointer: string; part: string }[] {
  const inside = (
    items: readonly MenuItemSpec[],
    pointer: string,
    part: string,
  ): { item: MenuItemSpec; pointer: string; part: string }[] =>
    items.flatMap((item, i) => [
      { item, pointer: `${pointer}/${i}`, part },
      ...inside(item.items ?? [], `${pointer}/${i}/items`, part),
    ]);
  return [
    ...inside(header, '/header', 'header'),
    ...inside(sidebar, '/sidebar', 'sidebar'),
    ...inside(footer, '/footer', 'footer'),
  ];
}

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
