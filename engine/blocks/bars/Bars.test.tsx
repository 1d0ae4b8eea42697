// What a reader gets of bars: a list or a table of words, with bars that are not read.

import { describe, expect, it } from 'vitest';

import { exampleOf, tagsOf, textOf } from '../../../tests/render.tsx';
import { renderWrittenBlock } from '../../../tests/renderWritten.ts';
import type { BarsContent } from './bars.kind.ts';

const contentOf = (name: string) =>
  (exampleOf('bars', name) as unknown as { readonly content: BarsContent }).content;
const draw = (name: string) => renderWrittenBlock('bars', contentOf(name));

it('every row says name, amount and share; the bar beside is not read', () => {
  const html = draw('parts of a whole, the rest in one');
  expect(textOf(html)).toContain('Оборона 3,07 трлн грн 56 %');
  expect(textOf(html)).toContain('Ще 3 41,3 млрд грн 0,8 %');
  expect(tagsOf(html, 'li')).toHaveLength(4);
  expect(tagsOf(html, 'svg').every((tag) => tag.includes('aria-hidden="true"'))).toBe(true);
  expect(tagsOf(html, 'ol')).toHaveLength(1);
  expect(tagsOf(html, 'table')).toHaveLength(0);
  expect(html).toContain('m-expenditure');
  expect(html).not.toContain('style=');
});

it('something is never drawn as nothing', () => {
  const html = draw('parts of a whole, the rest in one');
  expect(tagsOf(html, 'rect')[2]).toContain('width="2"');
});

it('a plan is drawn behind, with a tick where the year stands and one line that says so', () => {
  const html = draw('a plan behind, and where the year stands');
  expect(textOf(html)).toContain('968 млрд грн · 48 % плану');
  expect(textOf(html)).toContain('риска – охоплена частина року: 50 %.');
  // where a percentage says nothing the plan stands itself
  expect(textOf(html)).toContain('413 млн грн · план 319 млн грн');
  expect(tagsOf(html, 'rect')[0]).toContain('width="100%" height="100%" fill="var(--m)"');
  expect(tagsOf(html, 'rect')[0]).toContain('fill-opacity="0.18"');
  expect(tagsOf(html, 'line')[1]).toContain('x1="15%"');
});

it('both sides of zero have one zero line, and a pattern beside the colour', () => {
  const html = draw('both sides of zero, as a table');
  expect(tagsOf(html, 'line').every((tag) => tag.includes('x1="50.29%"'))).toBe(true);
  const [pattern = ''] = tagsOf(html, 'pattern');
  const [, id = ''] = /id="([^"]+)"/.exec(pattern) ?? [];
  expect(html).toContain(`fill="url(#${id})"`);
  expect(tagsOf(html, 'tr')).toHaveLength(3);
  expect(tagsOf(html, 'ol')).toHaveLength(0);
});

it('a sum is written into a form that works without scripts and keeps what was chosen', () => {
  const html = draw('a sum divided');
  expect(tagsOf(html, 'form')[0]).toContain('action="/#bars-4" method="get"');
  expect(tagsOf(html, 'input').filter((tag) => tag.includes('type="hidden"'))).toEqual([
    '<input type="hidden" name="year" value="2025"/>',
    '<input type="hidden" name="open" value="02"/>',
    '<input type="hidden" name="chart" value="lines"/>',
  ]);
  expect(textOf(html)).toContain('Оборона 56 грн 3,07 трлн грн');
});

it('where nothing is loaded the reason stands below the message', () => {
  expect(textOf(draw('nothing found'))).toContain('За 2019 рік');
});

it('of two alone what one lacks is hatched behind it, and said', () => {
  const html = draw('two alone, less came than went');
  expect(textOf(html)).toContain('Доходи 3,83 трлн грн');
  expect(textOf(html)).toContain('бракує 1,64 трлн грн – 30 коп. з кожної гривні видатків');
  expect(textOf(html)).toContain('Від плану на рік: доходи – 96 %, видатки – 96 %.');
  const [income = '', , , gap = '', spent = ''] = tagsOf(html, 'rect');
  expect(income).toContain('width="70.04%" height="100%" fill="var(--m-income)"');
  expect(gap).toContain('x="70.04%" width="29.96%"');
  expect(spent).toContain('width="100%"');
  expect(html).toContain('<div class="m-gap">');
});

describe('members of a tree', () => {
  const TOP = 'the top of a tree, by amounts';
  const BELOW = 'below one of a tree, with one found in its place';

  it('have a line each that says its name, its amount and how many stand below', () => {
    const html = draw(TOP);
    expect(textOf(html)).toContain('Центральна 31 тис. грн 75 % · нижче – 3');
    expect(tagsOf(html, 'svg').every((tag) => tag.includes('aria-hidden="true"'))).toBe(true);
    expect(html).not.toContain('style=');
  });

  it('have no bar where nothing is known, and a word for what is marked', () => {
    const [, far = ''] = /(Далека[\s\S]*?)<\/ol>/.exec(draw(TOP)) ?? [];
    expect(far).toContain('<span class="status">зачинено</span>');
    expect(far).not.toContain('class="lane"');
  });

  it('lead one level down where somebody stands below, else to the page of the one', () => {
    const html = draw(TOP);
    expect(html).toMatch(/href="\/branches\?branch=CEN" class="bar-node" data-keep=""/);
    expect(html).toMatch(/href="\/branches\/FAR" class="bar-node" data-tab/);
  });

  it('stand below the way from the top; what was found is marked in its place', () => {
    const html = draw(BELOW);
    const way = /<nav[\s\S]*?<\/nav>/.exec(html)?.[0] ?? '';
    expect(textOf(way)).toBe('Усі філії Центральна');
    expect(tagsOf(way, 'a')[1]).toContain('aria-current="true"');
    expect(html).toMatch(/<li class="bar-found">[\s\S]*Гірська/);
    expect(tagsOf(html, 'ol').length).toBe(3);
  });

  it('are a table too, those found with them', () => {
    const rows = /<tbody>([\s\S]*?)<\/tbody>/.exec(draw(BELOW))?.[1] ?? '';
    expect(tagsOf(rows, 'tr')).toHaveLength(2);
    expect(textOf(rows)).toContain('Гірська HIL 0');
  });

  it('may be none: that is said', () => {
    const html = draw('nobody of a tree found');
    expect(html).toContain('<p class="empty">Такої філії немає.</p>');
    expect(tagsOf(html, 'table')).toHaveLength(0);
  });
});

describe('a hundred squares', () => {
  const html = draw('two as a hundred squares, sorted by their parts');

  it('are sorted by a choice without scripts, each side with its own list', () => {
    const radios = tagsOf(html, 'input');
    expect(radios).toHaveLength(2);
    expect(radios.map((tag) => tag.includes('checked'))).toEqual([true, false]);
    expect(textOf(html)).toContain('Звідки взялися На що пішли');
    expect(textOf(html)).toContain('Податки 47 грн 67 %');
    expect(textOf(html)).toContain('бракувало 30 грн');
    expect(textOf(html)).toContain('Квадрат – 1 грн.');
    expect(tagsOf(html, 'ol')).toHaveLength(2);
    expect(html).not.toContain('style=');
  });

  it('what there is not is hatched, and what is less than a square is named', () => {
    const [pattern = ''] = tagsOf(html, 'pattern');
    const [, id = ''] = /id="([^"]+)"/.exec(pattern) ?? [];
    expect(html.match(new RegExp(`url\\(#${id}\\)`, 'g'))).toHaveLength(2);
    expect(textOf(html)).toContain('Довкілля 30 коп. 0,3 %');
  });
});
