// Truths about the Tab order: numbers that do not repeat, each in the range of its part of the page.

import type { MenuItemSpec, MenusSpec } from '../../../schemas/types.ts';
import { there } from '../../model/lookup.ts';
import { blocksOf, here, pageFilters, problemAt, unknownName, type Truths } from './truth.ts';

/** Stops that the frame of every page has; each must have a number in `menus.yaml`. */
const FRAME_STOPS = ['skip', 'home', 'menu', 'language', 'settings'] as const;

/** Parts of every page, each with its range in the Tab order. */
const PARTS = ['header', 'sidebar', 'breadcrumbs', 'page', 'footer'];

export const TAB_ORDER_TRUTHS: Truths = {
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

/** Items of every menu, those inside others too. */
export function menuItems({
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
