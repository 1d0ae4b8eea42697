// A document of chapters: its contents lead to its chapters, its tables hold on a phone and on paper, its PDF opens.

import type { Page } from '@playwright/test';

import { documentVisits, portal } from './portal.ts';
import { inTurn } from '../sample.ts';
import { expect, expectNoSidewaysScroll, open, test } from './test.ts';

const documents = inTurn(documentVisits(portal), portal.settings.locales.length);

/** The width between the margins of a sheet, and the least letters on it, in points of the screen. */
const PAPER = 718;
const LEAST_LETTERS = (8.5 * 96) / 72;

for (const address of documents)
  test(`${address} has contents, holds its tables on screens and paper, and begins with its amounts`, async ({
    page,
  }) => {
    await open(page, address);
    await test.step('its contents lead to every chapter', async () => await expectContents(page));
    for (const width of [320, 1000])
      await test.step(`its tables hold at ${width} points in large letters`, async () =>
        await expectTablesHeld(page, width));
    for (const [width, height, most] of [
      [360, 740, 440],
      [1440, 900, 400],
    ] as const)
      await test.step(`it begins with its amounts at ${width} points`, async () => {
        await page.setViewportSize({ width, height });
        await page.evaluate(() => scrollTo(0, 0));
        const first = await page.locator('.paper-figures b').first().boundingBox();
        expect(first?.y).toBeLessThanOrEqual(most);
      });
    await test.step('it is printed without a cut, in letters that are read', async () =>
      await expectPaper(page));
  });

async function expectContents(page: Page): Promise<void> {
  const links = page.locator('.paper-contents a');
  expect(await links.count()).toBe(await page.locator('.paper-chapter').count());
  // where there is no room at the side they open
  const opener = page.locator('.paper-contents summary');
  if (await opener.isVisible()) await opener.click();
  await links.last().click();
  await expect(page).toHaveURL(/#chapter-/);
  await expect(page.locator('.paper-chapter').last()).toBeInViewport();
}

async function expectTablesHeld(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  const before = await page.evaluate(() => {
    const { dataset } = document.documentElement;
    const { font } = dataset;
    dataset['font'] = 'xl';
    return font;
  });
  await expectNoSidewaysScroll(page);
  const cut = await page.locator('.paper-table :is(td, th)').evaluateAll((cells) =>
    cells
      .filter((cell) => getComputedStyle(cell.closest('thead') ?? cell).clipPath === 'none')
      .filter((cell) => cell.getBoundingClientRect().right > innerWidth + 1)
      .map((cell) => cell.textContent),
  );
  expect(cut).toEqual([]);
  await page.evaluate((font) => (document.documentElement.dataset['font'] = font), before);
}

async function expectPaper(page: Page): Promise<void> {
  await page.setViewportSize({ width: PAPER, height: 1000 });
  await page.emulateMedia({ media: 'print' });
  const found = await page.locator('.paper').evaluate((paper, width) => {
    const texts = [...paper.querySelectorAll('p, dd, dt, td, th, h2, h3')].filter(
      (text) => text.getClientRects().length > 0,
    );
    return {
      beyond: texts.filter((text) => text.getBoundingClientRect().right > width + 1).length,
      small: Math.min(...texts.map((text) => parseFloat(getComputedStyle(text).fontSize))),
      heads: [...paper.querySelectorAll('thead')].map((head) => getComputedStyle(head).display),
    };
  }, PAPER);
  expect(found.beyond).toBe(0);
  expect(found.small).toBeGreaterThanOrEqual(LEAST_LETTERS - 0.1);
  expect(new Set(found.heads)).toEqual(new Set(['table-header-group']));
  await expect(page.locator('.paper-contents')).toBeHidden();
}
