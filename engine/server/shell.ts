// What every page of one language shares, as one file the browser keeps: menus, units, routes, messages, first answers.

import { lookup } from '../model/lookup.ts';
import type { MenuItem, Portal, Shell, ShellItem, ShellStatistics } from '../model/portal.ts';
import type { LocaleFormatter } from '../language/localeFormatter.ts';

/** What else comes from the server. */
interface FromServer {
  /** Trees of messages that blocks bring themselves. */
  readonly brought?: readonly string[];
  /** Whether browsers say anything of this tree of messages; where that is not known, of every one. */
  readonly says?: (tree: string) => boolean;
  readonly statistics?: ShellStatistics | null;
}

/** `first` holds the answers of the calls asked on first load. */
export function buildShell(
  portal: Portal,
  formatter: LocaleFormatter,
  first: Readonly<Record<string, unknown>>,
  { brought = [], says = () => true, statistics = null }: FromServer = {},
): Shell {
  const { settings, menus } = portal;
  const { locale } = formatter;
  const items = (menu: readonly MenuItem[]): ShellItem[] =>
    menu.map((item) => ({
      title: formatter.words(item.title),
      to: item.to,
      tab: item.tab,
      items: items(item.items),
    }));
  return {
    locale: {
      code: locale.code,
      tag: locale.tag,
      prefix: locale.prefix,
      numbers: locale.numbers,
      dates: locale.dates,
    },
    fallback: formatter.fallback,
    locales: settings.locales.map(({ code, tag, name, prefix }) => ({ code, tag, name, prefix })),
    name: formatter.words(settings.name),
    owner: formatter.words(settings.owner),
    mark: settings.mark,
    trial: settings.trial ? formatter.words(settings.trial) : null,
    demonstration: formatter.words(settings.demonstration),
    header: items(menus.header),
    sidebar: items(menus.sidebar),
    footer: items(menus.footer),
    stops: menus.stops,
    search: settings.search
      ? { to: lookup(portal.pages, settings.search.page).path, query: settings.search.query }
      : null,
    emitTabindex: settings.tabOrder.emit === 'attribute',
    crumbsFrom: lookup(settings.tabOrder.blocks, 'breadcrumbs').from,
    units: settings.units.map((unit) => ({
      value: unit.value,
      decimals: unit.decimals,
      short: formatter.words(unit.short),
      title: formatter.words(unit.title),
    })),
    defaultUnit: settings.defaultUnit,
    queries: settings.queries,
    statistics,
    loadingBar: settings.loadingBar,
    routes: Object.values(portal.pages).map((page) => ({ id: page.name, path: page.path })),
    first,
    messages: Object.fromEntries(
      Object.entries(
        portal.messages[locale.code] ?? portal.messages[formatter.fallback] ?? {},
      ).filter(([tree]) => !brought.includes(tree) && says(tree)),
    ),
  };
}
