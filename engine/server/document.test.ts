// The document around a page: nothing of it ends its own element early, and each address is that of its language.

import { expect, it } from 'vitest';

import type { View } from '../model/portal.ts';
import { writeDocument, type DocumentParts } from './document.ts';

const NASTY = `a "b" <c> & 'd' </script><!-- </title>`;
const locales = [
  { code: 'uk', tag: 'uk-UA', name: 'У', prefix: '' },
  { code: 'en', tag: 'en-GB', name: 'E', prefix: 'en' },
  { code: 'pl', tag: 'pl-PL', name: 'P', prefix: 'pl' },
];
const view = {
  title: NASTY,
  subject: null,
  about: NASTY,
  status: 200,
  demonstration: false,
  fields: [],
  blocks: [],
  choices: [],
  crumbs: [],
  terms: [],
  path: '/a',
} as unknown as View;
const write = (locale: object, more: Partial<DocumentParts> = {}) =>
  writeDocument({
    html: '<p>page</p>',
    address: `/a?x=${NASTY}`,
    canonical: '/a/b',
    shellAddress: '/s',
    dress: { style: '', tail: '', aside: '', parts: '' },
    early: '',
    head: '',
    parts: {},
    view,
    origin: 'https://here',
    say: (key: string) => key,
    shell: { name: NASTY, locale, locales, mark: '' } as unknown as DocumentParts['shell'],
    ...more,
  });

it.each(locales)('names the page in its language and in all others: $code', (locale) => {
  const text = write(locale);
  const prefixed = (prefix: string) => `https://here${prefix === '' ? '' : `/${prefix}`}/a/b`;
  expect(text).toContain(`<html lang="${locale.code}"`);
  expect(text).toContain(`<link rel="canonical" href="${prefixed(locale.prefix)}">`);
  const others = [...text.matchAll(/rel="alternate" hreflang="(\w+)" href="([^"]+)"/g)];
  expect(others.map(([, code, to]) => [code, to])).toEqual(
    locales.map(({ code, prefix }) => [code, prefixed(prefix)]),
  );
});

it('of a page that is not there says nothing to robots but that', () => {
  const text = write(locales[0] ?? {}, { view: { ...view, status: 404 } });
  expect(text).toContain('<meta name="robots" content="noindex">');
  expect(text).not.toMatch(/canonical|hreflang/);
});

it('ends no element early, whatever its words are', () => {
  const text = write(locales[0] ?? {});
  expect(text.match(/<\/script>/g)).toHaveLength(2);
  expect(text.match(/<\/title>/g)).toHaveLength(1);
  const [, title = ''] = /<title>([^]*?)<\/title>/.exec(text) ?? [];
  expect(title).not.toMatch(/[<>"]/);
  const [, about = ''] = /name="description" content="([^"]*)"/.exec(text) ?? [];
  expect(about).toBe(
    NASTY.replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
      .replaceAll('"', '&quot;'),
  );
  const [, carried = ''] = /id="carried"[^>]*>([^]*?)<\/script>/.exec(text) ?? [];
  expect(JSON.parse(carried)).toMatchObject({ address: `/a?x=${NASTY}`, view: { about: NASTY } });
});
