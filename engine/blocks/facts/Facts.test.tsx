// What a reader gets of key figures: words first, exact amounts beside, unknown ones named as such.

import { expect, it } from 'vitest';

import { renderBlock, exampleOf, tagsOf, textOf } from '../../../tests/render.tsx';

it('a figure stands in words, all its digits below it, its share as a bar that is not read', async () => {
  const html = await renderBlock(exampleOf('facts', 'one figure with plan and percent'));
  expect(html).toContain('<p class="fact-exact">3 834 209 559 209,82 грн</p>');
  expect(html).not.toContain('title=');
  expect(textOf(html)).toContain('3,83 трлн грн');
  expect(tagsOf(html, 'svg')[0]).toContain('aria-hidden="true"');
  expect(tagsOf(html, 'rect')[1]).toContain('width="95.91%"');
  expect(tagsOf(html, 'line')[0]).toContain('x1="50%"');
  expect(textOf(html)).toContain('96 % плану · план на рік 4 трлн грн');
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

it('a count stands with what it is of, and the day of the load below all', async () => {
  const html = await renderBlock(exampleOf('facts', 'counts of a register'));
  expect(html).toContain('<p class="fact-actual" data-amount="">1 234</p>');
  expect(textOf(html)).toMatch(
    /Towns 27 читалень у них: 1 200 .*Перелік завантажено 01\.09\.2026\.$/,
  );
  expect(tagsOf(html, 'svg')).toEqual([]);
});
