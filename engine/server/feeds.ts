// What machines ask for beside pages: which addresses there are, what was loaded lately, events for somebody's calendar.

import type { FastifyInstance } from 'fastify';

import { makeResponse, ResponseCache } from '../api/cachedResponse.ts';
import { entriesOf, entryAddress, pageOf } from '../answers/document/collections.ts';
import type { AnswerCache } from '../api/answerCache.ts';
import { ApiProblem } from '../answers/problem.ts';
import { CACHE_CONTROL, queryOf, sendBytes } from '../api/routes.ts';
import type { Ledger } from '../ledger/ledger.ts';
import type { CalendarBlock, Portal } from '../model/portal.ts';
import { withPrefix } from '../addresses/query.ts';
import { fillPath } from '../addresses/routes.ts';
import { escape } from '../language/html.ts';
import { originOf } from './origin.ts';
import { happeningsOf, yearOf } from '../blocks/calendar/events.server.ts';
import { writeIcs } from '../blocks/calendar/ics.server.ts';
import type { Shells } from './shells.ts';
import { feedAddress } from './structured.ts';
import { placesOf } from '../blocks/sitemap/sitemap.server.ts';
import { dayOf } from '../blocks/written.server.ts';

/** A map for machines holds at most so many addresses. */
const MOST_ADDRESSES = 50_000;

export function mountFeeds(
  app: FastifyInstance,
  answerCache: AnswerCache,
  shells: Shells,
  origin: string,
): void {
  const { portal } = answerCache;
  const kept = new ResponseCache();
  const mount = (
    path: string,
    type: string,
    write: (origin: string, kind: string | null) => string,
    kinds: readonly string[] = [],
  ) => {
    app.get(path, (request, reply) => {
      const [at, kind] = [
        originOf(request, origin),
        kinds.length > 0 ? queryOf(request).get('type') : null,
      ];
      if (kind !== null && !kinds.includes(kind))
        throw new ApiProblem('invalid-parameter', {
          parameter: 'type',
          received: kind,
          allowed: kinds,
        });
      const key = `${path} ${kind ?? ''} ${at} ${answerCache.ledger()?.id ?? ''} ${dayOf(portal)}`;
      let sent = kept.get(key);
      if (!sent) {
        const text = write(at, kind);
        kept.set(
          key,
          (sent = makeResponse(text, { 'content-type': `${type}; charset=utf-8` }, text)),
        );
      }
      return sendBytes(request, reply.header('cache-control', CACHE_CONTROL), sent);
    });
  };
  mount('/robots.txt', 'text/plain', (at) => writeRobots(portal, at));
  mount('/sitemap.xml', 'application/xml', (at) =>
    writeSitemapXml(portal, answerCache.ledger(), at),
  );
  for (const locale of portal.settings.locales) {
    mount(feedAddress(locale.code), 'application/atom+xml', (at) =>
      writeFeed(answerCache, shells, locale.code, at),
    );
    for (const block of calendarsOf(portal)) {
      const kinds = [
        ...new Set(entriesOf(portal, block.collection).map((one) => String(one.data['type']))),
      ];
      mount(
        `/_calendar/${block.collection}.${locale.code}.ics`,
        'text/calendar',
        (at, kind) => calendarFor(portal, shells, block, locale.code, at, kind),
        kinds,
      );
    }
  }
}

/** Robots need no views, no open rows, no full screen and no results of searches. */
function writeRobots({ settings, pages }: Portal, origin: string): string {
  const { open, zoom } = settings.queries;
  const searches = settings.search
    ? settings.locales.map((locale) =>
        withPrefix(pages[settings.search!.page]!.path, locale.prefix),
      )
    : [];
  const disallowed = [...searches, '/_view/', `/*?*${open}=`, `/*?*${zoom}=`];
  return `User-agent: *\n${disallowed.map((one) => `Disallow: ${one}\n`).join('')}Sitemap: ${origin}/sitemap.xml\n`;
}

