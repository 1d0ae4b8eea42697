// Pages are made ahead of their readers; files, calls, and links that change their page are not, whoever decides it.

import Fastify from 'fastify';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';

import { isPage } from '../shell/ahead.ts';
import { mountSpeculation, SPECULATION } from './speculation.ts';

const ORIGIN = 'https://portal.example';

interface Rule {
  readonly where: {
    readonly and: readonly {
      readonly href_matches?: string;
      readonly not?: { readonly href_matches?: string; readonly selector_matches?: string };
    }[];
  };
  readonly eagerness: string;
}

let rule: Rule;
let type: unknown;
beforeAll(async () => {
  const app = Fastify();
  mountSpeculation(app);
  const [, path = ''] = /^"([^"]+)"$/.exec(SPECULATION['speculation-rules']) ?? [];
  const { payload, headers } = await app.inject(path);
  const { prerender } = JSON.parse(payload) as { prerender: readonly Rule[] };
  expect(prerender).toHaveLength(1);
  rule = prerender[0]!;
  type = headers['content-type'];
  await app.close();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it('browsers take the rules by their type, and only after a reader points at a link', () => {
  expect(type).toBe('application/speculationrules+json');
  expect(rule.eagerness).toBe('moderate');
});

const matches = (pattern: string, address: string) =>
  new URLPattern(pattern, ORIGIN).test(new URL(address, ORIGIN));

it.each([
  ['/', true],
  ['/en', true],
  ['/loans?year=2025', true],
  ['/en/loans/1#table', true],
  ['/api/loans', false],
  ['/api/loans/XLSX?year=2025', false],
  ['/assets/entry.js', false],
  ['/embed/en/loans', false],
  ['/_download/en/table/loans.csv', false],
  ['/_share/en/loans', false],
  ['/icon.svg', false],
  ['/feed.xml', false],
  ['https://elsewhere.example/', false],
])('%s is made ahead: %s, by the rules and by the starter', (address, is) => {
  const byRules = rule.where.and.every(
    ({ href_matches: with_ = '/*', not }) =>
      matches(with_, address) &&
      !(not?.href_matches !== undefined && matches(not.href_matches, address)),
  );
  expect(byRules).toBe(is);
  vi.stubGlobal('location', new URL('/somewhere', ORIGIN));
  const link = Object.assign(new URL(address, ORIGIN), { matches: () => false });
  expect(isPage(link as never)).toBe(is);
});

it('links that are followed in place are left out, by both alike', () => {
  const [selector] = rule.where.and.flatMap(({ not }) => not?.selector_matches ?? []);
  expect(selector?.split(', ').sort()).toEqual(
    [
      '[data-keep]',
      '[data-term]',
      '[download]',
      '[href^="#"]',
      '[href^="?"]',
      '[rel~=nofollow]',
      '[target]',
    ].sort(),
  );
  vi.stubGlobal('location', new URL('/somewhere', ORIGIN));
  const asked = vi.fn(() => true);
  const link = Object.assign(new URL('/loans', ORIGIN), { matches: asked });
  expect(isPage(link as never)).toBe(false);
  expect(asked).toHaveBeenCalledWith(selector);
});

it('a link to the page that stands here is not asked for', () => {
  vi.stubGlobal('location', new URL('/loans', ORIGIN));
  const link = Object.assign(new URL('/loans?year=2025', ORIGIN), { matches: () => false });
  expect(isPage(link as never)).toBe(false);
});
