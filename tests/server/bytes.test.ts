// How many bytes a page with figures has, compressed as readers after the first get it: a page of some forty rows fits into what comes at once.

import { brotliCompressSync } from 'node:zlib';

import { describe, expect, it } from 'vitest';

import { withPrefix } from '../../engine/addresses/query.ts';
import { TIGHT } from '../../engine/api/cachedResponse.ts';
import { brotli } from '../../engine/api/packing.ts';
import { bytesUntil, upToBlock } from '../../scripts/bench/streamed.ts';
import { first } from '../../engine/model/lookup.ts';
import { remember } from '../../engine/model/remember.ts';
import { portalOf } from '../portals.ts';
import { inTurn } from '../sample.ts';
import { siteOfDemonstration } from '../site.ts';

/** Names of scripts and styles are hashes, which every build makes anew: so many bytes more or less they take, compressed. */
const HASHES = 60;
/** What a connection brings before the first answer to it. */
const ONE_FLIGHT = 14_600 + HASHES;
const MANY_ROOTS = 22_000;
const HOME = 24_000;
/** Of the home of one member: two figures, and every picture of them. */
const OVERVIEW = 22_900;
/** Of a page with a map, and of the map on it. */
const MAP_PAGE = 24_000;
const MAP = 7_000;
const FEW = 40;
/** Of all files of letters together. */
const LETTERS = 60_000;
/** Of the rules of a document, by themselves. */
const STYLE = 9_000;
/** Of a whole page: what stands below its first picture, how its figures are heard, and how it comes alive, come behind the first flight. */
const WHOLE = 17_600 + HASHES;
/** Of a page with a long series, whose headings are sentences, and each of whose points is a stop of arrow keys. */
const SERIES = 20_900 + HASHES;

const portal = portalOf('product');
/** A community, Kyiv, one that is abolished. */
const BUDGETS = ['2555900000', '2600000000', '0759999001'];
/** Documents of chapters: the passport of a programme, its two versions, one of a budget. */
const DOCUMENTS = [
  '/national-budget/expenses/0111010-2025',
  '/national-budget/expenses/compare?passport=0111010-2025-1&passport=0111010-2025',
  '/local-budget/2555900000/planning/report?report=BLP0020004A-2555900000-2026',
];
/** Those whose blocks ask calls, and what tabs show on them. */
const PAGES = [
  ...Object.values(portal.pages)
    .filter(({ path, blocks }) => !path.includes(':') && blocks.some((block) => 'call' in block))
    .map(({ path }) => path)
    .filter((path) =>
      /^\/(?:$|national-budget|annual-budget|debt|spending-agencies|local-budget(?:$|\/compare$))/.test(
        path,
      ),
    ),
  ...['90000016', '91000018'].map((unit) => `/spending-agencies/${unit}/info`),
  '/spending-agencies/graphic?lines=all',
  ...DOCUMENTS,
  ...['economic', 'program', 'functional'].map((by) => `/national-budget/expenses?chapter=${by}`),
  ...BUDGETS.flatMap((budget) =>
    [
      '',
      '/local-incomes',
      '/local-expenses',
      '/local-credits',
      '/local-financing',
      '/local-transferts',
      '/planning/prognosis',
      '/info/indicators',
      '/info/recipients',
      '/info/profile',
    ].map((page) => `/local-budget/${budget}${page}`),
  ),
].flatMap((path) => portal.settings.locales.map(({ prefix }) => withPrefix(path, prefix)));
const SAMPLE = inTurn(PAGES, portal.settings.locales.length);
/** A chart of every quarter of nine years, or of months beside two tables, said in a table as well. */
const LONG_SERIES = /\/debt\/|\/region-develop$/;

const served = siteOfDemonstration();

interface Packed {
  readonly html: string;
  readonly bytes: Buffer;
}

const kept = new Map<string, Promise<Packed>>();
const packed = async (path: string) => await remember(kept, path, async () => await pack(path));

async function pack(path: string): Promise<Packed> {
  const { statusCode, payload } = await served.site.inject(path);
  expect(statusCode).toBe(200);
  // marks of invented figures are on no page of a real portal
  const html = payload.replaceAll(/ data-mark="[^"]*"|,"invented":true/g, '');
  const body = Buffer.from(html);
  return { html, bytes: brotliCompressSync(body, brotli(body, TIGHT)) };
}

function mostOf(path: string, html: string): number {
  if (html.includes('id="balance"')) return HOME;
  if (/\/local-budget\/\d+$/.test(path)) return OVERVIEW;
  if (html.includes('map-drawing')) return MAP_PAGE;
  const roots = html.split('<tr aria-level="1"').length - 2;
  if (roots > FEW) return MANY_ROOTS;
  return LONG_SERIES.test(path) ? SERIES : WHOLE;
}

