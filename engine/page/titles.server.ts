// What a page is called: its title, or that of the entry it is about, its subject, the way to it from home, and its one address.

import { entryAt, type Entry } from '../answers/document/collections.ts';
import { shortenNames } from '../answers/shortNames.ts';
import { at, lookup } from '../model/lookup.ts';
import { findGoal, withBelow } from '../model/menus.ts';
import { listTabPages } from '../model/page.ts';
import type { Crumb, Page, Portal, View, Words } from '../model/portal.ts';
import { fillPath, matchPage } from '../addresses/routes.ts';
import type { PageContext } from '../blocks/contract/context.server.ts';
import { withLedger, withReading } from '../blocks/contract/linkTo.server.ts';
import { latestYear } from '../blocks/contract/memberChoices.server.ts';

/** The entry that a page is about, by its address; null where it is about none. */
export function entryOfPage(
  portal: Portal,
  page: Page,
  parameters: Readonly<Record<string, string>>,
): Entry | null {
  const found = Object.entries(page.parameters).find(([, { collection }]) => collection !== '');
  if (!found) return null;
  const [name, { collection }] = found;
  return entryAt(portal, collection, parameters[name] ?? '');
}

/** Title, sentence and subject; a page about an entry is called as the entry is, and its title says what kind of page it is. */
export function formatPageNames(
  context: PageContext,
  parameters: Readonly<Record<string, string>>,
): Pick<View, 'title' | 'about' | 'subject' | 'kind'> {
  const { portal, page, formatter } = context;
  const entry = entryOfPage(portal, page, parameters);
  if (entry)
    return {
      title: formatter.words(entry.name),
      kind: formatter.words(page.title),
      about: entry.about ? formatter.words(entry.about) : null,
      subject: null,
    };
  return {
    title: formatter.words(page.title),
    about: page.about ? formatter.words(page.about) : null,
    subject: findSubject(context, parameters),
  };
}

function findSubject(
  context: PageContext,
  parameters: Readonly<Record<string, string>>,
): Words | null {
  const { subject } = context.page;
  return subject === null ? null : findName(context, parameters, subject);
}

/** What a parameter of the address names; its code where nobody knows, null where it is no code. */
function findName(
  context: PageContext,
  parameters: Readonly<Record<string, string>>,
  name: string,
): Words | null {
  const { page, formatter, ledger } = context;
  const { dimension } = lookup(page.parameters, name);
  if (dimension === '') return null;
  const code = lookup(parameters, name);
  const year = context.read.year ?? latestYear(ledger);
  const title = ledger?.members.title(dimension, code, year);
  return title ? formatter.words(shortenNames(context, title)) : code;
}

/** Home, then every page above this one but those that are its tabs; a step without a page of its own is a name only. */
export function buildCrumbs(
  context: PageContext,
  parameters: Readonly<Record<string, string>>,
  title: Words,
): Crumb[] {
  const { portal, page, formatter, path } = context;
  const home = lookup(portal.pages, portal.settings.home);
  if (page === home) return [];
  const steps = page.status === 200 ? path.split('/').slice(1) : [];
  const above = steps.slice(1).flatMap((_, i): Crumb[] => {
    const address = `/${steps.slice(0, i + 1).join('/')}`;
    return buildCrumb(context, address, nameStep(context, parameters, i + 1));
  });
  return [
    { title: formatter.say('shell.home'), to: withReading(context, withLedger(context, '/')) },
    ...above,
    { title, to: null },
  ];
}

/** What a step of the address is called that is a parameter; null where it is none, or nobody knows. */
function nameStep(
  context: PageContext,
  parameters: Readonly<Record<string, string>>,
  depth: number,
): Words | null {
  const step = at(context.page.path.split('/'), depth);
  return step.startsWith(':') ? findName(context, parameters, step.slice(1)) : null;
}

/** The way to a page above; none where nothing is there, or a tab of the page leads there. */
function buildCrumb(context: PageContext, address: string, name: Words | null): Crumb[] {
  const { portal, page, formatter } = context;
  const found = matchPage(portal, address);
  if (!found) return name ? [{ title: name, to: null }] : [];
  const { route, parameters } = found;
  const goal = findGoal(portal.pages, route) ?? route;
  if (listTabPages(page).includes(goal.id)) return [];
  const title = name ?? formatSection(context, route, goal) ?? formatter.words(goal.title);
  const to = withLedger(context, fillPath(goal.path, parameters));
  return [{ title, to: withReading(context, to) }];
}

/** A section that only leads on is called by its own title, or as the menu calls its page. */
function formatSection({ portal, formatter }: PageContext, page: Page, goal: Page): Words | null {
  if (page !== goal && Object.keys(page.title).length > 0) return formatter.words(page.title);
  const item = withBelow([...portal.menus.sidebar, ...portal.menus.header]).find(
    ({ to }) => to === goal.path || to === page.path,
  );
  return item ? formatter.words(item.title) : null;
}

/** The address that search engines are told of where a page has several: without language and query: that of the page itself, or of the one that it is another address of. */
export function canonicalPath({
  portal,
  page,
  path,
  read,
}: Pick<PageContext, 'portal' | 'page' | 'path' | 'read'>): string {
  return page.sameAs === null
    ? path
    : fillPath(lookup(portal.pages, page.sameAs).path, read.values);
}
