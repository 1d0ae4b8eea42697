// The search on a page as a reader gets it.

import { describe, expect, it } from 'vitest';

import { renderWrittenBlock, plain } from '../../../tests/renderWritten.ts';

const SEARCH = { to: '/search', query: 'q', label: 'Book or word', suggest: '', examples: [] };

it('a search is a form that needs no script, in the language of the page', () => {
  const html = plain(renderWrittenBlock('search', SEARCH, { prefix: 'en' }));
  expect(html).toContain('<form data-suggest="" action="/en/search" method="get">');
  expect(html).toMatch(/<input type="search" aria-label="Book or word"[^>]* name="q"/);
  expect(html).toContain('<button type="submit" class="main-act">search.find</button>');
  expect(html).not.toContain('<ul');
});

it('its examples lead to what they find', () => {
  const examples = [{ words: 'Tales', to: '/search?q=tales' }];
  expect(plain(renderWrittenBlock('search', { ...SEARCH, examples }, { prefix: 'en' }))).toContain(
    '<li><a href="/en/search?q=tales">Tales</a></li>',
  );
});

it('says what it suggests, for scripts that come when it is touched', () => {
  const suggest = 'call=branches&page=branches/[branch]';
  expect(plain(renderWrittenBlock('search', { ...SEARCH, suggest }, { prefix: 'en' }))).toContain(
    'data-suggest="call=branches&amp;page=branches/[branch]"',
  );
  // that over the whole portal
  expect(plain(renderWrittenBlock('search', SEARCH, { prefix: 'en' }))).toContain(
    'data-suggest=""',
  );
});

const RESULT = {
  words: { words: 'Книга', lang: 'uk' },
  to: '/b?open=11',
  code: '11',
  about: '<b>',
  amount: 'Loans, 2025: 5 UAH',
  beside: 'Pages · until 1.1.2020',
};

describe('results of the search', () => {
  it('stand kind by kind, with how many more there are', () => {
    const kinds = [{ title: 'Codes', count: 3, more: 2, results: [RESULT] }];
    expect(plain(renderWrittenBlock('search', { count: 3, kinds }))).toBe(
      '<p class="count" data-outcome="">written.count 3</p><section class="kind"><h2>Codes <small>3</small></h2><ul class="entries"><li><code>11</code> <a href="/b?open=11"><span lang="uk">Книга</span></a><p>&lt;b&gt;</p><p>Loans, 2025: 5 UAH</p><p><small>Pages · until 1.1.2020</small></p></li></ul><p class="more">search.more 2</p></section>',
    );
  });

  it('say when there are none, and hint where nothing is looked for', () => {
    expect(renderWrittenBlock('search', { count: 0, kinds: [] })).toContain(
      '<p class="empty">search.nothing</p>',
    );
    expect(renderWrittenBlock('search', { count: null, kinds: [] })).toBe('<p>search.hint</p>');
  });
});
