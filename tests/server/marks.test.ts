// No page, download or feed leaves the portal without saying that its figures are invented; words of the content say nothing of the kind.

import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { findCallShape } from '../../engine/answers/shapes.ts';
import type { Page } from '../../engine/model/portal.ts';
import { SERVER_PARTS } from '../../site/parts.server.ts';
import { sampleOf, visitsOf, type Visit } from '../browser/portal.ts';
import { tellTwice, type Told } from '../marked.ts';
import { asShown } from '../shown.ts';

const MARKS: Readonly<Record<string, string>> = { uk: '[Демо] ', en: '[Demo] ' };

interface Seen {
  readonly visit: Visit;
  readonly invented: LightMyRequestResponse;
  readonly real: LightMyRequestResponse;
}

let told: Told;
let seen: readonly Seen[];
beforeAll(async () => {
  told = await tellTwice();
  const all: Seen[] = [];
  for (const visit of sampleOf(visitsOf(told.portal))) {
    const asked = { url: visit.address, headers: { accept: 'text/html' } };
    const [invented, real] = [await told.invented.inject(asked), await told.real.inject(asked)];
    expect([invented.statusCode, real.statusCode], visit.address).toEqual([200, 200]);
    all.push({ visit, invented, real });
  }
  seen = all;
}, 300_000);
afterAll(async () => await told.stop());

const content = (html: string, pattern: RegExp): string => pattern.exec(html)?.[1] ?? '';
const titleOf = (html: string) => content(html, /<title>(.*?)<\/title>/);
const sharedTitleOf = (html: string) =>
  content(html, /<meta property="og:title" content="([^"]*)">/);
const dataOf = (html: string) =>
  JSON.parse(
    content(html, /<script type="application\/ld\+json">(.*?)<\/script>/) || 'null',
  ) as Record<string, unknown> | null;
const BAR = 'class="notice-bar demonstration"';
const BESIDE = 'class="invented"';
const hasFigures = ({ blocks }: Page) =>
  blocks.some(
    (block) =>
      block.kind === 'cube' ||
      ('call' in block && !findCallShape(told.portal.calls[String(block.call)]!).ofContent),
  );
const isOfMember = ({ parameters }: Page) =>
  Object.values(parameters).some(({ dimension }) => dimension !== '');

