// The map of addresses for machines (sitemaps.org): an index and its parts, made when a ledger begins to serve and kept packed.

import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { createGunzip, gzip } from 'node:zlib';

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { withPrefix } from '../addresses/query.ts';
import { fillPath } from '../addresses/routes.ts';
import { placesOf } from '../answers/document/places.ts';
import { ApiProblem } from '../answers/problem.ts';
import type { AnswerCache } from '../api/answerCache.ts';
import { tagOf } from '../api/cachedResponse.ts';
import { markHeaders } from '../api/marks.ts';
import { chooseEncoding, isFresh } from '../api/packing.ts';
import { CACHE_CONTROL, queryOf } from '../api/routes.ts';
import { escape } from '../language/html.ts';
import type { Ledger } from '../ledger/ledger.ts';
import type { Portal } from '../model/portal.ts';

/** A part holds at most so many addresses; the standard takes 50,000 and 50 MB. */
const MOST_ADDRESSES = 10_000;
/** How often it is looked whether another ledger serves, in milliseconds. */
const LOOK_MS = 1000;

export const SITEMAP = '/sitemap.xml';
/** Name of the query that names a part: below the same address, for a map tells of nothing above its own. */
const PART = 'part';

const pack = promisify(gzip);

interface MapFile {
  readonly packed: Buffer;
  readonly etag: string;
}

/** The index first, then its parts. */
type MapFiles = readonly MapFile[];

export interface SitemapOptions {
  readonly answerCache: AnswerCache;
  /** Where readers reach the portal, for addresses that must be absolute. */
  readonly absoluteOrigin: string;
}

export function mountSitemap(app: FastifyInstance, options: SitemapOptions): void {
  const { answerCache } = options;
  let made: { readonly ledger: string; readonly files: Promise<MapFiles> } | null = null;
  const files = async (): Promise<MapFiles> => {
    const ledger = answerCache.ledger();
    const id = ledger?.id ?? '';
    if (made?.ledger !== id) {
      const fresh = { ledger: id, files: makeFiles(answerCache.portal, ledger, options) };
      made = fresh;
      // what could not be made is made anew for who asks next
      fresh.files.catch(() => {
        if (made === fresh) made = null;
      });
    }
    return await made.files;
  };
  app.get(SITEMAP, async (request, reply) => {
    const part = queryOf(request).get(PART);
    const file = (await files())[part === null ? 0 : numberOf(part)];
    if (!file) throw new ApiProblem('unknown-path', { received: request.raw.url ?? '' });
    return sendFile(request, reply.headers(markHeaders(answerCache)), file);
  });
  let looking: NodeJS.Timeout | undefined;
  app.addHook('onReady', (done) => {
    looking = setInterval(() => void files().catch(() => {}), LOOK_MS).unref();
    done();
  });
  app.addHook('onClose', () => clearInterval(looking));
}

/** NaN where it is no number of a part. */
function numberOf(part: string): number {
  return /^[1-9]\d{0,4}$/.test(part) ? Number(part) : Number.NaN;
}

function sendFile(request: FastifyRequest, reply: FastifyReply, file: MapFile): FastifyReply {
  const { packed, etag } = file;
  reply.headers({ etag, vary: 'Accept-Encoding', 'cache-control': CACHE_CONTROL });
  if (isFresh(request.headers['if-none-match'], etag)) return reply.code(304).send();
  reply.type('application/xml; charset=utf-8');
  // who takes something better takes this too
  const plain = chooseEncoding(request.headers['accept-encoding']) === 'identity';
  if (!plain) return reply.header('content-encoding', 'gzip').send(packed);
  return reply.send(Readable.from([packed]).pipe(createGunzip()));
}

/** One part after another, so that others are answered in between. */
async function makeFiles(
  portal: Portal,
  ledger: Ledger | null,
  { absoluteOrigin: origin }: SitemapOptions,
): Promise<MapFiles> {
  const addresses = addressesOf(portal, ledger);
  const each = Math.floor(MOST_ADDRESSES / portal.settings.locales.length);
  const count = Math.max(1, Math.ceil(addresses.length / each));
  const modified = ledger?.manifest.created ?? '';
  const files = [await fileOf(writeIndex(count, { origin, modified }))];
  for (let part = 0; part < count; part++)
    files.push(
      await fileOf(writePart(portal, origin, addresses.slice(part * each, (part + 1) * each))),
    );
  return files;
}

async function fileOf(text: string): Promise<MapFile> {
  return { packed: await pack(text, { level: 9 }), etag: tagOf(text) };
}

/** Every page, those of members of a dimension too; without language. */
function addressesOf(portal: Portal, ledger: Ledger | null): string[] {
  const members = Object.values(portal.pages)
    .filter(
      ({ redirect, sameAs, status }) => redirect === null && sameAs === null && status === 200,
    )
    .flatMap((page) => {
      const [only, ...others] = Object.entries(page.parameters);
      if (!ledger || !only || others.length > 0) return [];
      const [name, { dimension }] = only;
      if (dimension === '') return [];
      return ledger.members
        .list(dimension, null)
        .map(({ code }) => fillPath(page.path, { [name]: code }));
    });
  const places = placesOf(portal)
    .filter(({ page }) => page.id !== portal.settings.search?.page)
    .map(({ address }) => address);
  return [...places, ...members];
}

function writeIndex(
  count: number,
  { origin, modified }: { readonly origin: string; readonly modified: string },
): string {
  const last = modified === '' ? '' : `<lastmod>${modified}</lastmod>`;
  const parts = Array.from(
    { length: count },
    (_, i) =>
      `<sitemap><loc>${escape(`${origin}${SITEMAP}?${PART}=${i + 1}`)}</loc>${last}</sitemap>\n`,
  );
  return `${HEAD}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${parts.join('')}</sitemapindex>\n`;
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** Each address in every language, naming the others. */
function writePart(portal: Portal, origin: string, addresses: readonly string[]): string {
  const { locales } = portal.settings;
  const absolute = (address: string, prefix: string) =>
    escape(origin + withPrefix(address, prefix));
  const urls = addresses.flatMap((address) => {
    const others = locales
      .map(
        (other) =>
          `<xhtml:link rel="alternate" hreflang="${other.code}" href="${absolute(address, other.prefix)}"/>`,
      )
      .join('');
    return locales.map(
      (locale) => `<url><loc>${absolute(address, locale.prefix)}</loc>${others}</url>\n`,
    );
  });
  return `${HEAD}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('')}</urlset>\n`;
}
