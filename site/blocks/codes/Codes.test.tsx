// A tree of codes as a reader gets it: what has more below it opens in place, without scripts.

import { describe, expect, it } from 'vitest';

import { renderWrittenBlock, plain } from '../../../tests/renderWritten.ts';
import type { CodeItem } from './codes.server.ts';

const ITEM: CodeItem = {
  code: '10',
  name: 'Books',
  marked: false,
  until: '',
  figures: '',
  open: false,
  children: [],
};

describe('a tree of codes', () => {
  it('opens in place, with figures beside each code', () => {
    const child = { ...ITEM, code: '11', marked: true, until: 'until 2024' };
    const items = [{ ...ITEM, open: true, figures: '/loans?open=10', children: [child] }];
    expect(
      renderWrittenBlock('codes', { count: null, selected: '', items }, { prefix: 'en' }),
    ).toBe(
      '<ul class="codes"><li id="c10"><a href="/en/loans?open=10" class="to-figures" data-tab-order="80.0001">written.figures<span class="visually-hidden"> 10</span></a><details open=""><summary data-tab-order="80.0002"><code>10</code> <span>Books</span></summary><ul><li id="c11"><div class="code-row"><code>11</code> <span><mark>Books</mark></span> <small>until 2024</small></div></li></ul></details></li></ul>',
    );
  });

  it('stays closed where nothing opens it, and escapes names', () => {
    const items = [{ ...ITEM, name: '<i>', children: [{ ...ITEM, code: '11' }] }];
    const html = plain(renderWrittenBlock('codes', { count: 2, selected: '', items }));
    expect(html).toContain('<details><summary>');
    expect(html).toContain('<span>&lt;i&gt;</span>');
    expect(html).toContain('written.count 2');
  });

  it('says that not all codes are there', () => {
    const html = plain(
      renderWrittenBlock('codes', { count: null, selected: '3 of 9', items: [ITEM] }),
    );
    expect(html).toMatch(/^<p class="note">3 of 9<\/p><ul class="codes">/);
  });

  it('names the language of borrowed names', () => {
    const items = [{ ...ITEM, name: { words: 'Книги', lang: 'uk' } }];
    expect(renderWrittenBlock('codes', { count: null, selected: '', items })).toContain(
      '<span lang="uk">Книги</span>',
    );
  });

  it('says when there is nothing', () => {
    expect(renderWrittenBlock('codes', { count: 0, selected: '', items: [] })).toBe(
      '<p class="count" data-outcome="">written.count 0</p><p class="empty">written.nothing</p>',
    );
  });
});
