// What a reader gets of a balance: two amounts on one scale, and what is between them.

import { expect, it } from 'vitest';

import { renderBlock, exampleOf, tagsOf, textOf } from '../../../tests/render.tsx';

it('what one lacks is hatched behind it, and said', async () => {
  const html = await renderBlock(exampleOf('balance', 'less came than went'));
  expect(textOf(html)).toContain('Доходи 3,83 трлн грн');
  expect(textOf(html)).toContain('бракує 1,64 трлн грн – 30 коп. з кожної гривні видатків');
  expect(textOf(html)).toContain('План виконано: Доходи – 96 %, Видатки – 96 %.');
  const [income = '', , , gap = '', spent = ''] = tagsOf(html, 'rect');
  expect(income).toContain('width="70.04%"');
  expect(gap).toContain('x="70.04%" width="29.96%"');
  expect(spent).toContain('width="100%"');
  expect(html).toContain('balance-words m-gap');
});

it('where more came the other lacks it', async () => {
  const html = await renderBlock(exampleOf('balance', 'more came than went'));
  expect(html.indexOf('-gap)')).toBeGreaterThan(html.indexOf('9 млрд грн'));
  expect(textOf(html)).toContain('1 млрд грн');
});

it('where nothing is loaded the reason stands below the message', async () => {
  const html = await renderBlock(exampleOf('balance', 'nothing found'));
  expect(textOf(html)).toContain('За 2019 рік');
});
