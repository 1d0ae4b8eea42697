// Tabs are links inside a named navigation; the one that is open says so.

import { expect, it } from 'vitest';

import { renderBlock, exampleOf, tagsOf } from '../../../tests/render.tsx';

it('each tab is a link, the open one marked as the page', async () => {
  const html = await renderBlock(exampleOf('tabs', 'sibling pages'));
  expect(html).toContain('aria-label="Сторінки розділу"');
  const links = tagsOf(html, 'a');
  expect(links.map((tag) => /href="([^"]+)"/.exec(tag)?.[1])).toEqual(['/one', '/two']);
  expect(links.map((tag) => tag.includes('aria-current="page"'))).toEqual([true, false]);
});

it('stops follow each other in the Tab order, and a borrowed word names its language', async () => {
  const html = await renderBlock(exampleOf('tabs', 'options of a filter'));
  const stops = tagsOf(html, 'a').map((tag) => Number(/data-tab-order="([\d.]+)"/.exec(tag)?.[1]));
  expect(stops).toEqual([...stops].sort((a, b) => a - b));
  expect(new Set(stops).size).toBe(stops.length);
  expect(html).toContain('<span lang="en">Functional</span>');
});

it('tabs within a page have their name in sight, those of pages only say it', async () => {
  const within = await renderBlock(exampleOf('tabs', 'options of a filter', { title: null }));
  const [, label = ''] = /aria-labelledby="([^"]+)"/.exec(within) ?? [];
  expect(within).toContain(`id="${label}">Класифікація</p>`);
  expect(await renderBlock(exampleOf('tabs', 'sibling pages'))).not.toContain('tabs-label');
});
