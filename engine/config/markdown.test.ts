// Where links of texts may lead, and what of a text is never taken for an element.

import { expect, it } from 'vitest';

import { checkMarkdown, readMarkdown } from './markdown.ts';

const codesOf = (text: string) => checkMarkdown(text).problems.map(({ code }) => code);

it.each(['https://a.example/b', 'mailto:a@b.example', '/a/b', '/', '#part', '/a?x=1#y'])(
  'a link to %s is taken',
  (to) => {
    expect(codesOf(`[a](${to})`)).toEqual([]);
    expect(checkMarkdown(`[a](${to})`).links.map((link) => link.to)).toEqual(
      /^[/#]/.test(to) ? [to] : [],
    );
  },
);

it.each([
  '//elsewhere.example',
  '//elsewhere.example/a',
  'http://a.example',
  'javascript:alert(1)',
  'JAVASCRIPT:alert(1)',
  'data:text/html,a',
  'ftp://a.example',
  'file:///etc',
  'a/b',
  '../a',
  'https:/a',
])('a link to %s is refused', (to) => {
  expect(codesOf(`[a](${to})`)).toEqual(['bad-link']);
});

it.each([
  ['<b>a</b>', 'html-in-text'],
  ['a <script>b</script>', 'html-in-text'],
  ['![a](/b.png)', 'image-in-text'],
])('%s is refused', (text, code) => {
  expect(codesOf(text)).toContain(code);
});

it('what looks like an element stays words', () => {
  const tags = JSON.stringify(readMarkdown('a <script>b</script> <img src=x>'));
  expect(tags).not.toMatch(/"tag":"(?:script|img)"/);
});
