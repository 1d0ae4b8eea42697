// Doors as a reader gets them.

import { expect, it } from 'vitest';

import { renderWrittenBlock, plain } from '../../../tests/renderWritten.ts';

it('doors are links inside and outside, each with what is behind it', () => {
  const doors = [
    { words: 'Loans', to: '/loans?year=2026', about: 'Every month.' },
    { words: { words: 'Деінде', lang: 'uk' }, to: 'https://example.org/', about: null },
  ];
  expect(plain(renderWrittenBlock('doors', { doors }, { prefix: 'en' }))).toBe(
    '<ul class="doors"><li><a href="/en/loans?year=2026">Loans</a><p>Every month.</p></li><li><a href="https://example.org/" rel="noopener external"><span lang="uk">Деінде</span></a></li></ul>',
  );
});
