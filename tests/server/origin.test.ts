// Nothing of the Host that a request names is ever in an answer: every address that is mounted is asked under a foreign name.

import { subscribe, unsubscribe } from 'node:diagnostics_channel';

import type { FastifyInstance } from 'fastify';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { withPrefix } from '../../engine/addresses/query.ts';
import { compileRoutes, matchAddress } from '../../engine/addresses/routes.ts';
import { placesOf } from '../../engine/answers/document/places.ts';
import { formsOf } from '../../engine/answers/shapes.ts';
import { addressOf, fillTrial, TRIAL_PATH } from '../../engine/blocks/calls/trial.server.ts';
import { ensureBuilt } from '../../engine/server/build.ts';
import { readBuilt } from '../../engine/server/built.ts';
import { buildSite } from '../../engine/server/site.ts';
import { SERVER_PARTS } from '../../site/parts.server.ts';
import { TEST_DATA } from '../portals.ts';
import { serveDemonstration, type Served } from '../served.ts';

const EVIL = 'evil.example';
const LISTENS = 'http://127.0.0.1:8080';
const FOREIGN = {
  host: EVIL,
  forwarded: `host=${EVIL};proto=https`,
  'x-forwarded-host': EVIL,
  'x-forwarded-server': EVIL,
  'x-forwarded-proto': 'https',
  'x-original-url': `https://${EVIL}/`,
};
/** What archives begin with. */
const ARCHIVE = Buffer.from('PK\x03\x04');
/** What is refused whatever is asked by GET, or has to be asked for a block of the home page. */
const REFUSED = ['/api/*', '/mcp', '/embed', '/en/embed'];
/** Addresses of one kind that are asked until one of them is answered. */
const TRIES = 3;
/** Asked for by scripts alone. */
const BY_SCRIPTS = [
  '/_share/uk/national-budget/incomes',
  '/_share/en/national-budget/incomes',
  '/_members/budgetCode?text=a',
  '/_members/of/budget?text=a',
  '/service-worker.js',
  '/_suggest?call=local-budgets%2Fsearch-budgets&page=local-budget%2F%5BlocalId%5D%2Findex&lang=uk&text=a',
];

let served: Served;
let site: FastifyInstance;
let ours: FastifyInstance;
let patterns: readonly string[];
beforeAll(async () => {
  served = await serveDemonstration();
  const made = {
    portal: served.portal,
    current: served.current,
    parts: SERVER_PARTS,
    built: await readBuilt(await ensureBuilt(TEST_DATA, () => {})),
    log: false as const,
  };
  patterns = noteRoutes();
  // even where the word of a proxy is taken
  site = await buildSite({ ...made, proxies: ['127.0.0.1'], listens: LISTENS });
  ours = await buildSite({ ...made, origin: 'https://portal.example' });
});
afterAll(async () => {
  await site.close();
  await ours.close();
  await served.stop();
});

/** What the app that is made next mounts for GET. */
function noteRoutes(): string[] {
  const patterns: string[] = [];
  const channel = 'fastify.initialization';
  const note = (message: unknown) => {
    unsubscribe(channel, note);
    (message as { fastify: FastifyInstance }).fastify.addHook('onRoute', ({ method, url }) => {
      if ([method].flat().includes('GET')) patterns.push(url);
    });
  };
  subscribe(channel, note);
  return patterns;
}

/** What of addresses counts as one kind: the pattern that takes them, or the page in its language. */
function kinder(patterns: readonly string[]): (address: string) => string {
  const exact = compileRoutes(
    patterns
      .filter((pattern) => !pattern.endsWith('*'))
      .map((pattern) => ({ pattern, path: pattern.replaceAll(/[^/]*:[^/]*/g, ':step') })),
  );
  const folders = patterns
    .filter((pattern) => pattern.endsWith('/*') && pattern !== '/*')
    .sort((a, b) => b.length - a.length);
  return (address) => {
    const [path = ''] = address.split('?');
    const known = exact(path)?.route.pattern;
    if (known !== undefined) return known;
    const folder = folders.find((pattern) => path.startsWith(pattern.slice(0, -1)));
    const ending = /\.[a-z]+$/.exec(path)?.[0] ?? '';
    const language = /^\/_\w+\/([a-z]{2})\//.exec(path)?.[1] ?? '';
    if (folder !== undefined) return `${folder} ${language} ${ending}`;
    const { locale, page } = matchAddress(served.portal, path);
    return `/* ${locale.code} ${page?.id ?? ''}`;
  };
}

