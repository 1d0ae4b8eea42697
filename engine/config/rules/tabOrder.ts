// Rules about the Tab order: numbers that do not repeat, each in the range of its part of the page.

import { assertDefined } from '../../model/lookup.ts';
import type { Rules } from './rule.ts';
import type { OpenedMenuItem, OpenedMenus } from '../opened/spec.ts';
import { here, problemAt } from '../valuePlace.ts';

export const TAB_ORDER_RULES: Rules = {
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
    for (const [name, tab] of Object.entries<number>({ ...entry.spec.stops }))
      if (name !== 'search' || context.portal.search) take('header', tab, `/stops/${name}`, name);
    for (const { item, pointer, part } of menuItems(entry.spec))
      take(part, item.tab, `${pointer}/tab`, item.to);
  },

  'Tab order numbers stay in the range of their part': (context, report) => {
    const entry = context.config.menus;
    if (!entry) return;
    const ranges: Readonly<Record<string, readonly number[]>> = {
      ...context.portal.tabOrder.blocks,
    };
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
    const parts = Object.entries<readonly number[]>({ ...entry.spec.tabOrder.blocks })
      .map(([name, [from = 0, to = 0]]) => ({ name, from, to }))
      .sort((a, b) => a.from - b.from);
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
}: OpenedMenus): { item: OpenedMenuItem; pointer: string; part: string }[] {
  const inside = (
    items: readonly OpenedMenuItem[],
    pointer: string,
    part: string,
  ): { item: OpenedMenuItem; pointer: string; part: string }[] =>
    items.flatMap((item, i) => [
      { item, pointer: `${pointer}/${i}`, part },
      ...inside(item.items, `${pointer}/${i}/items`, part),
    ]);
  return [
    ...inside(header, '/header', 'header'),
    ...inside(sidebar, '/sidebar', 'sidebar'),
    ...inside(footer, '/footer', 'footer'),
  ];
}
