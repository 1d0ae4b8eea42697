// What a reader gets of a comparison: names with numbers, rows that say who has most and least, a table of the same.

import { expect, it } from 'vitest';

import { tagsOf, textOf } from '../../../tests/render.tsx';
import { renderWrittenBlock, plain } from '../../../tests/renderWritten.ts';
import type { ComparisonContent } from './content.server.ts';

const figure = (text: string) => ({ text, exact: `${text} 000,00` });
const member = (number: number) => ({
  code: `0${number}`,
  number,
  name: `Member ${number}`,
  to: `/at/0${number}`,
  total: figure('10'),
  remove: `/?who=without-${number}`,
  emphasise: number === 1 ? '' : `/?who=${number}-first`,
});
const CONTENT: ComparisonContent = {
  lead: null,
  state: 'ready',
  message: '',
  subtitle: 'Lent, 2025',
  notes: [],
  meaning: '',
  shares: true,
  zero: null,
  ticks: [],
  members: [member(1), member(2), member(3)],
  rows: [
    {
      name: 'Tales',
      own: '45 %',
      ends: 'ends',
      dots: [
        { number: 1, at: 60 },
        { number: 2, at: 50 },
      ],
      labels: [
        { at: 50, words: 'Two 30 %' },
        { at: 60, words: 'One 45 %' },
      ],
    },
  ],
  table: {
    unit: 'UAH',
    heads: [1, 2, 3].map((number) => ({
      ...member(number),
      isSorted: number === 2,
      sort: number === 2 ? '/' : `/?sort=${number}`,
    })),
    rows: [{ name: 'Tales', cells: [{ ...figure('4'), share: '45 %' }, null, null] }],
  },
};

it('every member stands with its number, leads on, and can be taken out by a plain link', () => {
  const html = plain(renderWrittenBlock('comparison', CONTENT));
  expect(tagsOf(html, 'li').slice(0, 3)).toEqual([1, 2, 3].map((i) => `<li value="${i}">`));
  expect(html).toContain('<a href="/at/02">Member 2</a>');
  expect(html).toMatch(
    /<a href="\/\?who=without-2" data-keep="remove 02" data-done="comparison.removed Member 2" aria-label="comparison.remove-whom Member 2">/,
  );
  expect(html).not.toContain('style=');
});

it('dots are not read, their ends are named beside them, and words say the same', () => {
  const html = plain(renderWrittenBlock('comparison', CONTENT));
  expect(tagsOf(html, 'svg').every((tag) => tag.includes('aria-hidden="true"'))).toBe(true);
  expect(tagsOf(html, 'circle')).toHaveLength(2);
  expect(html).toMatch(/<text class="dot-end" x="50%"[^>]*>Two 30 %</);
  expect(html).toMatch(/<text class="dot-start" x="60%"[^>]*>One 45 %</);
  expect(textOf(html)).toContain('Tales 45 % ends');
});

it('the one that is emphasised lies above the others and needs no link for that', () => {
  const html = plain(renderWrittenBlock('comparison', CONTENT));
  const [other = '', own = ''] = tagsOf(html, 'circle');
  expect([other.includes('own'), own.includes('own')]).toEqual([false, true]);
  expect(html).not.toContain('comparison.emphasise-whom Member 1');
  expect(html).toContain('comparison.emphasise-whom Member 2');
});

it('its table says what is unknown and by what it is sorted, and that there is more beside', () => {
  const html = plain(renderWrittenBlock('comparison', CONTENT));
  expect(textOf(html)).toContain('Tales 4 45 % — —');
  expect(html).toContain('aria-sort="descending"');
  expect(html).toContain('comparison.more 3');
  expect(html).toContain('role="group"');
});

it('who is not compared is named with the reason, whoever else is', () => {
  const notes = ['Late: nothing is loaded.'];
  expect(textOf(renderWrittenBlock('comparison', { ...CONTENT, notes }))).toContain(notes[0]);
  const none = { ...CONTENT, notes, state: 'empty', message: 'Nobody.' } as const;
  const html = renderWrittenBlock('comparison', none);
  expect(textOf(html)).toContain('Nobody. Late: nothing is loaded.');
  expect(html).not.toContain('<table');
});
