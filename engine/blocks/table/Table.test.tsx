// What a reader gets of a table before, or without, any script.

import { describe, expect, it } from 'vitest';

import { renderBlock, exampleOf, tagsOf, textOf } from '../../../tests/render.tsx';

describe('a closed tree', () => {
  it('shows the total and the roots, and nothing below them', async () => {
    const html = await renderBlock(exampleOf('table', 'closed tree'));
    expect(textOf(html)).toContain('РАЗОМ');
    expect(textOf(html)).toContain('Другий розділ');
    expect(textOf(html)).not.toContain('Перша складова');
  });

  it('says level, place and number of siblings of each row, and which parents are closed', async () => {
    const rows = tagsOf(await renderBlock(exampleOf('table', 'closed tree')), 'tr').slice(1);
    expect(rows.map((row) => /aria-level="(\d)"/.exec(row)?.[1])).toEqual(['1', '1', '1']);
    expect(
      rows.map((row) => /aria-posinset="(\d)" aria-setsize="(\d)"/.exec(row)?.slice(1)),
    ).toEqual([
      ['1', '3'],
      ['2', '3'],
      ['3', '3'],
    ]);
    expect(rows.filter((row) => row.includes('aria-expanded="false"'))).toHaveLength(1);
  });

  it('opens a parent by a link to an address', async () => {
    const html = await renderBlock(exampleOf('table', 'closed tree'), { address: '/?unit=1000' });
    const openers = tagsOf(html, 'a').filter((tag) => tag.includes('class="opener"'));
    expect(openers.map((tag) => /href="([^"]*)"/.exec(tag)?.[1])).toEqual([
      // it is the only parent: with it all rows stand open
      '?unit=1000&amp;open=all#table-1',
    ]);
  });
});

it('rows of one level lead to the members that belong to them', async () => {
  const name = 'rows of the first level with the members that belong to them';
  const links = tagsOf(await renderBlock(exampleOf('table', name)), 'a').filter((tag) =>
    tag.includes('class="row-to"'),
  );
  expect(links.map((tag) => /href="([^"]*)"/.exec(tag)?.[1])).toEqual(['/owners/A7']);
});

describe('an open tree', () => {
  it('marks what the source breaks, says so in words, and leaves an unknown amount empty', async () => {
    const html = await renderBlock(
      exampleOf('table', 'open tree with a discrepancy and an unknown amount'),
    );
    expect(html).toContain('у джерелі показник відрізняється від суми складових на 1,00');
    expect(html).toContain('Перша складова');
    const total = /<tr[^>]*class="total"[^>]*>(.*?)<\/tr>/.exec(html)?.[1] ?? '';
    expect((total.match(/<td[^>]*><\/td>/g) ?? []).length).toBeGreaterThan(0);
    expect(total).not.toMatch(/>0</);
  });

  it('says in which language a borrowed name is', async () => {
    const html = await renderBlock(
      exampleOf('table', 'open tree with a discrepancy and an unknown amount'),
    );
    expect(html).toMatch(/lang="en"[^>]*>TOTAL/);
  });
});

describe('a list', () => {
  it('is a plain table whose rows lead to their pages', async () => {
    const html = await renderBlock(exampleOf('table', 'list whose rows lead somewhere'));
    expect(html).not.toContain('treegrid');
    expect(html).toContain('href="/things/A1"');
    expect(html).toContain('href="/things/B2"');
  });
});

it('a table with nothing found says so, and offers no tools', async () => {
  const view = exampleOf('table', 'nothing found');
  const html = await renderBlock(view);
  expect(textOf(html)).toContain((view as unknown as { message: string }).message.slice(0, 12));
  expect(html).not.toContain('<table');
  expect(html).not.toContain('class="tools"');
});

it('a word of the interface is in the language of the page', async () => {
  const uk = await renderBlock(exampleOf('table', 'closed tree'));
  const en = await renderBlock(exampleOf('table', 'closed tree'), { locale: 'en' });
  expect(uk).toContain('Розгорнути');
  expect(en).not.toContain('Розгорнути');
});
