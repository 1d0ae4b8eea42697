// Tabs as links: the options of a filter, or sibling pages; what the reader chose elsewhere stays chosen.

import type { BlockBase, Page, Words } from '../../model/portal.ts';
import type { PageTab, TabsBlock, TabsView } from './tabs.kind.ts';
import { fillPath, matchPage } from '../../addresses/routes.ts';
import { writeState } from '../../state/pageState.ts';
import { plainWords } from '../../language/text.ts';
import { isLacking } from '../../state/loadedPeriods.ts';
import { chosenValues } from '../../state/readFilters.ts';
import { lookup, assertDefined } from '../../model/lookup.ts';
import { findCurrentState, findRoot, trailTo, withBelow } from '../../model/menus.ts';
import type { PageContext, ServerPart } from '../contract/context.server.ts';
import { buildViewStart } from '../written/written.server.ts';

export const tabs: ServerPart<TabsBlock, TabsView> = {
  leadsOn: true,
  build: async (context, block) => {
    const base = { ...buildViewStart(context, block), kind: 'tabs' as const };
    const made =
      block.filter === undefined
        ? await pageTabs(context, block)
        : { segmented: true, ...(await filterTabs(context, block.filter)) };
    // what is missing on this page is said below its tabs
    const tabs = made.tabs
      .map((tab) => (tab.current ? { ...tab, note: '' } : tab))
      .filter((tab) => isWorthIt(context, tab));
    return tabs.length < 2 && made.tabs.length > 1 ? null : { ...base, ...made, tabs };
  },
};

type Tab = TabsView['tabs'][number];

/** From where there are no figures no tab leads to where there are none either. */
function isWorthIt({ read: { loaded, period } }: PageContext, { note }: Tab): boolean {
  return note === '' || !isLacking(loaded, period);
}

/** A page has one line of them, and below it those within its tab. */
async function pageTabs(
  context: PageContext,
  { id, pages = [] }: TabsBlock,
): Promise<Pick<TabsView, 'label' | 'segmented' | 'tabs'>> {
  const { page, formatter } = context;
  const entries = listEntries(context, pages);
  const upper = page.blocks.find(isOfPages);
  const above =
    upper && upper.id !== id
      ? trailTo(listEntries(context, upper.pages ?? []), page.path)[0]
      : undefined;
  const trail = trailTo(entries, page.path);
  return {
    label: above ? plainWords(formatLabel(context, above.tab)) : formatter.say('tabs.pages'),
    segmented: above !== undefined,
    tabs: await Promise.all(
      entries.map(async (entry): Promise<Tab> => {
        const current = findCurrentState(entry, page.path, trail);
        return {
          label: formatLabel(context, entry.tab),
          ...(await leadTo(context, entry.page, inCommon(context, entry.page))),
          ...(current && { current }),
        };
      }),
    ),
  };
}

function isOfPages(block: BlockBase): block is TabsBlock {
  return block.kind === 'tabs' && 'pages' in block;
}

/** A tab as an entry of a menu: what lies below its page lies below it. */
interface TabEntry {
  readonly tab: PageTab;
  readonly page: Page;
  readonly to: string;
  readonly root: string;
  readonly items: readonly TabEntry[];
}

function listEntries({ portal: { pages } }: PageContext, tabs: readonly PageTab[]): TabEntry[] {
  return tabs.map((tab) => {
    const page = lookup(pages, tab.page);
    return { tab, page, to: page.path, root: findRoot(pages, page), items: [] };
  });
}

/** A tab without a title is called as the menu or its page is. */
function formatLabel(context: PageContext, { page: id, title }: PageTab): Words {
  const { portal, formatter } = context;
  const page = lookup(portal.pages, id);
  return title ? formatter.words(title) : (menuTitle(context, page) ?? formatter.words(page.title));
}

/** A page is called in tabs as the menu calls it: shorter than its title. */
function menuTitle({ portal, formatter }: PageContext, page: Page): Words | null {
  const item = withBelow(portal.menus.sidebar).findLast(
    ({ to }) => matchPage(portal, to)?.route === page,
  );
  return item ? formatter.words(item.title) : null;
}

async function filterTabs(
  context: PageContext,
  name: string,
): Promise<Pick<TabsView, 'label' | 'tabs'>> {
  const { formatter, page, read } = context;
  const own = assertDefined(read.filters.find(({ filter }) => filter.name === name));
  const { options, title } = own.filter;
  const chosen = chosenValues(read.filters);
  const titleOf = (value: string) =>
    assertDefined(options.find((option) => option.value === value)).title;
  const tabs = own.allowed.map(async (value) => ({
    label: formatter.words(titleOf(value)),
    ...(await leadTo(context, page, { ...chosen, [name]: value })),
    ...(value === own.value && { current: 'page' as const }),
  }));
  return { label: plainWords(formatter.words(title)), tabs: await Promise.all(tabs) };
}

/** Values of filters that a sibling page has too, unless it narrows them to options of its own. */
function inCommon(context: PageContext, other: Page): Record<string, string> {
  const shared = other.filters.filter((own) => own.options.length === 0).map((own) => own.name);
  return chosenValues(context.read.filters.filter(({ filter }) => shared.includes(filter.name)));
}

/** The period that is shown goes along even where it is not the one that the other page would begin with: none is changed silently. */
async function leadTo(
  context: PageContext,
  other: Page,
  values: Readonly<Record<string, string>>,
): Promise<Pick<Tab, 'to' | 'note'>> {
  const { formatter, read, readPage } = context;
  const there = await readPage(other, values);
  return {
    to: fillPath(other.path, read.values) + writeState({ ...context, read: there }),
    note: there.loaded?.length === 0 ? formatter.say('tabs.empty') : '',
  };
}
