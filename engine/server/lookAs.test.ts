// A document of all readers, changed for the look that an address asks for: what leads to pages keeps it, nothing else does, and nobody is led elsewhere.

import { expect, it } from 'vitest';

import { makeResponse } from '../api/cachedResponse.ts';
import { first } from '../model/lookup.ts';
import { KINDS } from '../../site/kinds.ts';
import { foldersOf } from '../../tests/overlay.ts';
import { checkPortal } from './check.ts';
import { askedLook, findChosen, lookAs, withLook } from './lookAs.ts';

const portal = checkPortal(foldersOf('product'), KINDS).portal!;
const uk = first(portal.settings.locales);
const KNOWN = '/services/api';

const DOCUMENT = `<!doctype html>
<html lang="uk" data-vision="usual" data-theme="auto" data-font="m" data-spacing="usual" data-lines="usual">
<head><meta charset="utf-8"><link rel="canonical" href="/a"></head>
<body><a data-to="impaired" href="?year=2024&amp;look=impaired">in</a><a data-to="usual" href="?year=2024&amp;look=usual">out</a>
<a class="x" href="/a?b=1&amp;c=%D0%B0#d">a</a><a href="#e">e</a><a href="/api/f.csv">f</a><a href="/_share/g">g</a><a href="/embed/h">h</a><a href="//i">i</a><a href="https://j/">j</a>
<form method="get" action="/k"></form><form id="own" action="/l" method="get"></form><form method="post" action="/m"></form>
</body>
</html>`;

const look = (query: string) =>
  lookAs(portal, makeResponse(DOCUMENT, {}, 'tag'), new URLSearchParams(query));
const hrefs = (text: string) =>
  [...text.matchAll(/<a\b[^>]*href="([^"]*)"/g)].map(([, href]) => href);

it('is the document of all where nothing known is asked', () => {
  const sent = makeResponse(DOCUMENT, {}, 'tag');
  for (const query of ['', 'look=', 'look=usual', 'look=<b>', 'vision=impaired'])
    expect(lookAs(portal, sent, new URLSearchParams(query)), query).toBe(sent);
});

it('has the attributes, no place in search engines, and its look on all that leads to pages', () => {
  const sent = look('look=xl.impaired');
  const text = sent.body.toString();
  expect(text).toContain('<html lang="uk" data-vision="impaired" data-theme="auto" data-font="xl"');
  expect(text).toContain('<meta charset="utf-8"><meta name="robots" content="noindex">');
  expect(text).toContain('<link rel="canonical" href="/a">');
  expect(hrefs(text)).toEqual([
    '?year=2024&amp;look=impaired.xl',
    '?year=2024&amp;look=xl',
    '/a?b=1&amp;c=%D0%B0&amp;look=impaired.xl#d',
    '#e',
    '/api/f.csv',
    '/_share/g',
    '/embed/h',
    '//i',
    'https://j/',
  ]);
  expect(text).toContain('<form id="look-0" method="get" action="/k">');
  const fields = [...text.matchAll(/<input [^>]*>/g)].map(([tag]) => tag);
  expect(fields).toEqual(
    ['look-0', 'own'].map(
      (form) => `<input type="hidden" name="look" value="impaired.xl" form="${form}">`,
    ),
  );
  expect(text.indexOf('</body>')).toBeGreaterThan(text.lastIndexOf('<input'));
  expect(sent.etag).not.toBe(look('look=xl').etag);
  expect(sent.etag).toBe(look('look=impaired.xl&other=1').etag);
});

it('leaves the mode by an address that says no more of it', () => {
  const [, out] = hrefs(look('look=impaired').body.toString());
  expect(out).toBe('?year=2024');
});

it('is written in one order, over any other look', () => {
  expect(askedLook(portal, new URLSearchParams('look=tall.xl.none.blue.impaired'))).toBe(
    'impaired.blue.xl.tall',
  );
  expect(withLook(portal, '/a?look=xl&b=1#c', 'blue')).toBe('/a?b=1&look=blue#c');
  expect(withLook(portal, '/a?look=xl', '')).toBe('/a');
  expect(withLook(portal, '/a?b=%20', '')).toBe('/a?b=%20');
});

const chosen = (query: string) => findChosen(portal, uk, new URLSearchParams(query));

it('is sent back to the page a reader came from, with what is otherwise than usual', () => {
  expect(chosen(`from=${KNOWN}&font=xl`)).toBeNull();
  const from = encodeURIComponent(`${KNOWN}?year=2024&look=brown`);
  expect(chosen(`apply=1&font=xl&theme=blue&vision=impaired&spacing=usual&from=${from}`)).toBe(
    `${KNOWN}?year=2024&look=impaired.blue.xl`,
  );
  expect(chosen(`reset=1&font=xl&from=${from}`)).toBe(`${KNOWN}?year=2024`);
  expect(chosen('apply=1&font=m')).toBe('/');
});

it.each([
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'https://evil.example/',
  'javascript:alert(1)',
  '/..//evil.example',
  '/.//evil.example',
  '/\t/evil.example',
  '/a/../..//evil.example',
  '/%2F/evil.example',
  '/@evil.example',
  '/api/ping',
  '/nothing/here',
  'services/api',
  '',
])('leads nowhere but to a page of this portal: %s', (from) => {
  expect(chosen(`apply=1&font=xl&from=${encodeURIComponent(from)}`)).toBe('/?look=xl');
});
