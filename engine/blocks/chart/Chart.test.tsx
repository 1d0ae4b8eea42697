// What a reader gets of a chart before, or without, any script.

import { describe, expect, it } from 'vitest';

import { renderBlock, exampleOf, tagsOf, textOf } from '../../../tests/render.tsx';

describe('a chart', () => {
  it('says in a caption what it shows, and gives the same figures as a table', async () => {
    const html = await renderBlock(exampleOf('chart', 'shares'));
    expect(html).toMatch(/<figcaption>Січень–грудень 2025 року/);
    expect(textOf(html)).toContain('Перший розділ 1 000,50 1 500,00 66,7');
    expect(html).toMatch(/<th scope="row" lang="en">Second part/);
  });

  it('offers its other kinds as links, the one that is drawn marked', async () => {
    const html = await renderBlock(exampleOf('chart', 'shares'), { address: '/?unit=1000' });
    const links = tagsOf(html, 'a');
    expect(links.filter((tag) => tag.includes('aria-current'))).toHaveLength(1);
    expect(
      links.some((tag) =>
        /href="\/\?chart=treemap&amp;unit=1000"|href="\/\?unit=1000&amp;chart=treemap"/.test(tag),
      ),
    ).toBe(true);
  });

  it('is not offered as interactive before it is', async () => {
    const html = await renderBlock(exampleOf('chart', 'shares'));
    expect(tagsOf(html, 'div').find((tag) => tag.includes('class="drawing"'))).not.toContain(
      'tabindex',
    );
  });

  it('has every series as a column of its table', async () => {
    const html = await renderBlock(exampleOf('chart', 'several measures'));
    expect(textOf(html)).toContain('Видано Повернуто 2023 900,00 600,00 2024 1 200,00 800,00');
  });

  it('says what is measured above the drawing and whose figures these are below it', async () => {
    const html = await renderBlock(exampleOf('chart', 'shares'));
    const text = textOf(html);
    expect(text.indexOf('Виконано, тис. грн')).toBeGreaterThan(-1);
    expect(text.indexOf('Вигадані показники')).toBeGreaterThan(text.indexOf('Показати як таблицю'));
  });

  it('says on a narrow screen that a chart does not fit, and offers it to wide ones only', async () => {
    const html = await renderBlock(exampleOf('chart', 'areas'));
    expect(html).toContain('class="too-narrow"');
    const shares = await renderBlock(exampleOf('chart', 'shares'));
    expect(shares).not.toContain('class="too-narrow"');
    expect(shares).toMatch(/<li class="wide"><a[^>]*>Площі/);
  });

  it('without figures is a sentence, no empty frame', async () => {
    const html = await renderBlock(exampleOf('chart', 'nothing found'));
    expect(textOf(html)).toContain('Дані відсутні');
    expect(html).not.toContain('<figure');
  });
});