/** A page to the end of the first block with a drawing; where none has one, to the end of the first. */
function upToPicture(html: string): string {
  const main = html.indexOf('<main');
  const found = html.slice(main).search(/<(?:svg|div) class="map-drawing"|class="squares"|<figure/);
  const from = found < 0 ? html.indexOf('<section class="block', main) : main + found;
  const end = html.indexOf('</section>', from);
  expect(end).toBeGreaterThan(from);
  return html.slice(0, end);
}

describe('the document', () => {
  it('is looked at on all pages of the state', () => {
    expect(PAGES.length).toBeGreaterThan(24);
  });

  it.each(SAMPLE)('of %s is no larger than it may be', async (path) => {
    const { html, bytes } = await packed(path);
    expect(bytes.length).toBeLessThanOrEqual(mostOf(path, html));
  });

  it.each(SAMPLE)('of %s brings its rules and its first picture at once', async (path) => {
    const { html, bytes } = await packed(path);
    const [, style = ''] = /<style>(.*?)<\/style>/s.exec(html) ?? [];
    expect(style).not.toBe('');
    expect(brotliCompressSync(style).length).toBeLessThanOrEqual(STYLE);
    expect(bytesUntil(bytes, upToPicture(html))).toBeLessThanOrEqual(ONE_FLIGHT);
    // no letters of ours are waited for
    expect(html).not.toMatch(/<html[^>]* data-letters/);
    expect(html.split('as="font"').length - 1).toBeLessThanOrEqual(1);
  });

  it('of a page with a map brings it in few bytes', async () => {
    const { html } = await packed('/local-budget?chart=outlines');
    const [map = ''] = /<svg class="map-drawing"[\s\S]*?<\/svg>/.exec(html) ?? [];
    expect(map).not.toBe('');
    expect(brotliCompressSync(Buffer.from(map)).length).toBeLessThanOrEqual(MAP);
  });

  it.each(portal.settings.locales)(
    'of the home page ($code) brings its first areas at once',
    async ({ prefix }) => {
      const { html, bytes } = await packed(withPrefix('/', prefix));
      for (const kind of ['search', 'bars', 'chart'])
        expect(bytesUntil(bytes, upToBlock(html, kind)), kind).toBeLessThanOrEqual(ONE_FLIGHT);
    },
  );
});

it('letters that the portal ships are few bytes, for ever', async () => {
  const { payload: html } = await served.site.inject('/');
  const files = [...html.matchAll(/url\(\s*['"]?([^'")]+\.woff2)/g)].map(([, file = '']) => file);
  expect(files.length).toBeGreaterThan(0);
  const sent = await Promise.all(files.map(async (file) => await served.site.inject(file)));
  for (const { statusCode, headers } of sent) {
    expect([statusCode, headers['content-type']]).toEqual([200, 'font/woff2']);
    expect(headers['cache-control']).toContain('immutable');
  }
  const bytes = sent.reduce((sum, { rawPayload }) => sum + rawPayload.length, 0);
  expect(bytes).toBeLessThanOrEqual(LETTERS);
});

it('what browsers get of what every page shares holds the words that scripts ask for, and no others', async () => {
  const { payload: html } = await served.site.inject('/about-portal');
  const [address = ''] = /\/_portal\/shell[^"]+/.exec(html) ?? [];
  const { messages, ...rest } = (await served.site.inject(address)).json<{
    messages: Record<string, Record<string, unknown>>;
  }>();
  expect(Object.keys(messages)).toEqual(expect.arrayContaining(['shell', 'table', 'chart']));
  for (const tree of ['notes', 'calls', 'print', 'feed', 'settings', 'consent', 'search'])
    expect(messages, 'said by the server alone').not.toHaveProperty(tree);
  // of a tree that the frame says as well, what the page says
  expect(messages['shell']).toEqual({ 'demonstration-title': expect.any(String) });
  expect(messages['table']).toHaveProperty('find');
  // menus and all else that stands around a page come drawn
  for (const name of ['header', 'sidebar', 'footer', 'statistics', 'owner', 'locales', 'routes'])
    expect(rest).not.toHaveProperty(name);
});

it('every word around a page is said', async () => {
  for (const { prefix } of portal.settings.locales) {
    const { payload: html } = await served.site.inject(withPrefix('/about-portal', prefix));
    const around = html.replace(/<div id="root">[^]*?<\/main>/, '');
    // a message that is not there stands as its key
    for (const tree of Object.keys(portal.messages[first(portal.settings.locales).code] ?? {}))
      expect(around).not.toMatch(new RegExp(`[>"]${tree}\\.[a-z][\\w.-]*[<"]`));
    expect(around).toContain('<legend>');
  }
});
