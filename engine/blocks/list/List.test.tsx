// A list as a reader gets it: an alphabet, a count, entries with their links.

import { describe, expect, it } from 'vitest';

import { renderWrittenBlock, plain } from '../../../tests/renderWritten.ts';
import type { ListContent } from './list.server.ts';

const LIST: ListContent = {
  lead: '',
  letters: [],
  count: null,
  numbered: false,
  level: 2,
  groups: [{ letter: '', entries: [] }],
};

const ENTRY = { words: 'A & B', to: '/a', status: '', about: null };

const list = (content: Partial<ListContent>, page = {}) =>
  plain(renderWrittenBlock('list', { ...LIST, ...content }, page));

describe('a list', () => {
  it('has entries with links inside and outside, and without', () => {
    const entries = [
      { ...ENTRY, about: 'First.' },
      { ...ENTRY, words: { words: 'Ще', lang: 'uk' }, to: 'https://example.org/' },
      { ...ENTRY, to: '', status: 'withdrawn' },
    ];
    expect(list({ groups: [{ letter: '', entries }] }, { prefix: 'en' })).toBe(
      '<ul class="entries"><li><a href="/en/a">A &amp; B</a><p>First.</p></li><li><a href="https://example.org/" rel="noopener external"><span lang="uk">Ще</span></a></li><li><b>A &amp; B</b> <span class="status">withdrawn</span></li></ul>',
    );
  });

  it('has an alphabet in which letters without entries lead nowhere', () => {
    const letters = [
      { letter: 'all', to: '/l', current: false },
      { letter: 'A', to: '/l?letter=A', current: true },
      { letter: 'B', to: null, current: false },
    ];
    expect(list({ letters })).toContain(
      '<nav class="letters" aria-label="written.letters"><ul tabindex="-1"><li><a href="/l" data-keep="">all</a></li><li><a href="/l?letter=A" aria-current="true" data-keep="">A</a></li><li><span aria-disabled="true">B</span></li></ul></nav>',
    );
  });

  it('stands under letters where it is long, and is numbered where it says so', () => {
    const groups = [{ letter: 'A', entries: [ENTRY] }];
    expect(list({ groups, level: 3 })).toBe(
      '<section class="under-letter"><h3>A</h3><ul class="entries"><li><a href="/a">A &amp; B</a></li></ul></section>',
    );
    expect(list({ numbered: true, groups: [{ letter: '', entries: [ENTRY] }] })).toContain(
      '<ol class="entries numbered">',
    );
  });

  it('has twenty entries, and the others in place behind a line that counts them', () => {
    const of = (count: number) => [
      { letter: '', entries: Array.from({ length: count }, () => ENTRY) },
    ];
    const long = list({ numbered: true, groups: of(93) });
    const [standing = '', rest = ''] = long.split('<details class="rest">');
    expect([standing, rest].map((part) => part.split('<li>').length - 1)).toEqual([20, 73]);
    expect(rest).toContain(
      '<summary>few.more 73</summary><ol class="entries numbered" start="21">',
    );
    expect(list({ groups: of(22) })).not.toContain('details');
  });

  it('has whole letters as far as twenty entries reach', () => {
    const groups = ['A', 'B', 'C'].map((letter) => ({
      letter,
      entries: Array.from({ length: 15 }, () => ENTRY),
    }));
    const [standing = '', rest = ''] = list({ groups }).split('<details class="rest">');
    expect([standing, rest].map((part) => part.match(/<h2>./g))).toEqual([
      ['<h2>A', '<h2>B'],
      ['<h2>C'],
    ]);
    expect(rest).toContain('few.more 15');
  });

  it('says how many were found, and when there is nothing', () => {
    expect(list({ count: 0 })).toBe(
      '<p class="count" data-outcome="">written.count 0</p><p class="empty">written.nothing</p>',
    );
  });
});
