// A flow at every width and letter size: a list of pairs where there is no room, else bands whose names stand whole beside them.

import type { Page } from '@playwright/test';

import { origin } from './ports.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, open, test } from './test.ts';

test.use({ baseURL: origin('library') });

const LETTERS = ['m', 'xl'] as const;

/** Chooses letters as the settings do. */
async function letters(page: Page, size: string): Promise<void> {
  await page.evaluate((font) => {
    document.documentElement.dataset['font'] = font;
  }, size);
}

/** Names that their box cuts, that lie over another, or beyond the flow. */
async function brokenNames(page: Page): Promise<string[]> {
  return await page.locator('.flow').evaluate((flow) => {
    const frame = flow.getBoundingClientRect();
    const pairs = [...flow.querySelectorAll('.flow-pair')].map((pair) => ({
      pair,
      box: pair.getBoundingClientRect(),
    }));
    return pairs
      .filter(
        ({ pair, box }, i) =>
          box.left < frame.left - 1 ||
          box.right > frame.right + 1 ||
          pair.scrollWidth > pair.clientWidth + 1 ||
          pairs.some(
            (other, j) =>
              i !== j &&
              box.left < other.box.right &&
              other.box.left < box.right &&
              box.top < other.box.bottom - 1 &&
              other.box.top < box.bottom - 1,
          ),
      )
      .map(({ pair }) => pair.textContent);
  });
}

/** Names whose middle is not at the middle of their bar. */
async function strayBars(page: Page): Promise<number> {
  return await page.locator('.flow').evaluate((flow) => {
    const middle = (element: Element) => {
      const { top, height } = element.getBoundingClientRect();
      return top + height / 2;
    };
    const bars = [...flow.querySelectorAll('.flow-bands rect:not(:last-child)')].map(middle);
    const items = [...flow.querySelectorAll('li')].map(middle);
    return items.filter((item, i) => Math.abs(item - (bars[i] ?? 0)) > 3).length;
  });
}

for (const size of LETTERS)
  for (const width of [320, 360, 560, 720, 1000, 1440])
    test(`names of a flow stand whole at ${width} points in letters of size ${size}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await open(page, '/flow');
      await letters(page, size);
      await expectNoSidewaysScroll(page);
      expect(await brokenNames(page)).toEqual([]);
      const drawn = await page.locator('.flow-bands').isVisible();
      if (width <= 560) expect(drawn, 'bands without room').toBe(false);
      if (width === 1440) expect(drawn, 'bands where there is room').toBe(true);
      if (drawn) expect(await strayBars(page), 'names beside other bars').toBe(0);
    });

for (const address of ['/flow', '/uk/flow'])
  test(`${address} says each pair once, with amount and share, and is accessible`, async ({
    page,
  }) => {
    await open(page, address);
    const pairs = await page.locator('.flow li .flow-pair').allTextContents();
    expect(pairs.length).toBeGreaterThan(3);
    for (const pair of pairs) expect(pair).toMatch(/→.*\d.*%/);
    expect(new Set(pairs).size).toBe(pairs.length);
    await expectAccessible(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectAccessible(page);
  });

test('on paper and without scripts a flow is its list of pairs', async ({ browser }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    baseURL: origin('library'),
  });
  const page = await context.newPage();
  await page.setViewportSize({ width: 718, height: 1000 });
  await page.goto('/flow');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.flow-bands')).toBeHidden();
  await expect(page.locator('.flow-way').first()).toBeVisible();
  await context.close();
});

test('a name of a flow opens its row, an example of the search finds something', async ({
  page,
}) => {
  await open(page, '/flow');
  const name = page.locator('.flow-source li a').first();
  const code = new URL((await name.getAttribute('href')) ?? '', origin('library')).searchParams;
  await name.click();
  await expect(page).toHaveURL(new RegExp(`/loans\\?.*open=${code.get('open')}`));
  await open(page, '/flow');
  await page.locator('.search-examples a').first().click();
  await expect(page).toHaveURL(/\/search\?q=/);
  await page.goto('/flow');
  await page.locator('.search-block input').fill('tales');
  await page.locator('.search-block button').click();
  await expect(page).toHaveURL(/\/search\?q=tales/);
});
