// What others take of pages: every promised block as an embed and as a picture, what is said where there is none, how a page is cited.

import { readdirSync, readFileSync } from 'node:fs';

import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';

import { withPrefix } from '../../engine/addresses/query.ts';
import { readPalette } from '../../engine/charts/palette.ts';
import type { Page } from '../../engine/model/portal.ts';
import { listRedirects } from '../../engine/state/redirects.ts';
import { visitsOf } from '../browser/portal.ts';
import { tellTwice, type Told } from '../marked.ts';
import { asShown } from '../shown.ts';

const PROMISES = parse(readFileSync('config/embeds.yaml', 'utf8')) as Record<string, string[]>;

/** Kinds that are tables, of which there are no pictures. */
const TABLES = ['table', 'comparison'];

let told: Told;
beforeAll(async () => {
  told = await tellTwice();
}, 300_000);
afterAll(async () => await told.stop());

/** What the example of a call gives a parameter. */
function exampleOf(name: string): string {
  const examples = Object.values(told.portal.calls).map(({ example }) => example[name]);
  return String(examples.find((example) => example !== undefined));
}

/** The address of an embed beside that of its page, with what shows the block. */
function embedsOf(of: Page, address: string, prefix: string): { id: string; url: string }[] {
  const rest = prefix === '' ? address : address.slice(prefix.length + 1);
  return (PROMISES[of.id] ?? []).map((id) => {
    const block = of.blocks.find((own) => own.id === id);
    const only = Object.entries(block?.only ?? {}).map(([name, value]) => {
      const [first = ''] = [value].flat().map(String);
      // anything: what an example asks
      return [name, first === '*' ? exampleOf(name) : first] as const;
    });
    // what readers list has to be listed
    const lists = of.filters
      .filter(({ list }) => list !== null)
      .map(({ name }) => told.portal.filters[name]!.query)
      .map((query) => [query, exampleOf(query)] as const);
    const asked = [...only, ...lists].map(([name, value]) => `&${name}=${value}`).join('');
    const path = rest === '/' ? '' : rest;
    return { id, url: `${withPrefix(`/embed${path}`, prefix)}?block=${id}${asked}` };
  });
}

const pictureOf = (url: string, locale: string, id: string) => {
  const [path = '', search = ''] = url.replace(/^(?:\/en)?\/embed/, '').split('?');
  return `/_picture/${locale}/${id}${path}.svg?${search.replace(/^block=[^&]*&?/, '')}`;
};

/** What is there, where an old name has led to that of today. */
async function get(site: FastifyInstance, url: string) {
  const answer = await site.inject({ url, headers: { accept: 'text/html' } });
  const to = answer.statusCode === 301 ? String(answer.headers.location) : '';
  return to === '' ? answer : await site.inject({ url: to, headers: { accept: 'text/html' } });
}

const bodyOf = (html: string) => html.slice(html.indexOf('<body>'));

