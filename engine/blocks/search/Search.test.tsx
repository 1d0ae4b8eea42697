// The search on a page as a reader gets it.

import { expect, it } from 'vitest';

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
