// Tabs as links: the options of a filter, or sibling pages; what the reader chose elsewhere stays chosen.

import type { Page, Words } from '../../model/portal.ts';
import type { TabsBlock, TabsView } from './tabs.kind.ts';
import { writeQuery } from '../../addresses/query.ts';
import { fillPath, matchPage } from '../../addresses/routes.ts';
import { plainWords } from '../../language/text.ts';
import type { ReadFilter } from '../../filters/readFilters.ts';
import { lookup, there } from '../../model/lookup.ts';
import type { PageContext } from '../context.server.ts';
import type { ServerPart } from '../part.server.ts';
import { startOf } from '../written.server.ts';

export const tabs: ServerPart<TabsBlock, TabsView> = {
  leadsOn: true,
  build: (context, block) => {
    const base = { ...startOf(context, block), kind: 'tabs' as const };
    return block.filter === null
      ? { ...base, label: context.formatter.say('tabs.pages'), tabs: pageTabs(context, block) }
      : { ...base, ...filterTabs(context, block.filter) };
  },
};

function pageTabs(context: PageContext, block: TabsBlock): TabsView['tabs'] {
  const { portal, page, formatter } = context;
  return block.pages.map((id) => {
    const other = lookup(portal.pages, id);
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
  const item = all.findLast(({ to }) => matchPage(portal, to)?.route === page);
  return item ? formatter.words(item.title) : null;
}

function filterTabs(context: PageContext, name: string): Pick<TabsView, 'label' | 'tabs'> {
  const { formatter, path, read } = context;
  const own = there(read.filters.find(({ filter }) => filter.name === name));
  const { query, options, title } = own.filter;
  const others = read.filters.filter((other) => other !== own).map(entryOf);
  const titleOf = (value: string) => there(options.find((option) => option.value === value)).title;
  return {
    label: plainWords(formatter.words(title)),
    tabs: own.allowed.map((value) => ({
      label: formatter.words(titleOf(value)),
      to: path + writeQuery([...others, [query, value, own.default], unitEntry(context)]),
      current: value === own.value,
    })),
  };
}

/** What a filter says in an address: its name, its value, and what it is when nothing is said. */
function entryOf({ filter, value, default: standard }: ReadFilter): QueryEntry {
  return [filter.query, value, standard];
}

type QueryEntry = readonly [name: string, value: string, standard: string];

/** Filters that a sibling page has too, unless it narrows them to options of its own. */
function inCommon(context: PageContext, other: Page): QueryEntry[] {
  const shared = other.filters.filter((own) => own.options.length === 0).map((own) => own.name);
  return context.read.filters.filter(({ filter }) => shared.includes(filter.name)).map(entryOf);
}

function unitEntry(context: PageContext): QueryEntry {
  const { settings } = context.portal;
  return [settings.queries.unit, String(context.unit.value), String(settings.defaultUnit)];
}
