// What every page shares, in full: settings and menus with their defaults, languages with what their codes say, and every entry with its place in the Tab order.

import type { MenuItemComplete, MenusComplete, PortalComplete } from '../../../schemas/complete.ts';
import { fillDefaults, type SchemaSet } from '../../schema/fill.ts';
import type { OpenedLocale, OpenedMenuItem, OpenedMenus, OpenedPortal } from './spec.ts';

/** Settings with their defaults. */
export function openSettings(spec: object, schemas: SchemaSet): OpenedPortal {
  const portal = fillDefaults(schemas, 'portal.schema.json', spec) as PortalComplete;
  return { ...portal, locales: portal.locales.map(openLocale) };
}

/** The first language has no prefix unless it says one. */
function openLocale(
  {
    code,
    tag = code,
    name = findLanguageName(code, tag),
    ...locale
  }: PortalComplete['locales'][number],
  place: number,
): OpenedLocale {
  return { ...(place > 0 && { prefix: code }), ...locale, code, tag, name };
}

/** What a language calls itself; one whose tag is none, or that nobody knows, is called by its code. */
function findLanguageName(code: string, tag: string): string {
  try {
    const name = new Intl.DisplayNames(tag, { type: 'language' }).of(code) ?? code;
    return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
  } catch {
    return code;
  }
}

/** Menus with their defaults; an entry without a number follows the one before it. */
export function openMenus(spec: object, schemas: SchemaSet): OpenedMenus {
  const { header, sidebar, footer, stops } = fillDefaults(
    schemas,
    'menus.schema.json',
    spec,
  ) as MenusComplete;
  return {
    stops,
    header: number(header, stops.menu),
    sidebar: number(sidebar),
    footer: number(footer),
  };
}

function number(items: readonly MenuItemComplete[], before = 0): OpenedMenuItem[] {
  let last = before;
  const turn = (item: MenuItemComplete): OpenedMenuItem => {
    const tab = item.tab ?? last + 1;
    last = tab;
    return { ...item, tab, items: (item.items ?? []).map(turn) };
  };
  return items.map(turn);
}
