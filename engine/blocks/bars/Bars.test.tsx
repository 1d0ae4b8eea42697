// What a reader gets of bars: a list or a table of words, with bars that are not read.

import { expect, it } from 'vitest';

import { renderBlock, exampleOf, tagsOf, textOf } from '../../../tests/render.tsx';

const draw = (name: string) => renderBlock(exampleOf('bars', name));

it('every row says name, amount and share; the bar beside is not read', async () => {
  const html = await draw('parts of a whole, the rest in one');
  expect(textOf(html)).toContain('Оборона 3,07 трлн грн 56 %');
  expect(textOf(html)).toContain('Ще 3 41,3 млрд грн 0,8 %');
  expect(tagsOf(html, 'li')).toHaveLength(4);
  expect(tagsOf(html, 'svg').every((tag) => tag.includes('aria-hidden="true"'))).toBe(true);
  expect(tagsOf(html, 'ol')).toHaveLength(1);
  expect(tagsOf(html, 'table')).toHaveLength(0);
  expect(html).toContain('m-expenditure');
  expect(html).not.toContain('style=');
});

it('something is never drawn as nothing', async () => {
  const html = await draw('parts of a whole, the rest in one');
  expect(tagsOf(html, 'rect')[2]).toContain('width="2"');
});

it('a plan is drawn behind, with a tick where the year stands and one line that says so', async () => {
  const html = await draw('a plan behind, and where the year stands');
  expect(textOf(html)).toContain('968 млрд грн · 48 % плану');
  expect(textOf(html)).toContain('риска – охоплена частина року: 50 %.');
  // where a percentage says nothing the plan stands itself
  expect(textOf(html)).toContain('413 млн грн · план 319 млн грн');
  expect(tagsOf(html, 'rect')[0]).toContain('width="100%" height="100%" fill="var(--m-plan)"');
  expect(tagsOf(html, 'line')[1]).toContain('x1="15%"');
});

it('both sides of zero have one zero line, and a pattern beside the colour', async () => {
  const html = await draw('both sides of zero, as a table');
  expect(tagsOf(html, 'line').every((tag) => tag.includes('x1="50.29%"'))).toBe(true);
  const [pattern = ''] = tagsOf(html, 'pattern');
  const [, id = ''] = /id="([^"]+)"/.exec(pattern) ?? [];
  expect(html).toContain(`fill="url(#${id})"`);
  expect(tagsOf(html, 'tr')).toHaveLength(3);
  expect(tagsOf(html, 'ol')).toHaveLength(0);
});

it('a sum is written into a form that works without scripts and keeps what was chosen', async () => {
  const address = '/?year=2025&open=02&sum=500&chart=lines';
  const html = await renderBlock(exampleOf('bars', 'a sum divided'), { address });
  expect(tagsOf(html, 'form')[0]).toContain('action="/#bars-4" method="get"');
  expect(tagsOf(html, 'input').filter((tag) => tag.includes('type="hidden"'))).toEqual([
    '<input type="hidden" name="year" value="2025"/>',
    '<input type="hidden" name="open" value="02"/>',
    '<input type="hidden" name="chart" value="lines"/>',
  ]);
  expect(textOf(html)).toContain('Оборона 56 грн 3,07 трлн грн');
});

it('where nothing is loaded the reason stands below the message', async () => {
  expect(textOf(await draw('nothing found'))).toContain('За 2019 рік');
});
