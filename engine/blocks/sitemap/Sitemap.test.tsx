// The map of the portal as a reader gets it.

import { describe, expect, it } from 'vitest';

import { renderWrittenBlock } from '../../../tests/renderWritten.ts';

describe('the map of the portal', () => {
  it('has sections under their names, and the rest without one', () => {
    const sections = [
      { title: 'Loans & more', places: [{ words: 'All', to: '/loans', depth: 1 }] },
      { title: '', places: [{ words: { words: 'Мапа', lang: 'uk' }, to: '/', depth: 1 }] },
    ];
    expect(renderWrittenBlock('sitemap', { sections }, { prefix: 'en' })).toBe(
      '<div class="sitemap"><section><h2>Loans &amp; more</h2><ul><li class="depth-1"><a href="/en/loans" data-tab-order="80.0001">All</a></li></ul></section><section><ul><li class="depth-1"><a href="/en" data-tab-order="80.0002"><span lang="uk">Мапа</span></a></li></ul></section></div>',
    );
  });
});