/** Every page in every language, those of members of a dimension too, each naming the others. */
function writeSitemapXml(portal: Portal, ledger: Ledger | null, origin: string): string {
  const members = Object.values(portal.pages)
    .filter((page) => page.redirect === null && page.status === 200)
    .flatMap((page) => {
      const parameters = Object.entries(page.parameters);
      const [only] = parameters;
      if (!ledger || parameters.length !== 1 || only![1].dimension === '') return [];
      return ledger.members
        .list(only![1].dimension, null)
        .map(({ code }) => fillPath(page.path, { [only![0]]: code }));
    });
  const { locales } = portal.settings;
  const addresses = [
    ...placesOf(portal)
      .filter(({ page }) => page.id !== portal.settings.search?.page)
      .map((place) => place.address),
    ...members,
  ].slice(0, Math.floor(MOST_ADDRESSES / locales.length));
  const absolute = (address: string, prefix: string) =>
    escape(origin + withPrefix(address, prefix));
  const urls = addresses.flatMap((address) => {
    const others = locales
      .map(
        (one) =>
          `<xhtml:link rel="alternate" hreflang="${one.code}" href="${absolute(address, one.prefix)}"/>`,
      )
      .join('');
    return locales.map(
      (locale) => `<url><loc>${absolute(address, locale.prefix)}</loc>${others}</url>\n`,
    );
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('')}</urlset>\n`;
}

/** An entry for the latest period of every fact, dated by the ledger that brought it. */
function writeFeed(answerCache: AnswerCache, shells: Shells, code: string, origin: string): string {
  const { portal } = answerCache;
  const locale = portal.settings.locales.find((one) => one.code === code)!;
  const formatter = shells.formatter(locale);
  const ledger = answerCache.ledger();
  const updated = ledger?.manifest.created ?? '1970-01-01T00:00:00.000Z';
  const home = origin + withPrefix('/', locale.prefix);
  const entries = (ledger?.latest ?? []).map((one) => {
    const fact = portal.model.facts[one.fact]!;
    const period = formatter.period({ year: one.year, grain: one.grain, from: 1, to: one.period });
    return `<entry><id>${escape(`${origin}/periods/${one.fact}/${one.grain}/${one.year}-${one.period}`)}</id><title>${escape(`${formatter.plain(fact.title)}: ${period}`)}</title><updated>${updated}</updated><link href="${escape(home)}"/></entry>\n`;
  });
  const title = `${formatter.plain(portal.settings.name)}: ${formatter.say('feed.title')}`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${locale.code}">\n<id>${escape(home)}</id><title>${escape(title)}</title><updated>${updated}</updated><author><name>${escape(formatter.plain(portal.settings.owner))}</name></author><link rel="self" href="${escape(origin + feedAddress(code))}"/><link href="${escape(home)}"/>\n${entries.join('')}</feed>\n`;
}

function calendarsOf(portal: Portal): CalendarBlock[] {
  const all = Object.values(portal.pages)
    .flatMap((page) => page.blocks)
    .filter((block) => block.kind === 'calendar');
  return [
    ...new Map(
      all.filter((block) => block.form !== 'event').map((block) => [block.collection, block]),
    ).values(),
  ];
}

/** This year's round of events and the next one. */
function calendarFor(
  portal: Portal,
  shells: Shells,
  block: CalendarBlock,
  code: string,
  origin: string,
  type: string | null,
): string {
  const locale = portal.settings.locales.find((one) => one.code === code)!;
  const formatter = shells.formatter(locale);
  const events = entriesOf(portal, block.collection).filter(
    (event) => type === null || String(event.data['type']) === type,
  );
  const day = dayOf(portal);
  const happenings = [0, 1].flatMap((later) =>
    happeningsOf(events, (event) => yearOf(portal, day, block, event) + later),
  );
  const page = pageOf(portal, block.collection);
  const name = `${formatter.plain(portal.settings.name)}: ${formatter.plain(portal.settings.collections[block.collection]!.title)}`;
  return writeIcs(
    name,
    origin.replace(/^https?:\/\//, ''),
    day,
    happenings.map((one) => ({
      key: one.event.key,
      from: one.rule.kind === 'deadline' ? one.to : one.from,
      to: one.to,
      summary: formatter.plain(one.event.name),
      url: page ? origin + withPrefix(entryAddress(page, one.event.key), locale.prefix) : origin,
    })),
  );
}
