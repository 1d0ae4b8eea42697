// A card as a reader gets it.

import { expect, it } from 'vitest';

import { renderWrittenBlock, plain } from '../../../tests/renderWritten.ts';

it('terms stand with what they are, and lead on where they can', () => {
  const terms = [
    { label: 'Code', words: '25', to: '' },
    { label: 'Place', words: { words: 'Зала', lang: 'uk' }, to: '/places/25' },
  ];
  expect(
    plain(renderWrittenBlock('card', { text: 'Open until 31.12.2020.', terms }, { prefix: 'en' })),
  ).toBe(
    '<p class="card-text">Open until 31.12.2020.</p><dl class="card"><div><dt>Code</dt><dd>25</dd></div><div><dt>Place</dt><dd><a href="/en/places/25"><span lang="uk">Зала</span></a></dd></div></dl>',
  );
});
