// Finds what an address shows: a page, the way to another address, or the page for what is not there.

import { isGone, type AnswerSource } from '../api/oldSources.ts';
import { readEntries, entryAddress } from '../answers/document/collections.ts';
import { changeQuery, withPrefix } from '../addresses/query.ts';
import { fillPath, matchAddress, matchPage, withStep, type Matched } from '../addresses/routes.ts';
import { OLD_ADDRESS, renewQuery } from '../state/redirects.ts';
import { findSpelling, nearest } from '../language/folding.ts';
import type { LocaleFormatter } from '../language/localeFormatter.ts';
import { lookup } from '../model/lookup.ts';
import type { Page, Portal } from '../model/portal.ts';
import { GONE } from '../page/old.server.ts';
import { parametersExist, type MatchedPage } from '../page/page.server.ts';
import type { Shells } from './shells.ts';

export interface Redirect {
  readonly status: 301 | 302;
  /** Address on this host, the query kept. */
  readonly to: string;
}

export interface FoundPage {
  readonly matched: MatchedPage;
  readonly redirect: Redirect | null;
  readonly status: number;
}

interface Site {
  readonly answerCache: AnswerSource;
  readonly shells: Shells;
}

/** `pathname` as it was written; `search` the query with its question mark, or empty. */
export function findPage(site: Site, pathname: string, search: string): FoundPage {
  const { answerCache } = site;
  const { portal } = answerCache;
  const matched = matchAddress(portal, pathname);
  const { page } = matched;
  if (!page || !pageExists(answerCache, page, matched.parameters))
    return (
      withoutSlash(answerCache, pathname, search) ??
      withoutStep(answerCache, matched, search) ??
      missingPage(portal, matched)
    );
  if (page.redirect !== null) {
    const goal = fillPath(lookup(portal.pages, page.redirect).path, matched.parameters);
    return {
      matched: { ...matched, page },
      redirect: { status: 302, to: withPrefix(goal, matched.locale.prefix) + search },
      status: 302,
    };
  }
  if (isGone(answerCache)) return gonePage(site, matched);
  const renewed = renewedAddress(portal, page, search);
  if (renewed !== null)
    return {
      matched: { ...matched, page },
      redirect: { status: 301, to: pathname + renewed },
      status: 301,
    };
  if (page.id !== portal.settings.error)
    return { matched: { ...matched, page }, redirect: null, status: page.status };
  const formatter = site.shells.formatter(matched.locale);
  const asked = askedStatus(search);
  const shown =
    asked === null
      ? directErrorPage(page, formatter)
      : errorPage(page, formatter, asked, statusMessage(asked));
  return { matched: { ...matched, page: shown }, redirect: null, status: shown.status };
}

/** The query of a page as it is written today, with the place that says so; null where it is. */
function renewedAddress(portal: Portal, page: Page, search: string): string | null {
  const renewed = renewQuery(portal, page, new URLSearchParams(search));
  return renewed && `${changeQuery(String(renewed), {})}#${OLD_ADDRESS}`;
}

/** The page at the same address that says that its figures are not kept. */
function gonePage({ answerCache, shells }: Site, matched: Matched): FoundPage {
  const { pages, settings } = answerCache.portal;
  const formatter = shells.formatter(matched.locale);
  const shown = errorPage(lookup(pages, settings.error), formatter, GONE, 'old.gone');
  const title = { [formatter.locale.code]: formatter.say('old.gone-title') };
  const page = { ...shown, title };
  return { matched: { ...matched, page, parameters: {} }, redirect: null, status: GONE };
}

function pageExists(
  answerCache: AnswerSource,
  page: Page,
  parameters: Matched['parameters'],
): boolean {
  return parametersExist(answerCache, describedPage(answerCache.portal, page), parameters);
}

/** The page that says what its path parameters are. */
function describedPage(portal: Portal, page: Page): Page {
  return page.redirect === null ? page : lookup(portal.pages, page.redirect);
}

