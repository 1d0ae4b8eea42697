// Tabs as links: the options of a filter, or sibling pages; what the reader chose elsewhere stays chosen.

import type { Page, Words } from '../../model/portal.ts';
import type { PageTab, TabsBlock, TabsView } from './tabs.kind.ts';
import { fillPath, matchPage } from '../../addresses/routes.ts';
import { writeState } from '../../state/pageState.ts';
import { plainWords } from '../../language/text.ts';
import { chosenValues } from '../../state/readFilters.ts';
import { lookup, assertDefined } from '../../model/lookup.ts';
import { withBelow } from '../../model/menus.ts';
import type { PageContext, ServerPart } from '../contract/context.server.ts';
import { buildViewStart } from '../written/written.server.ts';

export const tabs: ServerPart<TabsBlock, TabsView> = {
  leadsOn: true,
  build: async (context, block) => {
    const base = { ...buildViewStart(context, block), kind: 'tabs' as const };
    return block.filter === undefined
      ? {
          ...base,
          segmented: false,
          label: context.formatter.say('tabs.pages'),
          tabs: await Promise.all((block.pages ?? []).map((tab) => pageTab(context, tab))),
        }
      : { ...base, segmented: true, ...(await filterTabs(context, block.filter)) };
  },
};

type Tab = TabsView['tabs'][number];

async function pageTab(context: PageContext, { page: id, title }: PageTab): Promise<Tab> {
  const { portal, page, formatter } = context;
  const other = lookup(portal.pages, id);
  return {
    label: title
      ? formatter.words(title)
      : (menuTitle(context, other) ?? formatter.words(other.title)),
    ...(await leadTo(context, other, inCommon(context, other))),
    current: id === page.id,
  };
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
    current: value === own.value,
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
