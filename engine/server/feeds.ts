// What machines ask for beside pages: where they may look, what was loaded lately, events for somebody's calendar.

import type { FastifyInstance, FastifyRequest } from 'fastify';

import { withPrefix } from '../addresses/query.ts';
import { ApiProblem } from '../answers/problem.ts';
import type { AnswerCache } from '../api/answerCache.ts';
import { makeResponse, type CachedResponse } from '../api/cachedResponse.ts';
import { markHeaders } from '../api/saidHeaders.ts';
import { CACHE_CONTROL, readQuery, sendBytes } from '../api/routes.ts';
import type { Feed, FeedTelling, ServerParts } from '../blocks/contract/context.server.ts';
import { readToday } from '../blocks/written/written.server.ts';
import { escape } from '../language/html.ts';
import { markedTitle } from '../language/text.ts';
import { findAnswerable } from '../ledger/marked.ts';
import type { Ledger } from '../ledger/ledger.ts';
import { first, lookup } from '../model/lookup.ts';
import type { Locale, Portal } from '../model/portal.ts';
import { CATALOG, catalogNodes, JSON_LD, RDF_XML } from './catalog.ts';
import { llmsAddress, writeLlms } from './llms.ts';
import { writeJsonLd, writeRdfXml } from './rdf.ts';
import type { Shells } from './shells.ts';
import { SITEMAP } from './sitemap.ts';
import { feedAddress } from './structured.ts';

export interface FeedOptions {
  readonly answerCache: AnswerCache;
  readonly shells: Shells;
  readonly parts: ServerParts;
  /** Of all addresses in what machines read. */
  readonly absoluteOrigin: string;
}

/** A route for each feed; its text is made anew when the ledger, the day or the origin changes. */
export function mountFeeds(app: FastifyInstance, options: FeedOptions): void {
  const { answerCache } = options;
  const { portal } = answerCache;
  const kept = answerCache.memory.cache();
  for (const feed of listFeeds(options)) {
    app.get(feed.path, async (request, reply) => {
      const at = options.absoluteOrigin;
      const type = chosenType(feed, request);
      const key = `${feed.path} ${type ?? ''} ${at} ${answerCache.ledger()?.id ?? ''} ${readToday(portal)}`;
      const known = kept.get(key);
      const sent = known ?? makeFeed(feed, await feed.write(buildTelling(options, feed, at, type)));
      if (!known) kept.set(key, sent);
      return sendBytes(
        request,
        reply.header('cache-control', CACHE_CONTROL).headers(markHeaders(answerCache)),
        sent,
      );
    });
  }
}

interface LocalFeed extends Feed {
  readonly locale: Locale;
}

/** What the portal tells by itself, and what its blocks do. */
function listFeeds(options: FeedOptions): LocalFeed[] {
  const { answerCache, parts } = options;
  const { portal } = answerCache;
  const { locales } = portal.settings;
  const shared: LocalFeed[] = [
    {
      path: '/robots.txt',
      type: 'text/plain',
      types: [],
      locale: first(locales),
      write: ({ origin }) => writeRobots(portal, answerCache.ledger(), origin),
    },
    ...catalogFeeds(options).map((feed) => ({ ...feed, locale: first(locales) })),
  ];
  const blocks = Object.values(portal.pages).flatMap((page) => page.blocks);
  const local = locales.flatMap((locale): LocalFeed[] => {
    const ofBlocks = [...Map.groupBy(blocks, ({ kind }) => kind)].flatMap(
      ([kind, some]) => parts[kind]?.feedsOf?.(portal, some, locale.code) ?? [],
    );
    const news: Feed = {
      path: feedAddress(locale.code),
      type: 'application/atom+xml',
      types: [],
      write: (told) => writeFeed(told, answerCache.ledger()),
    };
    const llms: Feed = {
      path: llmsAddress(locale),
      type: 'text/plain',
      types: [],
      write: (told) => writeLlms(told, answerCache.ledger()),
    };
    return [news, llms, ...ofBlocks].map((feed) => ({ ...feed, locale }));
  });
  return [...shared, ...local];
}

