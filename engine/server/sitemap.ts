// The map of addresses for machines (sitemaps.org): an index and its parts, made when a ledger begins to serve and kept packed.

import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { createGunzip, gzip } from 'node:zlib';

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { withPrefix } from '../addresses/query.ts';
import { fillPath } from '../addresses/routes.ts';
import { listPlaces } from '../answers/document/collections.ts';
import { ApiProblem } from '../answers/problem.ts';
import type { AnswerCache } from '../api/answerCache.ts';
import { buildWeakTag } from '../api/cachedResponse.ts';
import { markHeaders } from '../api/saidHeaders.ts';
import { chooseEncoding, isFresh } from '../api/packing.ts';
import { CACHE_CONTROL, readQuery } from '../api/routes.ts';
import { asksPeriod, readPage, type PageReader } from '../blocks/contract/readPage.server.ts';
import { holdsAll } from '../state/decide.ts';
import { escape } from '../language/html.ts';
import type { Ledger } from '../ledger/ledger.ts';
import { entityDimension } from '../ledger/model/tables.ts';
import { readLoadedAlike } from '../ledger/query/loadedParts.ts';
import type { Page, Portal } from '../model/portal.ts';
import { lookup } from '../model/lookup.ts';
import { lacksPeriod } from '../page/missing.server.ts';
import { AT_LAST } from '../model/codes.ts';

/** A part holds at most so many addresses; the standard takes 50,000 and 50 MB. */
const MOST_ADDRESSES = 10_000;
/** How often it is looked whether another ledger serves, in milliseconds. */
const LOOK_MS = 1000;

export const SITEMAP = '/sitemap.xml';
/** Name of the query that names a part: below the same address, for a map tells of nothing above its own. */
const PART = 'part';

const pack = promisify(gzip);

/** What pages are read over where a ledger serves. */
type LedgerReader = PageReader & { readonly ledger: Ledger };

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

/** Without a part the address gives the index. Files are made again when another ledger serves; a failure is tried again. */
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
    const part = readQuery(request).get(PART);
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
  const addresses = await listAddresses(portal, ledger);
  const each = Math.floor(MOST_ADDRESSES / portal.settings.locales.length);
  const count = Math.max(1, Math.ceil(addresses.length / each));
  const modified = ledger?.manifest.created ?? '';
  const files = [await buildFile(writeIndex(count, { origin, modified }))];
  for (let part = 0; part < count; part++)
    files.push(
      await buildFile(writePart(portal, origin, addresses.slice(part * each, (part + 1) * each))),
    );
  return files;
}

async function buildFile(text: string): Promise<MapFile> {
  return { packed: await pack(text, { level: 9 }), etag: buildWeakTag(text) };
}

/** Every page that has figures or words, those of members of a dimension too; without language. */
async function listAddresses(portal: Portal, ledger: Ledger | null): Promise<string[]> {
  const places = listPlaces(portal).filter(({ page }) => page.id !== portal.settings.search?.page);
  if (!ledger) return places.map(({ address }) => address);
  const reader = { portal, ledger };
  const found: string[] = [];
  for (const { page, address, key } of places) {
    const [name = ''] = Object.keys(page.parameters);
    if (await opensLoaded(reader, page, key === '' ? {} : { [name]: key })) found.push(address);
  }
  for (const page of Object.values(portal.pages)) {
    const [only, ...others] = Object.entries(page.parameters);
    if (!only || others.length > 0 || !isListed(page) || only[1].dimension === '') continue;
    const [name, { dimension }] = only;
    // whoever is alike in all that the page looks at has it alike
    const known = new Map<string, boolean>();
    for (const [code, loaded] of await listMembers(reader, dimension)) {
      const path = { [name]: code };
      const alike = JSON.stringify([loaded, looksAt(reader, page, { name, dimension, code })]);
      const opens = known.get(alike) ?? (await opensLoaded(reader, page, path));
      known.set(alike, opens);
      if (opens) found.push(fillPath(page.path, path));
    }
  }
  return found;
}

/** How many members are looked at for one whose page has something to show. */
const LOOKED_AT = 50;

/** An address, without language, at which a page shows something: of the first member or entry that has it; null where there is none. */
export async function findAddress(
  portal: Portal,
  ledger: Ledger | null,
  page: Page,
): Promise<string | null> {
  const place = listPlaces(portal).find((own) => own.page.id === page.id);
  const [only, ...others] = Object.entries(page.parameters);
  if (!only) return page.path;
  if (place || !ledger || others.length > 0 || only[1].dimension === '')
    return place?.address ?? null;
  const [name, { dimension }] = only;
  const reader = { portal, ledger };
  const codes = (await listMembers(reader, dimension)).map(([code]) => code);
  for (const code of codes.slice(0, LOOKED_AT))
    if (await opensLoaded(reader, page, { [name]: code }))
      return fillPath(page.path, { [name]: code });
  return codes.length > 0 ? fillPath(page.path, { [name]: codes[0] ?? '' }) : null;
}

function isListed({ redirect, sameAs, status }: Page): boolean {
  return redirect === null && sameAs === null && status === 200;
}

/** Members that have a page, each with what is loaded of it: where facts are kept by the codes of their dimension, those of which anything is stored. */
async function listMembers(
  { portal, ledger }: LedgerReader,
  dimension: string,
): Promise<(readonly [code: string, loaded: string])[]> {
  const codes = ledger.members.list(dimension, null).map(({ code }) => code);
  const facts = Object.values(portal.model.facts)
    .filter((fact) => entityDimension(portal.model, fact) === dimension)
    .map(({ name }) => name);
  if (facts.length === 0) return codes.map((code) => [code, '']);
  const alike = await readLoadedAlike(ledger.store, facts);
  return codes.flatMap((code) => {
    const loaded = alike.get(code);
    return loaded === undefined ? [] : [[code, loaded] as const];
  });
}

/** What conditions of a page ask of a member, its code included where one does. */
function looksAt(
  { portal, ledger }: LedgerReader,
  page: Page,
  { name, dimension, code }: Readonly<Record<'name' | 'dimension' | 'code', string>>,
): readonly unknown[] {
  const decided = page.loaded === null ? [] : lookup(portal.decisions, page.loaded).rows;
  const asked = [...page.blocks.map(({ only }) => only), ...decided.map(({ when }) => when)];
  const attributes = ledger.members.at(dimension, code, AT_LAST)?.attributes ?? {};
  return asked
    .flatMap((condition) => Object.keys(condition ?? {}))
    .map((key) => {
      if (key === name) return code;
      return key.startsWith(`${name}.`) ? attributes[key.slice(name.length + 1)] : null;
    });
}

/** Whether a page at its address alone shows figures, or asks for none; one that says that they are not loaded is not to be found. */
async function opensLoaded(
  reader: LedgerReader,
  page: Page,
  path: Readonly<Record<string, string>>,
): Promise<boolean> {
  const { portal } = reader;
  if (!page.blocks.some((block) => asksPeriod(portal, block))) return true;
  const read = await readPage(reader, page, { path, query: new URLSearchParams() });
  const shown = page.blocks.filter(({ only }) => holdsAll(only, read.values));
  return !lacksPeriod({ portal, read }, shown);
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
