// What a reader gets of a map: outlines that lead on and say their figure, a legend that counts them, a reason where there is none.

import { expect, it } from 'vitest';

import { exampleOf, tagsOf, textOf } from '../../../tests/render.tsx';
import { renderWrittenBlock as drawWritten } from '../../../tests/renderWritten.ts';
import type { MapContent } from './content.server.ts';

const draw = (name: string) => {
  const { content } = exampleOf('map', name) as unknown as { readonly content: MapContent };
  return drawWritten('map', content);
};

it('every outline says its name and figure, and leads on but for those with a sign', () => {
  const html = draw('classes, a sum that is not of all, a sign');
  const titles = [...html.matchAll(/<title>([^<]*)<\/title>/g)].map(([, words]) => words);
  expect(titles).toEqual([
    'Центральна: 12 тис.',
    'Північна: 31 тис.',
    'Східна: завантажено не все',
    'Південна: зачинено',
  ]);
  const [drawing = ''] = /<svg class="map-drawing"[\s\S]*?<\/svg>/.exec(html) ?? [];
  expect(tagsOf(drawing, 'a')).toHaveLength(3);
  expect(tagsOf(drawing, 'g')).toHaveLength(1);
  expect(html).not.toContain('style=');
});

it('what a colour does not say a pattern says, here and in the legend', () => {
  const html = draw('classes, a sum that is not of all, a sign');
  expect(html.match(/url\(#map-1-hatched\)/g)).toHaveLength(2);
  expect(html.match(/url\(#map-1-signed\)/g)).toHaveLength(2);
  const legend = textOf(/<ul class="map-legend">[\s\S]*?<\/ul>/.exec(html)?.[0] ?? '');
  expect(legend).toMatch(/менше 20: ?1 ?20 і більше: ?1 ?завантажено не все: ?1 ?Зачинено: ?1/);
});

it('the measures are links, one that has no values says why', () => {
  const html = draw('classes, a sum that is not of all, a sign');
  const [choices = ''] = /<ul class="map-choices pills"[\s\S]*?<\/ul>/.exec(html) ?? [];
  expect(tagsOf(choices, 'a')).toHaveLength(2);
  expect(choices).toContain('aria-current="true"');
  expect(textOf(html)).toContain('Кількості читачів не завантажено.');
});

it('the ends have bars that begin where the year stands', () => {
  const html = draw('the ends of a percentage, with what is gone of the year');
  expect(tagsOf(html, 'line')).toHaveLength(2);
  expect(html).toContain('x1="50%"');
});

it('tiles say name and value where they stand, and lead on', () => {
  const html = draw('tiles with values, one without');
  const [drawing = ''] = /<div class="map-drawing"[\s\S]*?(?=<ul)/.exec(html) ?? [];
  expect(tagsOf(drawing, 'a')).toHaveLength(2);
  expect(drawing).toMatch(/class="tile x2 y1"[^>]* aria-current="true"/);
  expect(textOf(drawing)).toMatch(/Північна ?31 тис\..*Центральна ?12 тис\..*Південна ?зачинено/);
  expect(html).toContain('class="tile x2 y3 void"');
  expect(html).not.toContain('map-legend');
  const [forms = ''] = /<ul class="map-choices pills"[\s\S]*?<\/ul>/.exec(html) ?? [];
  expect(textOf(forms)).toMatch(/Плитки ?На карті/);
});

it('what the page tells of is outlined', () => {
  const html = draw('classes, a sum that is not of all, a sign');
  expect(html.match(/aria-current="true" *[^>]*><title>Центральна/)).not.toBeNull();
  expect(html).toContain('<path class="map-over" d="M2 2l36 0 0 26-36 0z"');
});

it('without a whole sum there is no map, and it says why', () => {
  const html = draw('no sum is of all');
  expect(tagsOf(html, 'svg')).toHaveLength(0);
  expect(textOf(html)).toContain('Карти немає');
});