/** A page's address with a slash at its end leads to the page. What could name another host leads nowhere. */
function withoutSlash(
  answerCache: AnswerSource,
  pathname: string,
  search: string,
): FoundPage | null {
  const plain = pathname.slice(0, -1);
  if (!pathname.endsWith('/') || !/^\/[^/\\]/.test(plain) || plain.includes('\\')) return null;
  const matched = matchAddress(answerCache.portal, plain);
  const { page } = matched;
  if (!page || !pageExists(answerCache, page, matched.parameters)) return null;
  return {
    matched: { ...matched, page },
    redirect: { status: 301, to: plain + search },
    status: 301,
  };
}

/** An address that leaves a parameter out leads to the same with what its section says of it. */
function withoutStep(
  answerCache: AnswerSource,
  matched: Matched,
  search: string,
): FoundPage | null {
  const { portal } = answerCache;
  const { locale, path } = matched;
  for (const { path: pattern, otherwise } of Object.values(portal.pages))
    for (const [name, value] of Object.entries(otherwise)) {
      const whole = withStep(path, pattern, { name, value });
      const found = whole === null ? null : matchPage(portal, whole);
      if (whole === null || !found || !pageExists(answerCache, found.route, found.parameters))
        continue;
      return {
        matched: { ...matched, page: found.route },
        redirect: { status: 302, to: withPrefix(whole, locale.prefix) + search },
        status: 302,
      };
    }
  return null;
}

function missingPage(portal: Portal, matched: Matched): FoundPage {
  const { page, parameters } = matched;
  const described = page && describedPage(portal, page);
  const near = described ? nearEntries(portal, described, parameters) : [];
  const missing = lookup(portal.pages, described?.missing ?? portal.settings.notFound);
  return {
    matched: { ...matched, page: missing, parameters: {}, near },
    redirect: null,
    status: 404,
  };
}

/** Entries whose names are near to one that does not exist. */
function nearEntries(
  portal: Portal,
  page: Page,
  parameters: Matched['parameters'],
): NonNullable<MatchedPage['near']> {
  const named = Object.entries(page.parameters).find(([, { collection }]) => collection !== '');
  if (!named) return [];
  const [name, { collection }] = named;
  return nearest(
    parameters[name] ?? '',
    readEntries(portal, collection),
    (entry) => [entry.key, ...Object.values(entry.name)],
    { most: MOST_NEAR, spelling: findSpelling(portal) },
  ).map((entry) => ({ name: entry.name, to: entryAddress(page, entry.key) }));
}

const MOST_NEAR = 5;

/** The status that the address of the error page asks for; null where it asks for none that is an error. */
function askedStatus(search: string): number | null {
  const asked = new URLSearchParams(search).get(STATUS) ?? '';
  return /^[45]\d\d$/.test(asked) ? Number(asked) : null;
}

/** In the address of the error page: which status it shows. */
export const STATUS = 'status';

/** What the catalogue of messages says of a status; nothing of the address is ever said. */
export function statusMessage(status: number, otherwise = 'errors.message'): string {
  const known: Readonly<Record<number, string>> = {
    400: 'errors.unreadable',
    404: 'errors.not-found',
    405: 'errors.only-read',
    503: 'errors.unavailable',
  };
  return known[status] ?? otherwise;
}

/** The error page where nothing failed: what stands on it by default, and that no error is known. */
function directErrorPage(page: Page, formatter: LocaleFormatter): Page {
  return { ...errorPage(page, formatter, page.status, 'errors.direct'), status: 200, blocks: [] };
}

/** The error page with the status in its heading and a message of the catalogue below it. */
export function errorPage(
  page: Page,
  formatter: LocaleFormatter,
  status: number,
  message: string,
): Page {
  const { code } = formatter.locale;
  return {
    ...page,
    status,
    title: { [code]: formatter.say('errors.title', { status }) },
    about: { [code]: formatter.say(message) },
    // what it says besides, that the portal failed and to try again, is true of failures of the portal alone
    blocks: status >= 500 ? page.blocks : [],
  };
}