/** Bodies as text, files in archives too. */
function textOf(rawPayload: Buffer): string {
  if (!rawPayload.subarray(0, 4).equals(ARCHIVE)) return rawPayload.toString('utf8');
  return Object.values(unzipSync(rawPayload))
    .map((file) => strFromU8(file))
    .join('\n');
}

function startsOf(): string[] {
  const { portal } = served;
  const { locales } = portal.settings;
  const pages = [
    ...placesOf(portal, 3).map(({ address }) => address),
    '/nothing-here',
    '/%',
    '/about-portal/',
    `/error?status=503`,
  ].flatMap((path) => locales.map(({ prefix }) => withPrefix(path, prefix)));
  const calls = Object.values(portal.calls)
    .filter(({ method }) => method === 'get')
    .flatMap((call) =>
      formsOf(call).flatMap((form) => {
        const { question } = fillTrial(portal, call, new URLSearchParams({ _form: form }));
        return question ? [addressOf(question)] : [];
      }),
    );
  const further = Object.values(portal.calls).flatMap(({ also, example }) =>
    also.map((path) => {
      const query = Object.entries(example).map(([name, value]) => [name, String(value)]);
      return `${path}?${new URLSearchParams(query)}`;
    }),
  );
  const incomes = 'national-budget/incomes';
  const table = portal.pages[incomes]!.blocks.find(({ kind }) => kind === 'table')!.id;
  const explained = `/_explain/uk/${table}/${incomes}?year=2025&row=11010000&field=periodDone`;
  const tried = Object.keys(portal.calls).map((id) => `${TRIAL_PATH}${id}`);
  return [...BY_SCRIPTS, explained, ...pages, ...calls, ...further, ...tried.slice(0, TRIES)];
}

describe('an answer to a request under a foreign name', () => {
  it('names it nowhere, whatever is asked', { timeout: 300_000 }, async () => {
    expect(patterns).toEqual(expect.arrayContaining(['/robots.txt', '/_view/*', '/*']));
    const kindOf = kinder(patterns);
    // pages that are linked, files of them, feeds: one address of every kind
    const waiting = [...startsOf(), ...patterns.filter((pattern) => !/[:*]/.test(pattern))];
    const asked = new Map<string, number[]>();
    const found: string[] = [];
    for (let url = waiting.shift(); url !== undefined; url = waiting.shift()) {
      const kind = kindOf(url);
      const before = asked.get(kind) ?? [];
      if (before.some((status) => status < 400) || before.length >= TRIES) continue;
      const answer = await site.inject({ url, headers: { ...FOREIGN, accept: 'text/html' } });
      asked.set(kind, [...before, answer.statusCode]);
      const text = textOf(answer.rawPayload);
      if (text.includes(EVIL) || JSON.stringify(answer.headers).includes(EVIL)) found.push(url);
      const { location } = answer.headers;
      if (typeof location === 'string') waiting.push(location);
      if (!String(answer.headers['content-type']).startsWith('text/html')) continue;
      if (kind.startsWith('/* ')) waiting.push(`/_view${url}`);
      for (const [, link = ''] of text.matchAll(/["'(](\/(?:[^/"'\s()<\\][^"'\s()<\\]*)?)/g))
        waiting.push(link.replaceAll('&amp;', '&').split('#')[0] ?? '');
    }
    expect(found).toEqual([]);
    const kinds = [...asked].flatMap(([kind, statuses]) =>
      statuses.some((status) => status < 400) ? [kind] : [],
    );
    const left = patterns.filter(
      (pattern) =>
        ![...REFUSED, '/*'].includes(pattern) &&
        !kinds.some((kind) => kind === pattern || kind.startsWith(`${pattern} `)),
    );
    expect(left, 'nobody asked these').toEqual([]);
  });

  it('names the configured origin where an address must be absolute', async () => {
    const headers = FOREIGN;
    for (const url of [
      '/sitemap.xml',
      '/sitemap.xml?part=1',
      '/feed.uk.xml',
      '/llms.txt',
      '/catalog.rdf',
    ]) {
      const own = (await ours.inject({ url, headers })).payload;
      expect(own, url).toContain('https://portal.example/');
      expect(own, url).not.toMatch(/localhost|127\.0\.0\.1/);
      expect((await site.inject({ url, headers })).payload, url).toContain(LISTENS);
    }
  });

  it('a page is known by the configured origin alone', async () => {
    const canonical = async (app: FastifyInstance) =>
      /rel="canonical" href="([^"]*)"/.exec(
        (await app.inject({ url: '/en/about-portal', headers: FOREIGN })).payload,
      )?.[1];
    expect(await canonical(ours)).toBe('https://portal.example/en/about-portal');
    expect(await canonical(site)).toBe('/en/about-portal');
  });
});
