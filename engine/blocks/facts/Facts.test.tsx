// What a reader gets of key figures: words first, exact amounts beside, unknown ones named as such.

import { expect, it } from 'vitest';

import { drawBlock, exampleOf, tagsOf, textOf } from '../../../tests/draw.tsx';

it('a figure stands in words, its exact amount one hover away, its share as a bar that is not read', async () => {
  const html = await drawBlock(exampleOf('facts', 'one figure with plan and percent'));
  expect(html).toContain('title="3 834 209 559 209,82"');
  expect(textOf(html)).toContain('3,83 трлн грн');
  expect(tagsOf(html, 'svg')[0]).toContain('aria-hidden="true"');
  expect(tagsOf(html, 'rect')[1]).toContain('width="95.91"');
});

it('an unknown figure is called unknown, never nothing or zero', async () => {
  const html = await drawBlock(exampleOf('facts', 'several figures, one unknown'));
  const unknown = /<p class="fact-actual" title="">([^<]+)</.exec(html)?.[1] ?? '';
  expect(unknown.length).toBeGreaterThan(3);
  expect(unknown).not.toMatch(/\d/);
});

it('where nothing is loaded the reason stands below the message', async () => {
  const html = await drawBlock(exampleOf('facts', 'nothing found'));
  expect(textOf(html)).toContain('Дані відсутні');
  expect(textOf(html)).toContain('За 2019 рік');
});
