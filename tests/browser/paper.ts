// What a page is on paper.

import type { Page } from '@playwright/test';

import { expect, expectNoSidewaysScroll } from './test.ts';

/** The width between the margins of a sheet. */
const PAPER = 718;

/** Sets the page on its paper: nothing lies beyond the edge of an upright sheet. */
export async function print(page: Page): Promise<void> {
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

/** Printed: the heading and, over invented figures, their marks are there, and nothing to press is. */
export async function expectPrinted(page: Page): Promise<void> {
  await print(page);
  await expect(page.locator('h1')).toBeVisible();
  // where the bar stands over figures, it is printed, and every sheet has a mark
  const barred = await page.locator('.notice-bar.demonstration').count();
  for (const selector of ['.notice-bar.demonstration', '.across'])
    await expect(page.locator(`${selector}:visible`)).toHaveCount(barred);
  for (const selector of ['.sidebar', '.filters', '.tools', '.consent'])
    await expect(page.locator(selector).first()).toBeHidden();
}
