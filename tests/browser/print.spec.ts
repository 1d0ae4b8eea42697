// On paper, with letters twice the size, in forced colours and without motion nothing is lost.

import type { Page } from '@playwright/test';

import { portal, sampleOf, visitsOf } from './portal.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, open, test } from './test.ts';

const sample = sampleOf(visitsOf(portal)).map((visit) => visit.address);
/** The width between the margins of a sheet. */
const PAPER = 718;

/** Sets the page on its paper: nothing lies beyond the edge of an upright sheet. */
async function print(page: Page): Promise<void> {
  await page.setViewportSize({ width: PAPER, height: 1000 });
  await page.emulateMedia({ media: 'print' });
  const beyond = await page
    .locator('table.figures :is(td, th)')
    .evaluateAll(
      (cells, width) =>
        cells.filter((cell) => cell.getBoundingClientRect().right > width + 1).length,
      PAPER,
    );
  expect(beyond, 'cells beyond the edge of the paper').toBe(0);
  await expectNoSidewaysScroll(page);
  const pdf = await page.pdf({ preferCSSPageSize: true });
  expect(
    pdf.includes('/MediaBox [0 0 841') || pdf.includes('/MediaBox [0 0 842'),
    'a wide sheet',
  ).toBe(false);
}

/** Texts that their own box cuts off, though it does not scroll. */
async function cutTexts(page: Page): Promise<string[]> {
  return await page.evaluate(() =>
    [...document.querySelectorAll('h1, h2, a, button, summary, label, legend, p, td, th, li')]
      .filter((element) => {
        const style = getComputedStyle(element);
        const hidden =
          element.closest('.visually-hidden, details:not([open]) > :not(summary)') !== null ||
          style.clipPath !== 'none' ||
          style.visibility === 'hidden';
        return (
          !hidden &&
          ['hidden', 'clip'].includes(style.overflowX) &&
          element.scrollWidth > element.clientWidth + 1
        );
      })
      .map((element) => element.textContent.slice(0, 60)),
  );
}

for (const address of sample) {
  test(`${address} is printed whole`, async ({ page }) => {
    await open(page, address);
    await print(page);
    await expect(page.locator('h1')).toBeVisible();
    // where the bar stands over figures, it is printed, and every sheet has a mark
    const barred = await page.locator('.notice-bar.demonstration').count();
    for (const selector of ['.notice-bar.demonstration', '.across'])
      await expect(page.locator(`${selector}:visible`)).toHaveCount(barred);
    for (const selector of ['.sidebar', '.filters', '.tools', '.consent'])
      await expect(page.locator(selector).first()).toBeHidden();
  });

  test(`${address} keeps every word with letters twice the size`, async ({ page }) => {
    await open(page, address);
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    for (const width of [1280, 640]) {
      await page.setViewportSize({ width, height: 900 });
      await expectNoSidewaysScroll(page);
      expect(await cutTexts(page)).toEqual([]);
    }
  });
}

test('all rows that are open are printed', async ({ page }) => {
  await open(page, '/national-budget/incomes?open=all');
  const rows = await page.locator('table[role=treegrid] tbody tr').count();
  await print(page);
  expect(await page.locator('table[role=treegrid] tbody tr:visible').count()).toBe(rows);
  await expect(page.locator('.bars').first()).toBeVisible();
});

test('forced colours leave the page accessible', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, '/test');
  await expectAccessible(page);
  await expect(page.locator('.kinds a[aria-current]').first()).toBeVisible();
});

test('nothing moves where a reader asked for no motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/national-budget/incomes');
  await page.locator('table[role=treegrid] tbody tr').nth(1).locator('.opener').click();
  await expect(page).toHaveURL(/open=/);
  const moving = await page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .filter(
        (element) =>
          getComputedStyle(element).transitionDuration !== '0s' ||
          getComputedStyle(element).animationName !== 'none',
      )
      .map((element) => element.className.toString()),
  );
  expect(moving).toEqual([]);
});
