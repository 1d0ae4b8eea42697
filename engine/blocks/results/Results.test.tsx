// Results of the search as a reader gets them.

import { describe, expect, it } from 'vitest';

import { renderWrittenBlock, plain } from '../../../tests/renderWritten.ts';

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
    expect(plain(renderWrittenBlock('results', { count: 3, kinds }))).toBe(
      '<p class="count" role="status">written.count 3</p><section class="kind"><h2>Codes <small>3</small></h2><ul class="entries"><li><code>11</code> <a href="/b?open=11"><span lang="uk">Книга</span></a><p>&lt;b&gt;</p><p>Loans, 2025: 5 UAH</p><p><small>Pages · until 1.1.2020</small></p></li></ul><p class="more">search.more 2</p></section>',
    );
  });

  it('say when there are none, and hint where nothing is looked for', () => {
    expect(renderWrittenBlock('results', { count: 0, kinds: [] })).toContain(
      '<p class="empty">search.nothing</p>',
    );
    expect(renderWrittenBlock('results', { count: null, kinds: [] })).toBe('<p>search.hint</p>');
  });
});