/** Every element that is opened is closed, none but known ones stand by themselves, and each number is one. */
function expectWhole(svg: string): void {
  expect(svg).not.toMatch(/="-?(?:Infinity|NaN|undefined|null)/);
  const open: string[] = [];
  for (const [, close = '', name = '', alone = ''] of svg.matchAll(
    /<(\/?)([a-z]+)\b(?:"[^"]*"|[^">])*?(\/?)>/gi,
  ))
    if (close) expect(open.pop()).toBe(name);
    else if (!alone) open.push(name);
  expect(open).toEqual([]);
  expect(svg).not.toMatch(/&(?!amp;|lt;|gt;|quot;|#\d+;)/);
}

describe('every promised block', () => {
  it('is an embed without scripts, with its title, source, mark and a way to its page', async () => {
    let seen = 0;
    for (const { page, locale, address } of visitsOf(told.portal))
      for (const { url } of embedsOf(page, address, locale.prefix)) {
        const { statusCode, payload, headers } = await get(told.invented, url);
        expect(statusCode, url).toBe(200);
        const body = bodyOf(payload);
        expect(body, url).not.toMatch(/<script|<form|<button|<select|<input|\son[a-z]+=| style=/);
        expect(payload, url).not.toContain('<script');
        expect(payload, url).toContain(`<html lang="${locale.code}"`);
        expect(payload, url).toContain('<base target="_top">');
        expect(payload, url).toContain('<meta name="robots" content="noindex">');
        expect(body.match(/<h1[ >]/g), url).toHaveLength(1);
        expect(body, url).toMatch(/role="note"/);
        expect(body, url).toContain(`<footer class="embed-foot"><p>`);
        expect(body, url).toContain(`<a href="${address.replaceAll('&', '&amp;')}`);
        // a link without a path would lead to the embed, not to the page
        expect(body, url).not.toMatch(/href="[?#]/);
        expect(headers, url).toMatchObject({ 'x-demonstration': 'true' });
        seen++;
      }
    expect(seen).toBe(Object.values(PROMISES).flat().length * 2);
  }, 300_000);

  it('is a picture that stands by itself, but for tables', async () => {
    const kinds = new Set<string>();
    for (const { page, locale, address } of visitsOf(told.portal))
      for (const { id, url } of embedsOf(page, address, locale.prefix)) {
        // who was given an old name has its block of today
        const { values = {} } = listRedirects(told.portal, page).get('block') ?? {};
        const { kind } = page.blocks.find((own) => own.id === (values[id] ?? id))!;
        const { statusCode, payload, headers } = await get(
          told.invented,
          pictureOf(url, locale.code, id),
        );
        if (TABLES.includes(kind)) expect(statusCode, url).toBe(404);
        if (TABLES.includes(kind)) continue;
        expect(statusCode, url).toBe(200);
        expectWhole(payload);
        expect(payload, url).not.toMatch(/var\(|href=|<script|<image|url\((?!#|data:font\/woff2;)/);
        expect(payload, url).toMatch(/<title id="title">[^<]+<\/title><desc id="desc">[^<]+</);
        expect(payload, url).toMatch(/Демонстраційні показники|Demonstration figures/);
        expect(payload, url).toMatch(/http:\/\/localhost[^<]*ledger=[0-9a-f]{16}/);
        expect(headers['content-disposition'], url).toMatch(/filename=DEMO-[a-z0-9-]+\.svg$/);
        kinds.add(kind);
      }
    expect([...kinds].sort()).toEqual(['bars', 'chart', 'flow', 'map']);
  }, 300_000);
});

it('figures that are real carry no mark, and name their source', async () => {
  const embed = (await get(told.real, '/embed/national-budget/incomes?block=largest')).payload;
  expect(embed).not.toContain('role="note"');
  expect(embed).toContain('Джерело: Міністерство фінансів України.');
  const { payload, headers } = await get(
    told.real,
    '/_picture/en/largest/national-budget/incomes.svg',
  );
  expect(payload).toContain('Source: Ministry of Finance of Ukraine.');
  expect(payload).not.toContain('Demonstration');
  expect(headers['content-disposition']).toBe(
    'attachment; filename=national-budget-incomes-2026-01-06-largest.svg',
  );
});

describe('an embed', () => {
  const ALL = '/embed/national-budget/incomes?block=all';

  it('keeps filters, unit and language, and leads to the page with them', async () => {
    const query = 'year=2024&monthTo=6&unit=1000';
    const { payload } = await get(told.invented, `/en${ALL}&${query}`);
    expect(asShown(payload)).toContain('January–June 2024, thousand\u{a0}UAH');
    expect(payload).toMatch(
      /embed-foot.*href="\/en\/national-budget\/incomes\?year=2024&amp;monthTo=6&amp;unit=1000"/s,
    );
  });

  it('shows the total and the rows below it, whatever is open', async () => {
    const { payload } = await get(told.invented, `${ALL}&open=all&find=ПДВ`);
    expect(payload).not.toContain('aria-level="2"');
    expect(payload.match(/aria-level="1"/g)!.length).toBeGreaterThan(3);
    expect(payload).not.toContain('aria-expanded');
  });

  it('alone may be framed, and is as strict as pages otherwise', async () => {
    const { headers } = await get(told.invented, ALL);
    const policy = String(headers['content-security-policy']).split('; ');
    expect(policy).toEqual(
      expect.arrayContaining(["default-src 'none'", "script-src 'none'", 'frame-ancestors *']),
    );
    expect(headers).toMatchObject({
      'cross-origin-resource-policy': 'cross-origin',
      'cross-origin-embedder-policy': 'require-corp',
      'x-content-type-options': 'nosniff',
      'cache-control': expect.stringContaining('must-revalidate'),
    });
    expect(headers).not.toHaveProperty('x-frame-options');
    for (const url of ['/national-budget/incomes', '/_share/uk/national-budget/incomes']) {
      const page = await get(told.invented, url);
      expect(page.headers['content-security-policy'], url).toContain("frame-ancestors 'none'");
      expect(page.headers['cross-origin-resource-policy'], url).toBe('same-origin');
    }
  });

  it('that a reader has is not sent again, and keeps its policy', async () => {
    const first = await get(told.invented, ALL);
    const again = await told.invented.inject({
      url: ALL,
      headers: { 'if-none-match': String(first.headers['etag']) },
    });
    expect(again.statusCode).toBe(304);
    expect(again.headers['content-security-policy']).toBe(first.headers['content-security-policy']);
  });

  it('of a section leads to that of the page it shows', async () => {
    const { statusCode, headers } = await get(told.invented, '/en/embed/national-budget?block=all');
    expect([statusCode, headers['location']]).toEqual([
      302,
      '/en/embed/national-budget/incomes?block=all',
    ]);
  });

  it.each([
    ['/embed/nothing?block=all', 404, 'Такого блоку немає'],
    ['/embed/national-budget/incomes', 404, 'Такого блоку немає'],
    ['/en/embed/national-budget/incomes?block=tabs-3', 404, 'There is no such block'],
    ['/embed/national-budget/expenses?block=functions&chapter=economic', 404, 'Такого блоку'],
    [`${ALL}&ledger=0000000000000000`, 410, 'портал уже не зберігає'],
  ])('that there is not says so in a frame as well: %s', async (url, status, words) => {
    const { statusCode, payload, headers } = await get(told.invented, url);
    expect(statusCode).toBe(status);
    expect(payload).toContain(words);
    expect(headers['content-security-policy']).toContain('frame-ancestors *');
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
  });

  it('without figures says that they are not there now', async () => {
    const { statusCode, payload, headers } = await get(told.bare, ALL);
    expect([statusCode, headers['retry-after'], headers['cache-control']]).toEqual([
      503,
      '2',
      'no-store',
    ]);
    expect(payload).toContain('Показники тимчасово недоступні');
    expect(headers['content-security-policy']).toContain('frame-ancestors *');
  });
});

it.each([
  ['/_picture/uk/nothing/national-budget/incomes.svg', 404],
  ['/_picture/uk/largest/nothing.svg', 404],
  ['/_picture/xx/largest/national-budget/incomes.svg', 404],
  ['/_picture/uk/largest/national-budget/incomes.svg?ledger=0000000000000000', 410],
])('a picture of what there is not is a problem: %s', async (url, status) => {
  expect((await get(told.invented, url)).statusCode).toBe(status);
});

describe('what is told of a page', () => {
  const SHARE = '/_share/uk/national-budget/incomes?year=2024';

  it('has words to cite it with: source, date, version, an address that lasts', async () => {
    const { payload } = await get(told.real, SHARE);
    const cited = /<blockquote[^>]*>(.*?)<\/blockquote>/.exec(payload)?.[1] ?? '';
    expect(cited).toMatch(
      /^Відкритий бюджет, Міністерство фінансів України\. Доходи державного бюджету, .*2024.*\. Версія ([0-9a-f]{16})\. http:\/\/localhost(?::\d+)?\/national-budget\/incomes\?year=2024&amp;ledger=\1 \(дата звернення /,
    );
  });

  it('gives invented figures nobody to cite, but an address', async () => {
    const { payload } = await get(told.invented, SHARE);
    expect(/<blockquote[^>]*>(.*?)<\/blockquote>/.exec(payload)?.[1]).toMatch(/^http:/);
    expect(payload).toContain('посилатися на них не слід');
  });

  it('has a line for each block, with what was chosen', async () => {
    const { payload } = await get(told.invented, SHARE);
    for (const id of PROMISES['national-budget/incomes']!)
      expect(payload).toContain(`/embed/national-budget/incomes?year=2024&amp;amp;block=${id}`);
    expect(payload).toContain('/_picture/uk/largest/national-budget/incomes.svg?year=2024');
    expect(payload).not.toContain('/_picture/uk/all/');
  });

  it('is told of no page that there is not', async () => {
    const { statusCode, headers } = await get(told.invented, '/_share/en/nothing');
    expect([statusCode, headers['location']]).toEqual([302, '/en/nothing']);
  });
});

it('every colour that pictures name is known for light screens', () => {
  const color = readPalette(readFileSync('site/theme.css', 'utf8'));
  const words = ['income', 'expenditure', 'gap', 'debt', 'transfer', 'item'];
  const meanings = [...words, 'rest', 'last'].map((of) => `m-${of}`);
  const texts = words.map((of) => `m-${of}-text`);
  const tones = Array.from({ length: 8 }, (_, i) => `chart-${i + 1}`);
  const plain = ['paper', 'ink', 'ink-soft', 'line', 'warn', 'warn-soft'];
  const templates = readdirSync('engine/base/charts').map((name) =>
    readFileSync(`engine/base/charts/${name}`, 'utf8'),
  );
  const named = templates.flatMap((text) =>
    [...text.matchAll(/var\(--([a-z0-9-]+)/g)].map(([, name = '']) => name),
  );
  expect(named.length).toBeGreaterThan(0);
  for (const name of [
    ...named.filter((one) => one !== 'm'),
    ...meanings,
    ...texts,
    ...tones,
    ...plain,
  ])
    expect(color(name), name).toMatch(/^#[0-9a-f]{3,6}$/);
});
