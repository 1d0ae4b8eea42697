// What a page is called: its title, or that of the entry it is about, its subject, the way to it from home, and its one address.

import { entryAt, type Entry } from '../answers/document/collections.ts';
import { at, lookup } from '../model/lookup.ts';
import { withBelow } from '../model/menus.ts';
import type { Crumb, Page, Portal, Words } from '../model/portal.ts';
import { fillPath, matchPage } from '../addresses/routes.ts';
import type { PageContext } from '../blocks/contract/context.server.ts';
import { withLedger } from '../blocks/contract/linkTo.server.ts';
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

/** Title, sentence and subject; a page about an entry is called as the entry is. */
export function formatPageNames(
  context: PageContext,
  parameters: Readonly<Record<string, string>>,
): { title: Words; about: Words | null; subject: Words | null } {
  const { portal, page, formatter } = context;
  const entry = entryOfPage(portal, page, parameters);
  if (entry)
    return {
      title: formatter.words(entry.name),
      about: entry.about ? formatter.words(entry.about) : null,
      subject: null,
    };
  const subject = findSubject(context, parameters);
  const isSubject = page.calledBySubject && subject !== null;
  return {
    title: isSubject ? subject : formatter.words(page.title),
    about: page.about ? formatter.words(page.about) : null,
    subject: isSubject ? null : subject,
  };
}

function findSubject(
  context: PageContext,
  parameters: Readonly<Record<string, string>>,
): Words | null {
  const { page, formatter, ledger } = context;
  if (page.subject === null) return null;
  const code = lookup(parameters, page.subject);
  const year = context.read.year ?? latestYear(ledger);
  const title = ledger?.members.title(lookup(page.parameters, page.subject).dimension, code, year);
  return title ? formatter.words(title) : code;
}

/** Home, then every page above this one; a step without a page of its own is a name only. */
export function buildCrumbs(
  context: PageContext,
  { title, subject }: { readonly title: Words; readonly subject: Words | null },
): Crumb[] {
  const { portal, page, formatter, path } = context;
  const home = lookup(portal.pages, portal.settings.home);
  if (page === home) return [];
  const crumbs: Crumb[] = [{ title: formatter.say('shell.home'), to: '/' }];
  const steps = page.status === 200 ? path.split('/').slice(1) : [];
  for (let depth = 1; depth < steps.length; depth++) {
    const above = `/${steps.slice(0, depth).join('/')}`;
    const named = matchPage(portal, above)?.route;
    const parameter = at(page.path.split('/'), depth).startsWith(':');
    const target = named?.redirect ? lookup(portal.pages, named.redirect) : named;
    if (parameter && subject) crumbs.push({ title: subject, to: named ? above : null });
    else if (named && target)
      crumbs.push({
        title: sectionTitle(context, above, named) ?? formatter.words(target.title),
        to: above,
      });
  }
  const kept = crumbs.map((crumb) => ({
    ...crumb,
    to: crumb.to === null ? null : withLedger(context, crumb.to),
  }));
  return [...kept, { title, to: null }];
}

/** A section that only redirects is called by its own title, or as the menu calls it. */
function sectionTitle(context: PageContext, address: string, page: Page): Words | null {
  const { portal, formatter } = context;
  if (page.redirect !== null && Object.keys(page.title).length > 0)
    return formatter.words(page.title);
  const goal = page.redirect !== null ? lookup(portal.pages, page.redirect).path : address;
  const item = withBelow([...portal.menus.sidebar, ...portal.menus.header]).find(
    ({ to }) => to === goal || to === address,
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
