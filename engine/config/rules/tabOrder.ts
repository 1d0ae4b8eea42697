// Rules about the Tab order: numbers that do not repeat, each in the range of its part of the page.

import type { MenuItemSpec, MenusSpec } from '../../../schemas/types.ts';
import { assertDefined } from '../../model/lookup.ts';
import type { Rules } from './rule.ts';
import { here, problemAt, unknownNameAtKey } from '../valuePlace.ts';

/** Stops that the frame of every page has; each must have a number in `menus.yaml`. */
const FRAME_STOPS = ['skip', 'home', 'menu', 'language', 'settings'] as const;
/** And may have one. */
const SWITCH = 'vision';

/** Parts of every page, each with its range in the Tab order. */
const PARTS = ['header', 'sidebar', 'breadcrumbs', 'page', 'footer'];

export const TAB_ORDER_RULES: Rules = {
  'Every stop of the frame has a number': (context, report) => {
    const entry = context.config.menus;
    if (!entry) return;
    const stops: readonly string[] = [...FRAME_STOPS, ...(context.portal.search ? ['search'] : [])];
    const known = [...stops, SWITCH];
    const strangers = Object.keys(entry.spec.stops).filter((name) => !known.includes(name));
    for (const name of strangers.length > 0 ? [] : stops)
      if (!(name in entry.spec.stops))
        report(problemAt(here(entry, '/stops'), 'missing-stop', { written: name }));
    for (const name of strangers)
      report(
        unknownNameAtKey(here(entry, `/stops/${name}`), 'unknown-stop', {
          written: name,
          allowed: known,
        }),
      );
  },

  'Tab order numbers in a part of the page do not repeat': (context, report) => {
    const entry = context.config.menus;
    if (!entry) return;
    const taken = new Map<string, string>();
    const take = (part: string, tab: number, pointer: string, name: string) => {
      const other = taken.get(`${part} ${tab}`);
      if (other)
        report(problemAt(here(entry, pointer), 'tab-repeated', { written: String(tab), other }));
      else taken.set(`${part} ${tab}`, name);
    };
    for (const [name, tab] of Object.entries(entry.spec.stops))
      take('header', tab, `/stops/${name}`, name);
    for (const { item, pointer, part } of menuItems(entry.spec))
      take(part, item.tab, `${pointer}/tab`, item.to);
  },

  'Tab order numbers stay in the range of their part': (context, report) => {
    const entry = context.config.menus;
    if (!entry) return;
    const ranges = context.portal.tabOrder.blocks;
    for (const { item, pointer, part } of menuItems(entry.spec)) {
      const [from = 1, to = 57] = ranges[part] ?? [];
      const most = to - from + 1;
      if (to >= from && item.tab > most)
        report(
          problemAt(here(entry, `${pointer}/tab`), 'tab-out-of-range', {
            written: String(item.tab),
            wanted: `1–${most}`,
          }),
        );
    }
  },

  'The parts of the page do not overlap in the Tab order': (context, report) => {
    const entry = assertDefined(context.config.portal);
    const parts = Object.entries(entry.spec.tabOrder.blocks)
      .map(([name, [from = 0, to = 0]]) => ({ name, from, to }))
      .sort((a, b) => a.from - b.from);
    const strangers = parts.map(({ name }) => name).filter((name) => !PARTS.includes(name));
    for (const name of strangers)
      report(
        unknownNameAtKey(here(entry, `/tabOrder/blocks/${name}`), 'unknown-key', {
          written: name,
          allowed: PARTS,
        }),
      );
    for (const name of strangers.length > 0 ? [] : PARTS) {
      if (!(name in entry.spec.tabOrder.blocks))
        report(problemAt(here(entry, '/tabOrder/blocks'), 'missing-key', { written: name }));
    }
    parts.forEach(({ name, from, to }, i) => {
      if (from > to)
        return report(
          problemAt(here(entry, `/tabOrder/blocks/${name}`), 'tab-range-reversed', {
            written: name,
          }),
        );
      const before = parts[i - 1];
      if (before && before.from <= before.to && before.to >= from)
        report(
          problemAt(here(entry, `/tabOrder/blocks/${name}`), 'tab-overlap', {
            written: name,
            other: before.name,
          }),
        );
    });
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
