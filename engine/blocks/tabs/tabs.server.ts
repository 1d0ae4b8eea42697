// Tabs as links: the options of a filter, or sibling pages; what the reader chose elsewhere stays chosen.

import type { Page, TabsBlock, TabsView, Words } from '../../model/portal.ts';
import { writeQuery } from '../../addresses/query.ts';
import { fillPath, matchPage } from '../../addresses/routes.ts';
import { plainWords } from '../../language/text.ts';
import type { PageContext } from '../context.server.ts';

export function buildTabs(context: PageContext, block: TabsBlock): TabsView {
  const { formatter } = context;
  const base = {
    kind: 'tabs' as const,
    id: block.id,
    title: block.title ? formatter.words(block.title) : null,
    tab: block.tab,
  };
  return block.filter === null
    ? { ...base, label: formatter.say('tabs.pages'), tabs: pageTabs(context, block) }
    : { ...base, ...filterTabs(context, block.filter) };
}

function pageTabs(context: PageContext, block: TabsBlock): TabsView['tabs'] {
  const { portal, page, formatter } = context;
  return block.pages.map((id) => {
    const other = portal.pages[id]!;
    const kept = writeQuery([...inCommon(context, other), unitEntry(context)]);
    return {
      label: menuTitle(context, other) ?? formatter.words(other.title),
      to: fillPath(other.path, context.read.values) + kept,
      current: id === page.id,
    };
  });
}

/** A page is called in tabs as the menu calls it: shorter than its title. */
function menuTitle({ portal, formatter }: PageContext, page: Page): Words | null {
  const all = portal.menus.sidebar.flatMap((item) => [item, ...item.items]);
  const item = all.findLast((one) => matchPage(portal, one.to)?.route === page);
  return item ? formatter.words(item.title) : null;
}

function filterTabs(context: PageContext, name: string): Pick<TabsView, 'label' | 'tabs'> {
  const { formatter, path, read } = context;
  const own = read.filters.find((one) => one.filter.name === name)!;
  const others = read.filters
    .filter((one) => one !== own)
    .map((one) => [one.filter.query, one.value, one.default] as const);
  return {
    label: plainWords(formatter.words(own.filter.title)),
    tabs: own.allowed.map((value) => ({
      label: formatter.words(own.filter.options.find((option) => option.value === value)!.title),
      to:
        path + writeQuery([...others, [own.filter.query, value, own.default], unitEntry(context)]),
      current: value === own.value,
    })),
  };
}

/** Filters that a sibling page has too, unless it narrows them to options of its own. */
function inCommon(context: PageContext, other: Page): (readonly [string, string, string])[] {
  const shared = other.filters.filter((own) => own.options.length === 0).map((own) => own.name);
  return context.read.filters
    .filter((one) => shared.includes(one.filter.name))
    .map((one) => [one.filter.query, one.value, one.default] as const);
}

function unitEntry(context: PageContext): readonly [string, string, string] {
  const { settings } = context.portal;
  return [settings.queries.unit, String(context.unit.value), String(settings.defaultUnit)];
}