describe('a page over invented figures', () => {
  it('marks each amount that stands beside a code that was found', async () => {
    const amountsOn = async (site: Told['real'], path: string) =>
      asShown((await site.inject(path)).payload).match(/[^<>]*20\d\d[^<>]*(?:грн|UAH)[^<>]*/g) ??
      [];
    for (const [path, mark] of [
      ['/search?q=11010100', MARKS['uk']!],
      ['/en/search?q=11010100', MARKS['en']!],
    ] as const) {
      const invented = await amountsOn(told.invented, path);
      expect(invented.length, path).toBeGreaterThan(0);
      for (const amount of invented) expect(amount, path).toContain(mark);
      expect((await amountsOn(told.real, path)).join('\n'), path).not.toContain(mark);
    }
  });

  it('begins its titles with a mark and is not to be found; a page over real ones neither', () => {
    for (const { visit, invented, real } of seen) {
      const { address, locale } = visit;
      for (const title of [titleOf, sharedTitleOf])
        expect(title(invented.payload), address).toBe(MARKS[locale.code]! + title(real.payload));
      expect(invented.payload, address).toContain('<meta name="robots" content="noindex">');
      expect(invented.headers, address).toMatchObject({ 'x-demonstration': 'true' });
      expect(real.headers, address).not.toHaveProperty('x-demonstration');
      if (visit.page.id !== told.portal.settings.search!.page)
        expect(real.payload, address).not.toContain('noindex');
    }
  });

  it('has the bar over figures, not over words, and a mark for every sheet of paper', () => {
    const barred = seen.filter(({ invented }) => invented.payload.includes(BAR));
    expect(barred.map(({ visit }) => visit.address)).toEqual(
      seen.filter(({ visit }) => hasFigures(visit.page)).map(({ visit }) => visit.address),
    );
    expect(barred.length).toBeGreaterThan(10);
    expect(seen.length - barred.length).toBeGreaterThan(20);
    for (const { invented } of barred) expect(invented.payload).toMatch(/class="across"/);
    for (const { real } of seen) expect(real.payload).not.toContain(BAR);
  });

  it('about a member of a dimension says beside its first figure that the amounts are invented', () => {
    const beside = seen.filter(({ invented }) => invented.payload.includes(BESIDE));
    expect(beside.map(({ visit }) => visit.address)).toEqual(
      seen
        .filter(({ visit: { page } }) => isOfMember(page) && hasFigures(page) && !waits(page))
        .map(({ visit }) => visit.address),
    );
    expect(beside.length).toBeGreaterThan(2);
    for (const { visit, invented, real } of beside) {
      const words = told.portal.messages[visit.locale.code]!['page'] as Record<string, string>;
      const [before = '', after = ''] = invented.payload.split(`<p ${BESIDE}>`);
      expect(before, visit.address).not.toMatch(/class="block block-(?:table|facts|chart)/);
      expect(after.startsWith(words['invented']!), visit.address).toBe(true);
      expect(real.payload).not.toContain(BESIDE);
    }
  });

  it('is no work of the owner in the words of machines', () => {
    const datasets = seen.filter(({ real }) => dataOf(real.payload)?.['@type'] === 'Dataset');
    expect(datasets.length).toBeGreaterThan(5);
    for (const { visit, invented, real } of datasets) {
      const data = dataOf(invented.payload)!;
      expect(dataOf(real.payload), visit.address).toHaveProperty('creator');
      expect(data, visit.address).not.toHaveProperty('creator');
      expect(JSON.stringify(data)).not.toContain(told.portal.settings.owner[visit.locale.code]);
      expect(data['name']).toBe(MARKS[visit.locale.code]! + String(dataOf(real.payload)!['name']));
      expect(data['description']).toContain(told.portal.settings.demonstration[visit.locale.code]);
    }
  });

  it('is fetched by the browser with the same marks', async () => {
    const [{ visit }] = seen.filter(
      ({ visit: { page } }) => isOfMember(page) && hasFigures(page),
    ) as [Seen];
    const response = await told.invented.inject(`/_view${visit.address}`);
    expect(response.headers['x-demonstration']).toBe('true');
    expect(response.json()).toMatchObject({
      demonstration: true,
      invented: { beside: expect.any(String) as string },
    });
    expect((await told.real.inject(`/_view${visit.address}`)).json()).toMatchObject({
      demonstration: false,
      invented: null,
    });
  });
});

describe('a download of a page', () => {
  it('says so in its name and before its rows, in the page’s language', async () => {
    const links = new Map<string, string>();
    for (const { visit, invented } of seen)
      for (const [, address] of invented.payload.matchAll(/href="(\/_download\/[^"]+)"/g))
        links.set(address!.replaceAll('&amp;', '&'), visit.locale.code);
    expect(links.size).toBeGreaterThan(20);
    for (const [url, language] of links) {
      const [invented, real] = [await told.invented.inject(url), await told.real.inject(url)];
      const words = told.portal.settings.demonstration[language]!;
      expect(invented.headers, url).toMatchObject({ 'x-demonstration': 'true' });
      expect(invented.headers['content-disposition'], url).toBe(
        String(real.headers['content-disposition']).replace('filename=', 'filename=DEMO-'),
      );
      if (url.includes('.csv')) {
        const [first, ...rest] = invented.payload.split('\r\n');
        expect(first, url).toContain(words.replaceAll(';', ' –'));
        const ofSource = /^# (?:Джерело|Source): .*\r\n/m;
        expect(`\ufeff${rest.join('\r\n')}`.replace(ofSource, ''), url).toBe(
          real.payload.replace(ofSource, ''),
        );
      } else if (url.includes('.json')) {
        const { demonstration, ...rest } = invented.json<Record<string, unknown>>();
        expect(demonstration, url).toBe(true);
        // invented figures are nobody's but the portal's
        expect({ ...rest, source: '' }, url).toEqual({ ...real.json<object>(), source: '' });
      } else expect(invented.rawPayload.equals(real.rawPayload), url).toBe(false);
    }
  }, 120_000);
});

describe('what machines ask for again and again', () => {
  it('is closed to robots', async () => {
    expect((await told.invented.inject('/robots.txt')).payload).toBe(
      'User-agent: *\nDisallow: /\n',
    );
    expect((await told.real.inject('/robots.txt')).payload).toContain('Sitemap: ');
  });

  it('names itself as a demonstration, in each language', async () => {
    for (const { code } of told.portal.settings.locales) {
      const feed = `/feed.${code}.xml`;
      const titles = (text: string) =>
        [...text.matchAll(/<title>(.*?)<\/title>/g)].map(([, title]) => title!);
      const [invented, real] = [await told.invented.inject(feed), await told.real.inject(feed)];
      expect(titles(invented.payload).length).toBeGreaterThan(2);
      expect(titles(invented.payload)).toEqual(
        titles(real.payload).map((title) => MARKS[code]! + title),
      );
      const owner = told.portal.settings.owner[code]!;
      expect([invented, real].map(({ payload }) => payload.includes(owner))).toEqual([false, true]);
      const blocks = Object.values(told.portal.pages).flatMap((page) => page.blocks);
      const calendars = Object.entries(SERVER_PARTS).flatMap(([kind, part]) => {
        const own = blocks.filter((block) => block.kind === kind);
        return part.feedsOf?.(told.portal, own, code) ?? [];
      });
      expect(calendars.length).toBeGreaterThan(0);
      for (const { path } of calendars) {
        const name = (text: string) => content(text.replaceAll('\r\n ', ''), /X-WR-CALNAME:(.*)/);
        expect(name((await told.invented.inject(path)).payload)).toBe(
          MARKS[code]! + name((await told.real.inject(path)).payload),
        );
      }
    }
  });
});

/** Whether its document is named in the query: without it there are no figures. */
function waits({ blocks }: Page): boolean {
  return blocks.some(
    (block) => block.kind === 'document' && 'chosen' in block && block.chosen !== null,
  );
}
