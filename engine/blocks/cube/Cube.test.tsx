// What a reader gets of a composed question: a form that needs no script, heads over their columns, bars in words, why a file is not offered.

import { expect, it } from 'vitest';

import { renderBlock, exampleOf, tagsOf, textOf } from '../../../tests/render.tsx';

const draw = (name: string, address = '/things') =>
  renderBlock(exampleOf('cube', name), { address });

it('is a form that goes on to an address, with what is chosen in it', async () => {
  const html = await draw('a table of two columns', '/things?unit=1000&ledger=0123456789abcdef');
  expect(tagsOf(html, 'form')[0]).toContain('action="/things#cube-1" method="get"');
  expect(html).toContain('<option value="subject:1" selected="">');
  expect(html).toMatch(/<input type="checkbox"[^>]* name="measures"[^>]*checked="" value="done"/);
  const hidden = tagsOf(html, 'input').filter((tag) => tag.includes('type="hidden"'));
  expect(hidden).toEqual([
    '<input type="hidden" name="unit" value="1000"/>',
    '<input type="hidden" name="ledger" value="0123456789abcdef"/>',
  ]);
  expect(textOf(html)).toMatch(/^cube: a table of two columns Покажи .*Уточнити/);
});

it('a table has the total first, names in their language, and files below', async () => {
  const html = await draw('a table of two columns');
  expect(textOf(html)).toMatch(/Разом 110 120 01 Казки 60 72 02 Maps 50 48/);
  expect(html).toContain('<span lang="en">Maps</span>');
  expect(tagsOf(html, 'a').filter((tag) => tag.includes('download'))).toHaveLength(2);
  expect(textOf(html)).toContain('XLSX вміщує щонайбільше');
});

it('several measures stand under the head of each column', async () => {
  const html = await draw('two measures under each year, more rows than are shown');
  expect(tagsOf(html, 'th').filter((tag) => tag.includes('colgroup'))).toHaveLength(2);
  expect(textOf(html)).toContain('Показано 1 із 2 рядків');
  expect(textOf(html)).toContain('за 1999 таких показників не завантажено');
});

it('bars say their amounts, what is unknown and what is below zero', async () => {
  const html = await draw('bars of each column, the rest in one');
  expect(textOf(html)).toContain('01 Казки 2024 60 грн 2025 72 грн');
  expect(textOf(html)).toContain('невідомо');
  expect(tagsOf(html, 'pattern')).toHaveLength(1);
  expect(tagsOf(html, 'svg').every((tag) => tag.includes('aria-hidden="true"'))).toBe(true);
  expect(html).not.toContain('style=');
});

it('what is too much is said, and the form stays', async () => {
  const html = await draw('too much is refused');
  expect(textOf(html)).toContain('Відповідь була б завелика');
  expect(tagsOf(html, 'table')).toHaveLength(0);
  expect(tagsOf(html, 'form')).toHaveLength(1);
});

it('the door for exports has first rows and files, no drawings', async () => {
  const html = await draw('the door for exports');
  expect(textOf(html)).toContain('Перші рядки');
  expect(html).not.toContain('cube-ways');
});
