// What a reader gets of a graph: lines that say name, amount and how many stand below, the way up, the same as a table.

import { describe, expect, it } from 'vitest';

import { exampleOf, tagsOf, textOf } from '../../../tests/render.tsx';
import { renderWrittenBlock as drawWritten } from '../../../tests/renderWritten.ts';
import type { GraphContent } from './graph.server.ts';

const contentOf = (name: string) =>
  (exampleOf('graph', name) as unknown as { readonly content: GraphContent }).content;
const draw = (name: string) => drawWritten('graph', contentOf(name));
const TOP = 'the top of a tree, by amounts';
const BELOW = 'below one of them, with one found in its place';

describe('a graph', () => {
  it('has a line for each that says its name, its amount and how many stand below', () => {
    const html = draw(TOP);
    expect(textOf(html)).toContain('Центральна 31 тис. грн · 75 %; graph.below 3');
    expect(tagsOf(html, 'svg').every((tag) => tag.includes('aria-hidden="true"'))).toBe(true);
    expect(html).not.toContain('style=');
  });

  it('has no bar for what is unknown, and a word for what is marked', () => {
    const [, far = ''] = /(Далека[\s\S]*?)<\/ol>/.exec(draw(TOP)) ?? [];
    expect(far).toContain('<span class="status">зачинено</span>');
    expect(far).not.toContain('class="lane"');
  });

  it('leads one level down where somebody stands below, else to the page of the one', () => {
    const html = draw(TOP);
    expect(html).toMatch(/href="\/branches\?branch=CEN" class="graph-node" data-keep=""/);
    expect(html).toMatch(/href="\/branches\/FAR" class="graph-node" data-tab/);
  });

  it('says the way from the top, and marks what was found in its place', () => {
    const html = draw(BELOW);
    const way = /<nav[\s\S]*?<\/nav>/.exec(html)?.[0] ?? '';
    expect(textOf(way)).toBe('Усі філії Центральна');
    expect(tagsOf(way, 'a')[1]).toContain('aria-current="true"');
    expect(html).toMatch(/<li class="graph-hit">[\s\S]*Гірська/);
    expect(tagsOf(html, 'ol').length).toBe(3);
  });

  it('has the same as a table, those found in it too', () => {
    const rows = /<tbody>([\s\S]*?)<\/tbody>/.exec(draw(BELOW))?.[1] ?? '';
    expect(tagsOf(rows, 'tr')).toHaveLength(2);
    expect(textOf(rows)).toContain('Гірська HIL 0');
  });

  it('says that nobody was found', () => {
    const html = draw('nobody found');
    expect(html).toContain('<p class="empty">Такої філії немає.</p>');
    expect(tagsOf(html, 'table')).toHaveLength(0);
  });
});
