// Links to other pages as a reader gets them.

import { expect, it } from 'vitest';

import { renderWrittenBlock, plain } from '../../../tests/renderWritten.ts';

it('cards are links inside and outside, each with what is behind it', () => {
  const links = [
    { words: 'Loans', to: '/loans?year=2026', about: 'Every month.', depth: 1 },
    { words: { words: 'Деінде', lang: 'uk' }, to: 'https://example.org/', about: null, depth: 1 },
  ];
  const content = { cards: true, sections: [{ title: '', links }] };
  expect(plain(renderWrittenBlock('links', content, { prefix: 'en' }))).toBe(
    '<div class="link-cards"><section><ul><li><a href="/en/loans?year=2026">Loans</a><p>Every month.</p></li><li><a href="https://example.org/" rel="noopener external"><span lang="uk">Деінде</span></a></li></ul></section></div>',
  );
});

it('the map of the portal has sections under their names, and the rest without one', () => {
  const sections = [
    { title: 'Loans & more', links: [{ words: 'All', to: '/loans/all', about: null, depth: 2 }] },
    {
      title: '',
      links: [{ words: { words: 'Мапа', lang: 'uk' }, to: '/', about: null, depth: 1 }],
    },
  ];
  expect(renderWrittenBlock('links', { cards: false, sections }, { prefix: 'en' })).toBe(
    '<div class="link-lists"><section><h2>Loans &amp; more</h2><ul><li class="depth-2"><a href="/en/loans/all" data-tab-order="80.0001">All</a></li></ul></section><section><ul><li><a href="/en" data-tab-order="80.0002"><span lang="uk">Мапа</span></a></li></ul></section></div>',
  );
});
