// Before a form has come to life, and where scripts never run, there is an address to write to.

import { expect, it } from 'vitest';

import { renderBlock, exampleOf, tagsOf, textOf } from '../../../tests/render.tsx';

it('names the address twice: for readers without scripts, and for those who wait', async () => {
  const html = await renderBlock(exampleOf('form', 'a form that has not come to life'));
  const links = tagsOf(html, 'a').filter((tag) =>
    tag.includes('href="mailto:desk@portal.example"'),
  );
  expect(links).toHaveLength(2);
  expect(html).toMatch(/<noscript>.*Форма потребує JavaScript.*<\/noscript>/s);
  expect(textOf(html)).toContain('Форма завантажується');
});

it('has no field that could be filled in and then lost', async () => {
  const html = await renderBlock(exampleOf('form', 'a form that has not come to life'));
  for (const element of ['input', 'textarea', 'button', 'form'])
    expect(tagsOf(html, element)).toEqual([]);
});
