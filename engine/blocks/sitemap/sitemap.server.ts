// The map of the portal, made from its pages: by address, under the names that the menu gives its sections.

import { entriesOf, entryAddress, entryAt } from '../../answers/document/collections.ts';
import { plainWords } from '../../language/text.ts';
import type { MenuItem, Page, Portal } from '../../model/portal.ts';
import type { PageContext } from '../context.server.ts';
import { html, link, say, type Html } from '../html.server.ts';

/** Entries of a collection stand in the map one by one up to this many. */
const FEW = 60;

interface Place {
  readonly page: Page;
  readonly address: string;
  readonly key: string;
}

/** Every address that the portal has by itself, without those that only redirect or report a failure: for maps and for machines. */
export function placesOf(portal: Portal, most = Infinity): Place[] {
  return Object.values(portal.pages)
    .filter((page) => page.redirect === null && page.status === 200)
    .flatMap((page) => {
      const parameters = Object.entries(page.parameters);
      if (parameters.length === 0) return [{ page, address: page.path, key: '' }];
      const [only] = parameters;
      if (parameters.length > 1 || only![1].collection === '') return [];
      const entries = entriesOf(portal, only![1].collection);
      return entries.length > most
        ? []
        : entries.map(({ key }) => ({ page, address: entryAddress(page, key), key }));
    });
}

export function writeSitemap(context: PageContext): Html {
  const { portal } = context;
  const places = placesOf(portal, FEW);
  const home = places.find((place) => place.address === '/');
  const sections = Map.groupBy(
    places.filter((place) => place !== home),
    (place) => place.address.split('/')[1]!,
  );
  const ordered = [...sections].sort(([a], [b]) => rank(portal, a) - rank(portal, b));
  const alone = ordered.filter(([, some]) => some.length === 1).flatMap(([, some]) => some);
  const many = ordered.filter(([, some]) => some.length > 1);
  return html`<div class="sitemap">${many.map(([step, some]) => writeSection(context, step, some))}<section><ul>${[...(home ? [home] : []), ...alone].map((place) => writePlace(context, place))}</ul></section></div>`;
}

function writeSection(context: PageContext, step: string, places: readonly Place[]): Html {
  const item = menuItems(context.portal).find((one) => one.to.split('/')[1] === step);
  const title = item
    ? plainWords(context.formatter.words(item.title))
    : plainWords(context.formatter.words(places[0]!.page.title));
  return html`<section><h2>${title}</h2><ul>${inOrder(context.portal, places).map((place) => writePlace(context, place))}</ul></section>`;
}

function writePlace({ portal, formatter }: PageContext, { page, address, key }: Place): Html {
  const collection = Object.values(page.parameters)[0]?.collection ?? '';
  const entry = key === '' ? null : entryAt(portal, collection, key);
  return html`<li class="depth-${Math.min(3, address.split('/').length - 1)}">${link(formatter, address, say(formatter.words(entry?.name ?? page.title)))}</li>`;
}

/** A page before those below it; pages beside each other as the menu orders them, then as they come. */
function inOrder(portal: Portal, places: readonly Place[]): Place[] {
  const menu = portal.menus.sidebar.flatMap((item) => [item, ...item.items]).map((item) => item.to);
  const placeOf = (address: string) => {
    const named = menu.findIndex((to) => to === address || to.startsWith(`${address}/`));
    return named === -1
      ? menu.length +
          places.findIndex(
            (place) => place.address === address || place.address.startsWith(`${address}/`),
          )
      : named;
  };
  const keys = new Map(
    places.map((place) => {
      const steps = place.address.split('/');
      return [
        place,
        steps.slice(2).map((_, i) => placeOf(steps.slice(0, i + 3).join('/'))),
      ] as const;
    }),
  );
  return [...places].sort((a, b) => {
    const [left, right] = [keys.get(a)!, keys.get(b)!];
    const at = left.findIndex((one, i) => one !== right[i]);
    if (at === -1) return left.length - right.length;
    return right[at] === undefined ? 1 : left[at]! - right[at];
  });
}

/** Sections as the menu orders them; those it does not name come last. */
function rank(portal: Portal, step: string): number {
  const at = portal.menus.sidebar.findIndex((item) => item.to.split('/')[1] === step);
  return at === -1 ? portal.menus.sidebar.length : at;
}

function menuItems(portal: Portal): readonly MenuItem[] {
  return [...portal.menus.sidebar, ...portal.menus.header, ...portal.menus.footer];
}
