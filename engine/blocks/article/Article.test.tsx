// An article as a reader gets it: headings, paragraphs, what it rests on, an example taken apart.

import { describe, expect, it } from 'vitest';

import { renderWrittenBlock, marking, plain } from '../../../tests/renderWritten.ts';
import type { ArticleContent, ArticlePart } from './article.server.ts';

const PART: ArticlePart = {
  heading: null,
  text: [],
  note: [],
  levels: [],
  example: null,
  details: [],
  sources: [],
  related: [],
};

const article = (part: Partial<ArticlePart>, page = {}, sources: ArticleContent['sources'] = []) =>
  plain(renderWrittenBlock('article', { parts: [{ ...PART, ...part }], sources }, page));

describe('an article', () => {
  it('begins a part with its heading, and says what is not as usual', () => {
    const heading = { id: 'one-a', level: 3, words: 'Loans', status: 'withdrawn' } as const;
    expect(article({ heading })).toBe(
      '<h3 id="one-a">Loans <span class="status">withdrawn</span></h3>',
    );
    expect(article({ heading: { id: '', level: 2, words: 'A', status: '' } })).toBe('<h2>A</h2>');
  });

  it('names the language of borrowed words and escapes all of them', () => {
    expect(article({ text: ['a < b', { words: 'Книга', lang: 'uk' }], note: ['&'] })).toBe(
      '<p>a &lt; b</p><p lang="uk">Книга</p><div class="note"><p>&amp;</p></div>',
    );
  });

  it('marks names in paragraphs, details and sources, not in names and links', () => {
    const mark = marking('shelf');
    const marked = '<a href="/shelf" class="term" data-term="shelf">shelf</a>';
    expect(article({ text: ['shelf'] }, { mark })).toBe(`<p>${marked}</p>`);
    expect(article({ details: [{ label: 'shelf', words: 'shelf', to: '' }] }, { mark })).toBe(
      `<dl class="details"><div><dt>shelf</dt><dd>${marked}</dd></div></dl>`,
    );
    const sources = [
      { words: 'shelf', to: '' },
      { words: 'shelf', to: 'https://example.org/' },
    ];
    expect(article({}, { mark }, sources)).toBe(
      `<div class="sources"><b>written.sources</b><ul><li>${marked}</li><li><a href="https://example.org/" rel="noopener external">shelf</a></li></ul></div>`,
    );
    const named = [{ title: 'shelf', text: ['shelf'], holds: true, passes: 'books', below: [] }];
    expect(article({ levels: named }, { mark })).toBe(
      `<ul class="levels"><li class="level-holds"><b>shelf</b><p>${marked}</p><p class="level-passes">books</p></li></ul>`,
    );
  });

  it('takes a code apart in a table', () => {
    const parts = [{ digits: '11', positions: '1–2', title: 'Hall', meaning: 'Novels' }];
    expect(article({ example: { code: '1101', parts } })).toContain(
      '<caption>written.example <code>1101</code></caption>',
    );
    expect(article({ example: { code: '1101', parts } })).toContain(
      '<tr><th scope="row"><code>11</code></th><td>1–2</td><td>Hall</td><td>Novels</td></tr>',
    );
  });

  it('leads to related entries in the language of the page', () => {
    expect(article({ related: [{ words: 'B', to: '/b' }] }, { prefix: 'en' })).toBe(
      '<div class="related"><b>written.related</b><ul><li><a href="/en/b">B</a></li></ul></div>',
    );
  });
});
