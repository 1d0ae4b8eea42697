// What a reader gets of key figures: words first, exact amounts beside, unknown ones named as such.

import { expect, it } from 'vitest';

import { renderBlock, exampleOf, tagsOf, textOf } from '../../../tests/render.tsx';

it('a figure stands in words, all its digits open beside it, its share as a bar that is not read', async () => {
  const html = await renderBlock(exampleOf('facts', 'one figure with plan and percent'));
  const [, opens] = /<button[^>]* popovertarget="([^"]+)"/i.exec(html) ?? [];
  const [, exact = ''] =
    new RegExp(`<div popover="auto" id="${opens}"[^>]*>(.*?)</div>`).exec(html) ?? [];
  expect(textOf(exact)).toBe('3 834 209 559 209,82 грн');
  expect(exact).toContain('data-said="гривні"');
  expect(html).not.toContain('title=');
  expect(textOf(html)).toContain('3,83 трлн грн');
  expect(tagsOf(html, 'svg')[0]).toContain('aria-hidden="true"');
  expect(tagsOf(html, 'rect')[1]).toContain('width="95.91%"');
  expect(tagsOf(html, 'line')[0]).toContain('x1="50%"');
  expect(textOf(html)).toContain('96 % плану · риска – минуло 50 % року · план на рік 4 трлн грн');
});

it('the years before stand in columns that are not read, each beside its amount in words', async () => {
  const html = await renderBlock(exampleOf('facts', 'one figure beside the years before it'));
  const [years = ''] = /<figure[\s\S]*<\/figure>/.exec(html) ?? [];
  expect(textOf(years)).toBe('За роками, ті самі місяці, трлн грн 2023 1,92 2024 −1,28 2025 3,83');
  // what is below zero begins lower than the others, in a pattern; only the last has the colour of what it means
  expect(tagsOf(years, 'svg').map((tag) => /height="([^"]+)em"/.exec(tag)?.[1])).toEqual([
    '1.63',
    '2.44',
    '1.63',
    '1.63',
    '4.88',
  ]);
  expect(tagsOf(years, 'pattern')).toHaveLength(1);
  expect(tagsOf(years, 'rect').map((tag) => /fill="([^"]+)"/.exec(tag)?.[1])).toEqual([
    'var(--m-last)',
    'var(--paper)',
    'var(--m-last)',
    expect.stringMatching(/^url\(#.+-2024\)$/),
    'var(--m)',
  ]);
});

it('an unknown figure is called unknown, never nothing or zero', async () => {
  const html = await renderBlock(exampleOf('facts', 'several figures, one unknown'));
  const unknown = /<p class="fact-actual" data-amount="">([^<]+)</.exec(html)?.[1] ?? '';
  expect(unknown.length).toBeGreaterThan(3);
  expect(unknown).not.toMatch(/\d/);
});

it('where nothing is loaded the reason stands below the message', async () => {
  const html = await renderBlock(exampleOf('facts', 'nothing found'));
  expect(textOf(html)).toContain('Дані відсутні');
  expect(textOf(html)).toContain('За 2019 рік');
});

it('a count stands with what it is of, and the day of the load above all', async () => {
  const html = await renderBlock(exampleOf('facts', 'counts of a register'));
  expect(html).toContain('<p class="fact-actual" data-amount="">1 234</p>');
  expect(textOf(html)).toMatch(
    /^facts: counts of a register Перелік завантажено 01\.09\.2026\. .*Towns 27 читалень у них: 1 200$/,
  );
  expect(tagsOf(html, 'svg')).toEqual([]);
});