/** The catalogue of data sets in both forms. Without figures there is none: who harvests it would take nothing for all there is. */
function catalogFeeds({ answerCache, shells, parts }: FeedOptions): Feed[] {
  const { portal } = answerCache;
  const nodes = async (origin: string) =>
    await catalogNodes({
      portal,
      parts,
      origin,
      ledger: answerCache.answerService().ledger,
      formatters: portal.settings.locales.map((locale) => shells.formatter(locale)),
    });
  return [
    {
      path: `${CATALOG}.jsonld`,
      type: JSON_LD,
      types: [],
      write: async ({ origin }) => writeJsonLd(await nodes(origin)),
    },
    {
      path: `${CATALOG}.rdf`,
      type: RDF_XML,
      types: [],
      write: async ({ origin }) => writeRdfXml(await nodes(origin)),
    },
  ];
}

/** What `?type=` chooses. Throws ApiProblem where the feed has no such type. */
function chosenType({ types }: Feed, request: FastifyRequest): string | null {
  const type = types.length > 0 ? readQuery(request).get('type') : null;
  if (type !== null && !types.includes(type))
    throw new ApiProblem('invalid-parameter', {
      parameter: 'type',
      received: type,
      allowed: types,
    });
  return type;
}

function buildTelling(
  { answerCache, shells }: FeedOptions,
  { locale }: LocalFeed,
  origin: string,
  type: string | null,
): FeedTelling {
  const formatter = shells.formatter(locale);
  const mark = answerCache.ledger()?.mark;
  const titled = (title: string) => markedTitle(formatter.say, title, mark);
  return { formatter, origin, type, titled };
}

function makeFeed({ type }: Feed, text: string): CachedResponse {
  return makeResponse(text, { 'content-type': `${type}; charset=utf-8` }, text);
}

/** Robots need no views, no open rows, no full screen and no results of searches; nothing at all where figures are invented. */
function writeRobots({ settings, pages }: Portal, ledger: Ledger | null, origin: string): string {
  if (ledger?.mark) return 'User-agent: *\nDisallow: /\n';
  const { open, zoom, code } = settings.queries;
  const { search } = settings;
  const searches = search
    ? settings.locales.map(({ prefix }) => withPrefix(lookup(pages, search.page).path, prefix))
    : [];
  // files of the catalogue have all rows open
  const allowed = `/_download/*?*${open}=`;
  const disallowed = [
    ...searches,
    '/_view/',
    '/_explain/',
    ...[open, zoom, code].map((query) => `/*?*${query}=`),
  ];
  return `User-agent: *\nAllow: ${allowed}\n${disallowed.map((path) => `Disallow: ${path}\n`).join('')}Sitemap: ${origin}${SITEMAP}\n`;
}

/** An entry for the latest period of every fact, dated by the ledger that brought it. */
function writeFeed({ formatter, origin, titled }: FeedTelling, ledger: Ledger | null): string {
  const { portal, locale } = formatter;
  const updated = ledger?.manifest.created ?? '1970-01-01T00:00:00.000Z';
  const home = origin + withPrefix('/', locale.prefix);
  const entries = (ledger?.latest ?? []).map((loaded) => {
    const { fact, year, grain, period: to } = loaded;
    const { title: name } = lookup(portal.model.facts, fact);
    const period = formatter.period({ year, grain, from: grain === 'day' ? to : 1, to });
    return `<entry><id>${escape(`${origin}/periods/${fact}/${grain}/${year}-${to}`)}</id><title>${escape(titled(`${formatter.plain(name)}${period && `: ${period}`}`))}</title><updated>${updated}</updated><link href="${escape(home)}"/></entry>\n`;
  });
  const title = titled(`${formatter.plain(portal.settings.name)}: ${formatter.say('feed.title')}`);
  const author = formatter.plain(findAnswerable(portal.settings, ledger?.mark).owner);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${locale.code}">\n<id>${escape(home)}</id><title>${escape(title)}</title><updated>${updated}</updated><author><name>${escape(author)}</name></author><link rel="self" href="${escape(origin + feedAddress(locale.code))}"/><link href="${escape(home)}"/>\n${entries.join('')}</feed>\n`;
}
