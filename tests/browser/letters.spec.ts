// Letters that the portal ships: no text waits for them, nothing moves when they come late, and the next page has them.

import type { Page } from '@playwright/test';

import { sampleOf, portal, visitsOf } from './portal.ts';
import { expect, open, test } from './test.ts';

const LATE_MS = 1500;

/** How far anything has moved by itself since the page began. */
const shift = (page: Page) =>
  page.evaluate(
    async () =>
      await new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            if ('value' in entry && typeof entry.value === 'number') sum += entry.value;
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(sum), 100);
      }),
  );

/** Families that the letters of an element are drawn from. */
async function drawnFrom(page: Page, selector: string): Promise<string[]> {
  const client = await page.context().newCDPSession(page);
  await client.send('DOM.enable');
  await client.send('CSS.enable');
  const { root } = await client.send('DOM.getDocument');
  const { nodeId } = await client.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await client.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts.map(({ familyName }) => familyName);
}

test('text stands before its letters have come, and stays where it is when they come', async ({
  page,
}) => {
  await page.route('**/*.woff2', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, LATE_MS));
    await route.continue();
  });
  for (const { address } of sampleOf(visitsOf(portal)).filter((_, i) => i % 6 === 0)) {
    await page.goto(address, { waitUntil: 'load' });
    const painted = await page.evaluate(
      () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
    );
    await page.evaluate(async () => await document.fonts.ready);
    expect(await shift(page), address).toBe(0);
    if (painted !== undefined) expect(painted, address).toBeLessThan(LATE_MS);
  }
});

test('a page whose letters are there has them, figures and Ukrainian alike', async ({ page }) => {
  await open(page, '/budget-literacy/glossary');
  await page.evaluate(async () => await document.fonts.ready);
  // a frame may be drawn before what the browser keeps is read
  await expect(async () => {
    await open(page, '/national-budget/incomes');
    await expect(page.locator('html[data-letters]')).toBeAttached({ timeout: 500 });
  }).toPass();
  expect(await shift(page)).toBe(0);
  expect(await drawnFrom(page, 'h1')).toEqual(['Literata']);
  for (const text of ['main p', 'main td'])
    expect(await drawnFrom(page, text), text).toEqual(['Onest']);
});
