// All pages of the portal: by the sections of the menu, what it does not name by address.

import { entryAt, listPlaces, type Place } from '../../answers/document/collections.ts';
import { first } from '../../model/lookup.ts';
import { trailTo, withBelow } from '../../model/menus.ts';
import type { MenuItem, Portal, Words } from '../../model/portal.ts';
import type { PageContext } from '../contract/context.server.ts';
import type { LinkedWords } from '../written/texts.server.ts';

/** Entries of a collection stand in the map one by one up to this many. */
const FEW = 60;

export interface LinksSection {
  /** Empty: what no section has. */
  readonly title: string;
  readonly links: readonly SectionLink[];
}

export interface SectionLink extends LinkedWords {
  readonly about: Words | null;
  /** Steps of its address, 1 to 3. */
  readonly depth: number;
}

/** Sections of a single page, and the home page, come last under no title. */
export function listAllPages(context: PageContext): LinksSection[] {
  const { portal } = context;
  const places = listPlaces(portal, FEW);
  const home = places.filter((place) => place.address === '/');
  const steps = Map.groupBy(
    places.filter((place) => place.address !== '/'),
    (place) => sectionOf(portal, place.address),
  );
  const ordered = [...steps].sort(([a], [b]) => rank(portal, a) - rank(portal, b));
  const alone = ordered.filter(([, some]) => some.length === 1).flatMap(([, some]) => some);
  const many = ordered.filter(([, some]) => some.length > 1);
  const link = (place: Place) => buildLink(context, place);
  return [
    ...many.map(([section, some]) => ({
      title: formatTitle(context, section, some),
      links: inOrder(portal, some).map(link),
    })),
    { title: '', links: [...home, ...alone].map(link) },
  ];
}

/** Address of the section that has a page, or that the first step of its address has. */
function sectionOf({ menus }: Portal, address: string): string {
  const [section] = trailTo(menus.sidebar, address);
  const first = address.split('/', 2).join('/');
  const beside = withBelow(menus.sidebar).find(({ to }) => to.startsWith(`${first}/`));
  return section?.to ?? trailTo(menus.sidebar, beside?.to ?? '')[0]?.to ?? first;
}

function formatTitle(
  { portal, formatter }: PageContext,
  section: string,
  places: readonly Place[],
): string {
  const item = menuItems(portal).find(({ to }) => to === section || to.startsWith(`${section}/`));
  return formatter.plain(item?.title ?? first(places).page.title);
}

function buildLink({ portal, formatter }: PageContext, { page, address, key }: Place): SectionLink {
  const collection = Object.values(page.parameters)[0]?.collection ?? '';
  const entry = key === '' ? null : entryAt(portal, collection, key);
  return {
    words: formatter.words(entry?.name ?? page.title),
    to: address,
    about: null,
    depth: Math.min(3, address.split('/').length - 1),
  };
}

/** A page before those below it; pages beside each other as the menu orders them, then as they come. */
function inOrder(portal: Portal, places: readonly Place[]): Place[] {
  const menu = withBelow(portal.menus.sidebar).map(({ to }) => to);
  const placeOf = (address: string) => {
    const named = menu.findIndex((to) => to === address || to.startsWith(`${address}/`));
    return named === -1
      ? menu.length +
          places.findIndex(
            (place) => place.address === address || place.address.startsWith(`${address}/`),
          )
      : named;
  };
  const keyOf = (address: string) => {
    const steps = address.split('/');
    return steps.slice(1).map((_, i) => placeOf(steps.slice(0, i + 2).join('/')));
  };
  return places
    .map((place) => ({ place, key: keyOf(place.address) }))
    .sort((a, b) => compareKeys(a.key, b.key))
    .map(({ place }) => place);
}

/** What a key begins comes after it; else the first difference decides. */
function compareKeys(left: readonly number[], right: readonly number[]): number {
  for (const [i, one] of left.entries()) {
    const other = right[i];
    if (other === undefined) return 1;
    if (one !== other) return one - other;
  }
  return left.length - right.length;
}

/** Sections as the menu orders them; those it does not name come last. */
function rank(portal: Portal, section: string): number {
  const at = portal.menus.sidebar.findIndex(({ to }) => to === section);
  return at === -1 ? portal.menus.sidebar.length : at;
}

function menuItems(portal: Portal): readonly MenuItem[] {
  return [...portal.menus.sidebar, ...portal.menus.header, ...portal.menus.footer];
}
