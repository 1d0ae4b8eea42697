// What every page of one language shares: all of it where pages are drawn, and what of it a browser needs for a page to be alive.

import { lookup } from '../model/lookup.ts';
import type {
  FrameShell,
  MenuItem,
  Messages,
  Portal,
  Shell,
  ShellItem,
  ShellStatistics,
} from '../model/portal.ts';
import type { LocaleFormatter } from '../language/localeFormatter.ts';

/** With all messages of the language. */
export function buildShell(
  portal: Portal,
  formatter: LocaleFormatter,
  statistics: ShellStatistics | null = null,
): FrameShell {
  const { settings, menus } = portal;
  const { locale } = formatter;
  const items = (menu: readonly MenuItem[]): ShellItem[] =>
    menu.map((item) => ({
      title: formatter.words(item.title),
      to: item.to,
      root: item.root,
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
    mark: settings.mark ?? '',
    trial: settings.trial ? formatter.words(settings.trial) : null,
    header: items(menus.header),
    sidebar: items(menus.sidebar),
    footer: items(menus.footer),
    stops: menus.stops,
    search: settings.search
      ? { to: lookup(portal.pages, settings.search.page).path, query: settings.search.query }
      : null,
    display: settings.display ? lookup(portal.pages, settings.display).path : null,
    emitTabindex: settings.tabOrder.emit === 'attribute',
    crumbsFrom: lookup(settings.tabOrder.blocks, 'breadcrumbs').from,
    units: settings.units.map((unit) => ({
      value: unit.value,
      decimals: unit.decimals,
      short: formatter.words(unit.short),
      title: formatter.words(unit.title),
    })),
    defaultUnit: settings.defaultUnit,
    heard: formatter.heardUnits(),
    queries: settings.queries,
    statistics,
    loadingBar: settings.loadingBar,
    messages: portal.messages[locale.code] ?? {},
  };
}

/** What a browser is sent; `says`: whether it may say the message of a key. */
export function sentShell(
  {
    locale,
    fallback,
    name,
    emitTabindex,
    units,
    defaultUnit,
    heard,
    queries,
    messages,
  }: FrameShell,
  says: (key: string) => boolean,
): Shell {
  return {
    locale,
    fallback,
    name,
    emitTabindex,
    units,
    defaultUnit,
    heard,
    queries,
    messages: saidOf(messages, says),
  };
}

/** The tree without the messages that are not said, and without what is empty then. */
function saidOf(tree: Messages, says: (key: string) => boolean, above = ''): Messages {
  return Object.fromEntries(
    Object.entries(tree).flatMap(([name, found]): (readonly [string, string | Messages])[] => {
      const key = above + name;
      if (typeof found === 'string') return says(key) ? [[name, found]] : [];
      const said = saidOf(found, says, `${key}.`);
      return Object.keys(said).length === 0 ? [] : [[name, said]];
    }),
  );
}
