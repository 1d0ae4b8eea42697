// What a reader gets of findings: one paragraph of what was found.

import { expect, it } from 'vitest';

import { renderBlock, exampleOf, tagsOf, textOf } from '../../../tests/render.tsx';

it('sentences make one paragraph; a borrowed one says its language', async () => {
  const html = await renderBlock(exampleOf('finding', 'two sentences of two calls'));
  expect(tagsOf(html, 'p')).toHaveLength(1);
  expect(textOf(html)).toBe('Зібрано 3,83 трлн грн. More than a half went on defence.');
  expect(html).toContain('<span lang="en">');
});
